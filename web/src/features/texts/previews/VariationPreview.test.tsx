// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContentType } from '../../../gql/graphql';
import { PreviewOf } from './VariationPreview';

afterEach(cleanup);

const business = { name: 'Pão da Praça', handle: 'paodapraca', domain: 'paodapraca.com.br' };

const show = (contentType: ContentType, text: string, campaignLink: string | null = null) =>
  render(<PreviewOf contentType={contentType} text={text} campaignLink={campaignLink} business={business} />).container;

describe('on Instagram', () => {
  it('opens and folds at “mais”', () => {
    const post = show('POST_INSTAGRAM', 'Saiu do forno.\n\nVem buscar. #Pão');
    expect(post.textContent).toContain('paodapraca Saiu do forno.… mais');
    expect(post.textContent).not.toContain('Vem buscar.');
    fireEvent.click(screen.getByRole('button', { name: 'mais', expanded: false }));
    expect(post.textContent).toContain('Vem buscar. #Pão');
    fireEvent.click(screen.getByRole('button', { name: 'menos', expanded: true }));
    expect(post.textContent).not.toContain('Vem buscar.');
  });

  it('has nothing to open where all is shown', () => {
    show('POST_INSTAGRAM', 'Saiu do forno.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('shows WhatsApp’s marks as their look', () => {
  const chat = show('MENSAGEM_WHATSAPP', '*Pão* ~R$ 15~\nhttps://pao.example');
  expect(chat.querySelector('strong')?.textContent).toBe('Pão');
  expect(chat.querySelector('s')?.textContent).toBe('R$ 15');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://pao.example/');
});

it('marks where an ad is cut, and names the site of the campaign', () => {
  const ad = show(
    'TEXTO_ANUNCIO',
    `Texto principal: Pão\nTítulo: ${'a'.repeat(27)}bcd\nDescrição: hoje`,
    'https://www.loja.example/x',
  );
  expect([...ad.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['bcd']);
  expect(ad.textContent).toContain('loja.example');
  cleanup();
  expect(show('TEXTO_ANUNCIO', 'Texto principal: Pão\nTítulo: Hoje').textContent).toContain('Tudo cabe sem cortes.');
});

it('shows an e-mail in the inbox and open', () => {
  const mail = show('EMAIL_MARKETING', 'Assunto: Fornada\nPré-cabeçalho: Às 16h\n\nOi!');
  expect(mail.querySelector('summary')?.textContent).toMatch(/Pão da Praça.*Fornada.*Às 16h/);
  expect(mail.querySelector('details')?.open).toBe(true);
  expect(mail.textContent).toContain('Oi!');
});

it('shows a script as a table with its length', () => {
  show('ROTEIRO_REELS', 'Gancho\n\nTempo | Fala | Cena\n0-3 s | Oi | Forno\n3-32 s | Vem | Loja');
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('rowheader', { name: '3-32 s' })).toBeTruthy();
  expect(screen.getByText('32 s')).toBeTruthy();
});

it('marks what is left to fill in', () => {
  const shop = show('DESCRICAO_PRODUTO', 'Pão\n\n- Preço: [preencher: preço]');
  expect(shop.querySelector('li mark')?.textContent).toBe('[preencher: preço]');
});

const types: ContentType[] = [
  'POST_INSTAGRAM',
  'DESCRICAO_PRODUTO',
  'MENSAGEM_WHATSAPP',
  'ROTEIRO_REELS',
  'TEXTO_ANUNCIO',
  'EMAIL_MARKETING',
];

it.each(types)('shows a %s that has another shape as it is', (type) => {
  expect(show(type, 'Uma linha só, sem nada marcado.').textContent).toContain('Uma linha só, sem nada marcado.');
});

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '*<b onmouseover=alert(1)>x</b>*',
  '[x](javascript:alert(1))',
  'javascript:alert(1)',
  'https://a.example/"onmouseover="alert(1)',
  '```<iframe src=javascript:alert(1)>```',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;script&gt;',
];
const shapes: Record<string, (payload: string) => string> = {
  plain: (payload) => payload,
  ad: (payload) => `Texto principal: ${payload}\nTítulo: ${payload}\nDescrição: ${payload}\nLink: ${payload}`,
  email: (payload) => `Assunto: ${payload}\nPré-cabeçalho: ${payload}\n\n${payload}`,
  script: (payload) => `${payload}\n0-3 s | ${payload} | ${payload}\nLegenda: ${payload}`,
};

describe.each(types)('untrusted text as %s', (type) => {
  it.each(Object.keys(shapes))('stays text in the shape of %s', (shape) => {
    for (const payload of payloads) {
      const page = show(type, shapes[shape]?.(payload) ?? '', payload);
      expect(page.querySelectorAll('script, img, iframe, [onerror], [onload], [onmouseover]')).toHaveLength(0);
      for (const { href } of page.querySelectorAll('a')) expect(href).toMatch(/^https:\/\/a\.example\//);
      cleanup();
    }
  });
});
