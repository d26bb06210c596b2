import { developmentUrl } from '../../playwright.config';
import { pageHeading, type Journey } from './state';

export const uiCatalogue: readonly Journey[] = [
  {
    who: 'a developer on the page with all components',
    begin: (page) => page.goto(`${developmentUrl}/dev/ui`),
    states: [
      {
        name: '/dev/ui',
        async open(page) {
          await pageHeading(page, 'Peças da interface').waitFor();
          await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
          return pageHeading(page, 'Peças da interface');
        },
      },
      {
        name: 'an open dialog',
        async open(page) {
          await page.getByRole('button', { name: 'Abrir diálogo' }).click();
          return page.getByRole('dialog', { name: 'Renomear a criação' });
        },
      },
      {
        name: 'a toast of each kind',
        async open(page) {
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: 'Mostrar sucesso' }).click();
          await page.getByRole('button', { name: 'Mostrar erro' }).click();
          return page.getByRole('alert').filter({ hasText: 'Não foi possível salvar.' });
        },
      },
    ],
  },
];
