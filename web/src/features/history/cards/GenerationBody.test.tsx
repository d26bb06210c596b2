// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openDialogs } from '../../../tests/dialogs';
import { aGeneration, aPlan, aViewer, createPageWrapper, signIn, type Answers } from '../../../tests/pageWrapper';
import { GenerationBody } from './GenerationBody';

beforeAll(openDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Shown {
  readonly plan?: Partial<typeof aPlan>;
  /** Other than that of the owner. */
  readonly plans?: readonly object[];
  readonly generation?: object;
  readonly answers?: Answers;
}

/** Two texts of an owner whose plan has these features, or edits none, both with a blank for the price. */
async function twoTexts(
  features: typeof aPlan.features = [],
  { plan = {}, plans = [], generation: other = {}, answers = {} }: Shown = {},
) {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  const texts = ['Pão por [preencher: preço] hoje', 'Na chapa: [preencher: preço]'];
  const shown = { ...aGeneration('g1', 'POST_INSTAGRAM', texts), ...other };
  const generation = shown as unknown as ComponentProps<typeof GenerationBody>['generation'];
  const wrapper = createPageWrapper(answers, { config: { plans: [aPlan, ...plans] } });
  vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true });
  render(
    <GenerationBody
      generation={generation}
      plan={{ ...aPlan, ...plan, features }}
      failure={undefined}
      disabled={false}
      onEdit={() => {}}
      onEditing={() => {}}
      onDelete={() => {}}
    />,
    { wrapper },
  );
  await screen.findByRole('tabpanel');
  const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  return {
    press,
    brief: () => (wrapper.router.state.location.state as { brief: object } | null)?.brief,
    open: (tab: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name: tab }))),
    type: (value: string) => fireEvent.change(screen.getByRole('textbox', { name: 'preço' }), { target: { value } }),
    async copied() {
      await press('Copiar');
      return writeText.mock.lastCall?.[0];
    },
  };
}

it('a blank that is filled in one variation is shown and copied in that one alone', async () => {
  const { press, open, type, copied } = await twoTexts();
  await press('Preencher: preço');
  type('R$ 5');
  await press('Pronto');
  expect(screen.getByRole('tabpanel').textContent).toContain('Pão por R$ 5 hoje');
  await open('Variação 2');
  expect(screen.getByRole('tabpanel').textContent).not.toContain('R$ 5');
  expect(await copied()).toBe('Na chapa: [preencher: preço]');
  await press('Preencher: preço');
  type('R$ 6');
  await press('Pronto');
  await open('Variação 1');
  expect(screen.getByRole('tabpanel').textContent).toContain('Pão por R$ 5 hoje');
});

it('a field in which a price is being typed is not open in the next variation', async () => {
  const { press, open, type } = await twoTexts();
  await press('Preencher: preço');
  type('R$ 5');
  await open('Variação 2');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Preencher: preço' })).toBeDefined();
});

it('a blank that is saved once another variation is shown leaves the focus where it went', async () => {
  const { promise: saving, resolve } = Promise.withResolvers<object>();
  const { press, open, type } = await twoTexts(['EDITING'], { answers: { UpdateVariations: () => saving } });
  await press('Preencher: preço');
  type('R$ 5');
  await press('Pronto');
  await open('Variação 2');
  const tab = screen.getByRole('tab', { name: 'Variação 2' });
  act(() => tab.focus());
  const generation = { ...aGeneration('g1', 'POST_INSTAGRAM', ['Pão por R$ 5 hoje', 'b']), adjustmentsLeft: 5 };
  await act(async () => resolve({ updateVariations: { __typename: 'UpdateVariationsSuccess', generation } }));
  await expect.poll(() => localStorage.getItem('bemtevi:conta::preenchidos')).toBe('{}');
  expect(document.activeElement).toBe(tab);
});

it('while a text is edited the tabs of the others are disabled, and they are enabled again when the edit ends', async () => {
  const { press, open } = await twoTexts(['EDITING']);
  const closed = () => screen.getAllByRole<HTMLButtonElement>('tab').map(({ disabled }) => disabled);
  await open('Variação 2');
  expect(closed()).toEqual([false, false]);
  await press('Editar');
  expect(screen.getByRole('textbox', { name: /Editar variação 2/ })).toBeDefined();
  expect(closed()).toEqual([true, false]);
  await press('Cancelar');
  expect(closed()).toEqual([false, false]);
});

const voo = { ...aPlan, name: 'Plano Voo', variations: 4 };

it.each([
  [
    'that writes fewer texts than another',
    aPlan,
    0,
    ['Variação 3: disponível no Plano Voo', 'Variação 4: disponível no Plano Voo'],
  ],
  ['that shows all of its texts', voo, 0, []],
  ['that leaves one of them out', voo, 1, ['Variação 3: disponível no Plano Voo']],
])(
  'a plan %s shows a locked tab for each variation that another plan has',
  async (_, plan, lockedVariations, locked) => {
    await twoTexts([], { plan, plans: [voo], generation: { lockedVariations } });
    const links = screen.queryAllByRole('link', { name: /^Variação/ });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(locked);
  },
);

it.each([
  [['EDITING'], 'Antes', true],
  [['EDITING'], 'Pão por [preencher: preço] hoje', false],
  [[], 'Antes', false],
] as const)('with the features %j the original %j can be restored: %s', async (features, text, isOffered) => {
  const originalVariations = [text, 'Na chapa: [preencher: preço]'].map((original) => ({
    __typename: 'Variation',
    text: original,
  }));
  await twoTexts([...features], { generation: { originalVariations } });
  expect(screen.queryByRole('button', { name: 'Restaurar original' }) !== null).toBe(isOffered);
});

it('the facts of a text are requested once they are opened, and are those of the text that is shown', async () => {
  const resolver = vi.fn<() => object>(() => ({
    generation: {
      __typename: 'Generation',
      id: 'g1',
      variations: ['R$ 5', 'R$ 6'].map((label) => ({
        __typename: 'Variation',
        text: label,
        facts: [{ __typename: 'ToldFact', label, presence: 'PRESENT' }],
      })),
    },
  }));
  const { open } = await twoTexts([], { answers: { GenerationFacts: resolver } });
  await open('Variação 2');
  expect(resolver).not.toHaveBeenCalled();
  const facts = screen.getByText('Conferir os fatos').closest('details')!;
  facts.open = true;
  await act(async () => void fireEvent(facts, new Event('toggle')));
  expect(await screen.findByText('R$ 6')).toBeDefined();
  expect(screen.queryByText('R$ 5')).toBeNull();
});

it('reusing a text fills in its whole brief, as one text also when a kit was requested last', async () => {
  const { press, brief } = await twoTexts([], { generation: { tone: 'VENDER', campaignLink: 'https://loja.example' } });
  await press(/^Usar de novo/);
  expect(brief()).toEqual({
    contentType: 'POST_INSTAGRAM',
    tone: 'VENDER',
    topic: 'Pão na chapa',
    campaignLink: 'https://loja.example',
    isKit: false,
    writtenTopic: 'Pão na chapa',
  });
});

/** The texts of an owner who is writing a brief. */
async function besideABrief(topic: string, writtenTopic: string) {
  signIn();
  localStorage.setItem('bemtevi:conta:u1:pedido', JSON.stringify({ topic, writtenTopic }));
  const shown = await twoTexts([], { answers: { Viewer: () => ({ viewer: aViewer }) } });
  await act(async () => {});
  return shown;
}

it('reusing a text replaces a brief without a written text only after a question', async () => {
  const { press, brief } = await besideABrief('Bolo de fubá', 'Broa');
  await press(/^Usar de novo/);
  expect(screen.getByRole('alertdialog').textContent).toContain('Trocar o que você escreveu por este pedido?');
  await press('Manter o meu');
  expect(brief()).toBeUndefined();
  await press(/^Usar de novo/);
  await press('Trocar');
  expect(brief()).toMatchObject({ topic: 'Pão na chapa' });
});

it('reusing a text replaces a brief with a written text without a question', async () => {
  const { press, brief } = await besideABrief('Bolo de fubá', 'Bolo de fubá');
  await press(/^Usar de novo/);
  expect(brief()).toMatchObject({ topic: 'Pão na chapa' });
});
