// @vitest-environment jsdom
import { InMemoryCache } from '@apollo/client';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aGeneration, createPageWrapper } from '../../../tests/pageWrapper';
import { PreviousKit } from './PreviousKit';
import { newKitPart, type KitPart } from './kitPart';
import { KitView } from './KitView';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Props = ComponentProps<typeof KitView>;

const types = ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP', 'TEXTO_ANUNCIO'] as const;
/** The parts of a kit in these states; the plan does not show the stored ones. */
const partsIn = (...states: readonly KitPart['state'][]): KitPart[] =>
  states.map((state, index) => ({ ...newKitPart(types[index]!), state }));

const common = { canEdit: true, locked: 0, upgrade: 'Plano Voo', onEditing: () => {} };

async function aKit(props: Partial<Props>, wide = true) {
  const wrapper = createPageWrapper({}, { wide });
  const view = (more: Partial<Props>) => (
    <KitView parts={partsIn('writing', 'writing')} phase="writing" {...common} {...more} />
  );
  const { rerender } = render(view(props), { wrapper });
  await screen.findByRole('status');
  return { become: (more: Partial<Props>) => rerender(view(more)) };
}

const statusText = () => screen.getAllByRole('status')[0]!.textContent;
const title = () => screen.getAllByRole('heading', { level: 2 })[0]!;

it.each([
  [['writing', 'writing'], 'writing', 'Escrevendo 2 textos…'],
  [['stored', 'writing'], 'writing', '1 de 2 pronto…'],
  [['stored', 'stored', 'writing'], 'writing', '2 de 3 prontos…'],
  [['stored', 'writing'], 'cancelling', 'Cancelando…'],
  [['stored', 'stored'], 'new', '2 textos, mesma ideia.'],
  [['stored', 'missing'], 'new', '1 de 2 pronto.'],
  [['stored', 'missing'], 'previous', '1 de 2 pronto.'],
] as const)('a kit of %j that is %s says: %s', async (states, phase, words) => {
  await aKit({ parts: partsIn(...states), phase });
  expect(statusText()).toBe(words);
});

it.each([
  ['writing', 'Seu kit de campanha', false],
  ['cancelling', 'Seu kit de campanha', false],
  ['new', 'Seu kit está pronto', true],
  ['previous', 'Kit de campanha', false],
] as const)('a kit that is %s is called "%s", and gets the focus: %s', async (phase, name, isFocused) => {
  await aKit({ parts: partsIn('stored', 'stored'), phase });
  expect(title().textContent).toBe(name);
  await waitFor(() => expect(document.activeElement === title()).toBe(isFocused));
});

it('a kit with failed texts is not called ready, and shows each reason once', async () => {
  const [stored, ...missing] = partsIn('stored', 'missing', 'missing');
  const parts = [stored!, ...missing.map((part) => ({ ...part, failure: 'Espere um minuto.' }))];
  const { become } = await aKit({ parts, phase: 'new' });
  expect(title().textContent).toBe('Seu kit ficou incompleto');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['!Espere um minuto.']);
  become({ parts, phase: 'writing' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a kit is cancelled once, and only while it is written', async () => {
  const onCancel = vi.fn<() => void>();
  const { become } = await aKit({ onCancel });
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onCancel).toHaveBeenCalledOnce();
  become({ onCancel, phase: 'cancelling' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancelar' }).disabled).toBe(true);
  become({ onCancel, phase: 'new', parts: partsIn('stored', 'stored') });
  expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
});

it.each([
  [['stored', 'missing', 'missing'], 'Escrever o que faltou · 2 créditos'],
  [['stored', 'missing'], 'Escrever o que faltou · 1 crédito'],
] as const)('the missing texts of %j are written by a button that names their cost', async (states, name) => {
  const onWriteMissing = vi.fn<() => void>();
  await aKit({ parts: partsIn(...states), phase: 'new', onWriteMissing });
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onWriteMissing).toHaveBeenCalledOnce();
});

it('missing texts cannot be requested without a network, while the kit is written, or when none is missing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onWriteMissing = () => {};
  const { become } = await aKit({ parts: partsIn('stored', 'missing'), phase: 'new', onWriteMissing });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /faltou/ }).disabled).toBe(true);
  become({ parts: partsIn('writing', 'missing'), phase: 'writing', onWriteMissing });
  expect(screen.queryByRole('button', { name: /faltou/ })).toBeNull();
  become({ parts: partsIn('stored', 'stored'), phase: 'new', onWriteMissing });
  expect(screen.queryByRole('button', { name: /faltou/ })).toBeNull();
});

it.each([
  ['missing', 'new', 'Este texto não ficou pronto. Nada foi cobrado por ele.', true],
  ['missing', 'previous', 'Este texto não ficou pronto, e o crédito voltou.', false],
  ['deleted', 'previous', 'Este texto foi excluído.', false],
  ['stored', 'previous', 'Este texto está além do que o seu plano mostra.', false],
] as const)('a text that is %s in a kit that is %s says why it is not shown', async (state, phase, why, isNew) => {
  await aKit({ parts: partsIn(state), phase });
  expect(screen.getByText(why)).toBeDefined();
  expect(screen.queryByText('Crédito devolvido') !== null).toBe(isNew);
});

it('on a phone the texts are tabs with the state of each, and one is shown at a time', async () => {
  const parts = partsIn('writing', 'stored', 'missing').map((part) => ({ ...part, texts: ['Um', 'Dois'], current: 1 }));
  await aKit({ parts }, false);
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Post de Instagram …',
    'Mensagem de WhatsApp ✓',
    'Texto de Anúncio ✕',
  ]);
  const isShown = (text: string | RegExp) => screen.getByText(text).closest('[hidden]') === null;
  expect([isShown('Dois'), isShown(/além do que/)]).toEqual([true, false]);
  fireEvent.click(tabs[1]!);
  expect([isShown('Dois'), isShown(/além do que/)]).toEqual([false, true]);
});

/** The answer of the server with texts in these states. */
const kitWith = (...states: readonly string[]) => ({
  kit: {
    __typename: 'Kit',
    id: 'k1',
    texts: states.map((state, index) => ({
      __typename: 'KitText',
      contentType: types[index],
      state,
      generation: state === 'STORED' ? aGeneration(`g${index}`, types[index]!, [`Texto ${index}`]) : null,
      failure: null,
    })),
  },
});

it('a previous kit is polled until another tab has written it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = [kitWith('STORED', 'BEING_WRITTEN'), kitWith('STORED', 'RETURNED')];
  let requestCount = 0;
  const PreviousKitAnswer = () => answers[Math.min(requestCount++, answers.length - 1)]!;
  render(<PreviousKit kitId="k1" onTexts={() => {}} onGone={() => {}} {...common} />, {
    wrapper: createPageWrapper({ PreviousKit: PreviousKitAnswer }),
  });
  expect(await screen.findByText('1 de 2 pronto…')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(screen.getByText('1 de 2 pronto.')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(requestCount).toBe(2);
});

it('a previous kit reports how many of its texts are shown, and none once it is unmounted', async () => {
  const reportedCounts: number[] = [];
  const onTexts = (count: number) => void reportedCounts.push(count);
  const { unmount } = render(<PreviousKit kitId="k1" onTexts={onTexts} onGone={() => {}} {...common} />, {
    wrapper: createPageWrapper({ PreviousKit: () => kitWith('STORED', 'RETURNED', 'STORED') }),
  });
  expect(await screen.findByText('2 de 3 prontos.')).toBeDefined();
  expect(reportedCounts.at(-1)).toBe(2);
  unmount();
  expect(reportedCounts.at(-1)).toBe(0);
});

it('a previous kit that is in the cache is loaded again', async () => {
  const cache = new InMemoryCache();
  const visit = (kit: object) =>
    render(<PreviousKit kitId="k1" onTexts={() => {}} onGone={() => {}} {...common} />, {
      wrapper: createPageWrapper({ PreviousKit: () => kit }, { cache }),
    });
  visit(kitWith('STORED', 'RETURNED'));
  expect(await screen.findByText('1 de 2 pronto.')).toBeDefined();
  cleanup();
  visit(kitWith('STORED', 'STORED'));
  expect(await screen.findByText('2 textos, mesma ideia.')).toBeDefined();
});

it('a previous kit that no longer exists shows a notice, and is forgotten', async () => {
  const onGone = vi.fn<() => void>();
  render(<PreviousKit kitId="k1" onTexts={() => {}} onGone={onGone} {...common} />, {
    wrapper: createPageWrapper({ PreviousKit: () => ({ kit: null }) }),
  });
  expect(await screen.findByText('Este kit não está aqui.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver histórico' }).getAttribute('href')).toBe('/history');
  expect(onGone).toHaveBeenCalledOnce();
});

it('a previous kit that fails to load can be retried', async () => {
  let isDown = true;
  const onGone = vi.fn<() => void>();
  const wrapper = createPageWrapper({
    PreviousKit() {
      if (isDown) throw new TypeError('Failed to fetch');
      return kitWith('STORED');
    },
  });
  render(<PreviousKit kitId="k1" onTexts={() => {}} onGone={onGone} {...common} />, { wrapper });
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar o kit.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 textos, mesma ideia.')).toBeDefined();
  expect(onGone).not.toHaveBeenCalled();
});

it('a kit has unsaved changes until no text of it is being edited', async () => {
  const edited: boolean[] = [];
  const onEditing = (dirty: boolean) => edited.push(dirty);
  render(<PreviousKit kitId="k1" onTexts={() => {}} onGone={() => {}} {...common} onEditing={onEditing} />, {
    wrapper: createPageWrapper({ PreviousKit: () => kitWith('STORED', 'STORED') }, { wide: true }),
  });
  for (const text of ['Texto 0', 'Texto 1']) {
    await screen.findByText(text);
    fireEvent.click(screen.getAllByRole('button', { name: 'Editar' })[0]!);
    fireEvent.change(await screen.findByDisplayValue(text), { target: { value: `${text}, mudado` } });
  }
  expect(edited.at(-1)).toBe(true);
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancelar' })[0]!);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cancelar' })).toHaveLength(1));
  expect(edited.at(-1)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(edited.at(-1)).toBe(false));
});
