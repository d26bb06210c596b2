// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CreateKitInput } from '../../../gql/graphql';
import { newKitPart, type KitPart } from '../kit/kitPart';
import type { ClickState } from '../writing/clickState';

vi.mock('../../../session/ConfigProvider', () => ({
  useConfig: () => ({ plans: [{ variations: 1, features: [] }], contentTypes: [], limits: { openingLength: 60 } }),
}));

// Test files of a worker share modules: earlier files would keep them unmocked here, and later ones would get the mocks.
vi.resetModules();
const { ResultPanel } = await import('./ResultPanel');
afterAll(() => void vi.resetModules());

let reducedMotion = false;
const scroll = vi.fn<(how: ScrollIntoViewOptions) => void>();

beforeEach(() => {
  reducedMotion = false;
  scroll.mockClear();
  writeMissing.mockClear();
  // jsdom has neither.
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView = scroll;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = { plan: { variations: 1, features: [] } } as never;
const ignore = () => {};
const writeMissing = vi.fn<(input: CreateKitInput) => void>();
const show = (writing: ClickState) =>
  render(
    <ResultPanel
      click={writing}
      previous={null}
      user={user}
      isTyping={() => false}
      onEditing={ignore}
      onCancel={ignore}
      onWriteMissing={writeMissing}
      onPreviousGone={ignore}
      onKitTexts={ignore}
    />,
    { wrapper: MemoryRouter },
  );

it('the panel says that the credit is back, if it was taken, when the server has said that nothing is charged', () => {
  show({ status: 'failed', message: 'Ocorreu um erro.', returned: true });
  expect(screen.getByRole('alert').textContent).toContain(
    'Ocorreu um erro. Crédito devolvido, se chegou a ser descontado. Seu pedido continua preenchido.',
  );
});

it('the panel says nothing of the credit when the server could not be reached', () => {
  show({ status: 'failed', message: 'Ocorreu um erro.' });
  expect(screen.getByRole('alert').textContent).not.toContain('Crédito');
});

it.each([
  [false, 'smooth'],
  [true, 'auto'],
])('the panel scrolls into view, without animation for reduced motion (%s)', (reduced, behavior) => {
  reducedMotion = reduced;
  show({ status: 'cancelled', stored: null });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior });
});

it.each([
  ['g1', 'O texto ficou pronto antes do cancelamento. Ver o texto', '/generate/g1'],
  ['kit-k1', 'Parte do kit ficou pronta antes do cancelamento. Ver o kit', '/generate/kit-k1'],
])(
  'a result that was stored before its click was cancelled (%s) is announced with a link',
  (stored, words, address) => {
    show({ status: 'cancelled', stored });
    expect(document.body.textContent).toContain(words);
    expect(document.body.textContent).not.toContain('Nada foi cobrado');
    expect(screen.getByRole('link').getAttribute('href')).toBe(address);
  },
);

it.each(['topic', 'campaignLink', 'contentTypes'])(
  'a refusal of %s is shown at its field, and not in the panel',
  (field) => {
    show({ status: 'failed', message: 'Assim não dá.', field });
    expect([screen.queryByRole('alert'), document.body.textContent]).toEqual([
      null,
      expect.stringContaining('Seu texto aparece aqui.'),
    ]);
  },
);

it('a refusal that a larger plan lifts leads to the plans, and not to another try', () => {
  show({ status: 'failed', message: 'Você não tem créditos.', upgrade: true });
  expect(screen.getByRole('alert').textContent).not.toContain('Seu pedido continua preenchido.');
  expect(screen.getByRole('link', { name: 'Ver planos' }).getAttribute('href')).toBe('/plans');
});

it('the missing texts of a kit are requested with the input of the kit, and a refusal shows its reason', async () => {
  const again = { requestId: 'k1', contentTypes: ['POST_INSTAGRAM'] } as unknown as CreateKitInput;
  const part: KitPart = { ...newKitPart('POST_INSTAGRAM'), state: 'missing', failure: 'Espere um minuto.' };
  const failure: ClickState = { status: 'failed', message: 'Você não tem créditos.', upgrade: true };
  show({ status: 'done', id: 'kit-k1', kit: { parts: [part], retryInput: again }, failure });
  fireEvent.click(await screen.findByRole('button', { name: /Escrever o que faltou/ }, { timeout: 15_000 }));
  expect(writeMissing).toHaveBeenCalledExactlyOnceWith(again);
  expect(screen.getByRole('alert').textContent).toContain('Você não tem créditos. Ver planos');
});
