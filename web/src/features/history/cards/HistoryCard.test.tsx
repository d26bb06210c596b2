// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aGeneration, aPlan, createPageWrapper } from '../../../tests/pageWrapper';
import { GenerationCard } from './GenerationCard';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Props = ComponentProps<typeof GenerationCard>;

interface Shown extends Partial<Props> {
  wide?: boolean;
  text?: string;
  source?: string;
}

/** The card of a text. */
async function aCard({ wide = false, text = 'Pão quente', source = 'MODEL', ...props }: Shown = {}) {
  const onToggle = vi.fn<(isOpen: boolean) => void>();
  const generation = {
    ...aGeneration('g1', 'POST_INSTAGRAM', [text]),
    createdAt: '2026-03-10T12:05:00.000Z',
    source,
  } as unknown as Props['generation'];
  const card = (isOpen: boolean) => (
    <GenerationCard
      generation={generation}
      plan={aPlan}
      headingRef={() => {}}
      failure={undefined}
      disabled={false}
      onToggle={onToggle}
      onEditing={() => {}}
      onDelete={() => {}}
      {...props}
      isOpen={isOpen}
    />
  );
  const { rerender } = render(card(props.isOpen ?? false), { wrapper: createPageWrapper({}, { wide }) });
  await screen.findByRole('article');
  return { onToggle, open: (isOpen: boolean) => rerender(card(isOpen)) };
}

const toggle = () => screen.getByRole('button', { name: 'Post de Instagram' });
const body = () => screen.queryByText('Objetivo');

it('a folded card shows the day and the beginning of its text, which describes its button', async () => {
  const { onToggle } = await aCard();
  expect(screen.getByText('10/03')).toBeDefined();
  const described = toggle().getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toBe('Pão quente');
  expect(toggle().hasAttribute('aria-controls')).toBe(false);
  expect(body()).toBeNull();
  fireEvent.click(toggle());
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
});

it('an open card shows the moment, and no beginning of its text', async () => {
  const { onToggle } = await aCard({ isOpen: true });
  expect(screen.getByText(/10 de março de 2026/).getAttribute('datetime')).toBe('2026-03-10T12:05:00.000Z');
  expect(toggle().hasAttribute('aria-describedby')).toBe(false);
  expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')?.contains(body())).toBe(true);
  fireEvent.click(toggle());
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(false);
});

it('the body of a card that was opened stays in the page, hidden, while the card is folded', async () => {
  const { open } = await aCard({ isOpen: true });
  open(false);
  expect(body()?.closest('[hidden]')).not.toBeNull();
  open(true);
  expect(body()?.closest('[hidden]')).toBeNull();
});

it('on a wide screen a card is open and has no button to fold it', async () => {
  await aCard({ wide: true });
  expect(screen.queryByRole('button', { name: 'Post de Instagram' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Post de Instagram' })).toBeDefined();
  expect(body()?.closest('[hidden]')).toBeNull();
});

it('a card whose text is edited is open, also once the screen gets narrower', async () => {
  const { onToggle } = await aCard({ wide: true, plan: { ...aPlan, features: ['EDITING'] } });
  fireEvent.click(screen.getByRole('button', { name: 'Editar' }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
});

it.each([
  ['MODEL', true, false],
  ['DRAFT', true, true],
  ['DRAFT', false, false],
])('a text of %s on a card that is open: %s, is marked as a demonstration: %s', async (source, isOpen, isMarked) => {
  await aCard({ source, isOpen });
  expect(screen.queryByText('Modo demonstração') !== null).toBe(isMarked);
});

it.each([
  ['EDITING', false, 1],
  ['EDITING', true, 1],
  [null, false, 0],
  [null, true, 0],
] as const)('with the feature %s on a wide screen (%s) there are %i stars', async (feature, wide, count) => {
  await aCard({ plan: { ...aPlan, features: feature ? [feature] : [] }, wide });
  expect(screen.queryAllByRole('button', { name: /Favorito/ })).toHaveLength(count);
});

it.each([
  ['Pão\n\n quente', 'Pão quente'],
  ['Gancho\n| 0-3 s | Oi |\nLegenda', 'Gancho Legenda'],
  ['| só | tabela |', '| só | tabela |'],
  ['a'.repeat(200), 'a'.repeat(160)],
])('the excerpt of %j is %j', async (text, beginning) => {
  await aCard({ text });
  expect(document.getElementById(toggle().getAttribute('aria-describedby') ?? '')?.textContent).toBe(beginning);
});
