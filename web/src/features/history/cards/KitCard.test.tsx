// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aGeneration, aPlan, createPageWrapper } from '../../../tests/pageWrapper';
import { KitCard } from './KitCard';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Props = ComponentProps<typeof KitCard>;

const contentTypes = ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP', 'TEXTO_ANUNCIO'] as const;
const texts = contentTypes.map((type, index) => ({
  ...aGeneration(`g${index}`, type, [`Texto ${type}`]),
  // The second text failed at first, and was written on the next day.
  createdAt: `2026-03-1${index === 1 ? 1 : 0}T12:00:00.000Z`,
}));

/** The card of a kit of three texts. */
async function aKit({
  plan = aPlan,
  failure = null,
  wide = true,
}: Partial<Pick<Props, 'plan' | 'failure'>> & { wide?: boolean } = {}) {
  const onDelete = vi.fn<Props['onDelete']>();
  const onEditing = vi.fn<Props['onEditing']>();
  const card = (nodes: readonly object[]) => (
    <KitCard
      kit={{ id: 'k1', contentTypes: [...contentTypes] }}
      nodes={nodes as Props['nodes']}
      plan={plan}
      headingRef={() => {}}
      failure={failure}
      disabled={false}
      isOpen={wide}
      onToggle={() => {}}
      onEditing={onEditing}
      onDelete={onDelete}
    />
  );
  // The list has the newest first.
  const wrapper = createPageWrapper({}, { wide });
  const { rerender } = render(card(texts.toReversed()), { wrapper });
  await screen.findByRole('heading', { level: 2 });
  const tabs = screen.queryByRole('tablist', { name: 'Textos do kit' });
  return {
    open: (name: string) => fireEvent.click(screen.getByRole('tab', { name })),
    remove: (gone: string) => rerender(card(texts.filter(({ contentType }) => contentType !== gone))),
    press: (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name })),
    onDelete,
    onEditing,
    state: () => wrapper.router.state.location.state as unknown,
    title: () => screen.getByRole('heading', { level: 2 }).textContent,
    picked: () =>
      [...(tabs?.querySelectorAll('[role=tab]') ?? [])]
        .filter((tab) => tab.getAttribute('aria-selected') === 'true')
        .map(({ textContent }) => textContent),
    shown: () => texts.filter(({ variations: [one] }) => screen.queryByText(one!.text)?.closest('[hidden]') === null),
  };
}

it('the texts of a kit stand in the order in which their types were asked for, one at a time', async () => {
  const { open, title, picked, shown } = await aKit();
  expect(title()).toBe('Kit de campanha · 3 textos');
  expect([picked(), shown()]).toEqual([['Post de Instagram'], [texts[0]]]);
  open('Texto de Anúncio');
  expect([picked(), shown()]).toEqual([['Texto de Anúncio'], [texts[2]]]);
});

it('a folded kit is described by its topic', async () => {
  await aKit({ wide: false });
  expect(screen.getByRole('button', { name: 'Kit de campanha · 3 textos' }).getAttribute('aria-describedby')).toBe(
    screen.getByText(texts[0]!.topic).id,
  );
});

it('when the open text is deleted and was the last, the one before it is shown', async () => {
  const { open, remove, title, picked, shown } = await aKit();
  open('Texto de Anúncio');
  remove('TEXTO_ANUNCIO');
  expect(title()).toBe('Kit de campanha · 2 de 3 textos');
  expect([picked(), shown()]).toEqual([['Mensagem de WhatsApp'], [texts[1]]]);
});

it('when the open text is deleted and others follow, the next one is shown', async () => {
  const { remove, picked, shown } = await aKit();
  remove('POST_INSTAGRAM');
  expect([picked(), shown()]).toEqual([['Mensagem de WhatsApp'], [texts[1]]]);
});

it('a kit is used again with the types that it was asked for, although one of its texts was deleted', async () => {
  const { remove, press, state } = await aKit();
  remove('MENSAGEM_WHATSAPP');
  press('Usar o kit de novo');
  await waitFor(() => expect(state()).toMatchObject({ brief: { isKit: true, kitTypes: contentTypes } }));
});

it('a text of a kit and the whole kit are deleted by buttons of their own', async () => {
  const { open, press, onDelete } = await aKit();
  open('Mensagem de WhatsApp');
  press(/^Excluir *Pão/);
  press('Excluir o kit');
  expect(onDelete.mock.calls).toEqual([['g1'], [null]]);
});

it('a text of a kit that could not be deleted says so, and the others do not', async () => {
  const { open } = await aKit({ failure: { id: 'g1', message: 'Sem conexão.' } });
  expect(screen.queryByRole('alert')).toBeNull();
  open('Mensagem de WhatsApp');
  expect(screen.getByRole('alert').textContent).toContain('Erro ao excluir: Sem conexão.');
});

it('a kit has an address of its own, and is as new as the newest of its texts', async () => {
  await aKit();
  expect(screen.getByRole('link', { name: 'Abrir o kit' }).getAttribute('href')).toBe('/generate/kit-k1');
  expect(document.querySelector('time')?.dateTime).toBe('2026-03-11T12:00:00.000Z');
});

it('unsaved edits are reported with the id of their text', async () => {
  const { open, press, onEditing } = await aKit({ plan: { ...aPlan, features: ['EDITING'] } });
  open('Mensagem de WhatsApp');
  press('Editar');
  fireEvent.change(screen.getByRole('textbox', { name: 'Editar variação 1' }), { target: { value: 'Outro' } });
  expect(onEditing.mock.lastCall).toEqual(['g1', true]);
});
