// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { aGeneration, aPlan, ownersPage } from '../../tests/ownersPage';
import { KitCard } from './KitCard';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Props = ComponentProps<typeof KitCard>;

const contentTypes = ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP', 'TEXTO_ANUNCIO'] as const;
const texts = contentTypes.map((type, index) => aGeneration(`g${index}`, type, [`Texto ${type}`]));

/** The card of a kit of three, with so many of its texts in the list. */
async function aKit() {
  const states: unknown[] = [];
  function Here() {
    const { state } = useLocation();
    useEffect(() => void states.push(state), [state]);
    return null;
  }
  const card = (nodes: readonly object[]) => (
    <>
      <Here />
      <KitCard
        kit={{ id: 'k1', contentTypes: [...contentTypes] }}
        nodes={nodes as Props['nodes']}
        plan={aPlan}
        headingRef={() => {}}
        failure={null}
        disabled={false}
        isOpen
        onToggle={() => {}}
        onEditing={() => {}}
        onDelete={() => {}}
      />
    </>
  );
  // The list has the newest first.
  const { rerender } = render(card(texts.toReversed()), { wrapper: ownersPage() });
  const tabs = await screen.findByRole('tablist', { name: 'Textos do kit' });
  return {
    open: (name: string) => fireEvent.click(screen.getByRole('tab', { name })),
    remove: (gone: string) => rerender(card(texts.filter(({ contentType }) => contentType !== gone))),
    useAgain: () => fireEvent.click(screen.getByRole('button', { name: 'Usar o kit de novo' })),
    state: () => states.at(-1),
    title: () => screen.getByRole('heading', { level: 2 }).textContent,
    picked: () =>
      [...tabs.querySelectorAll('[role=tab]')]
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
  const { remove, useAgain, state } = await aKit();
  remove('MENSAGEM_WHATSAPP');
  useAgain();
  await waitFor(() => expect(state()).toMatchObject({ brief: { isKit: true, kitTypes: contentTypes } }));
});
