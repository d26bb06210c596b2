// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Plan } from '../../../session/plan';
import { aPlan, createPageWrapper } from '../../../tests/pageWrapper';
import { ExplainerBox, FooterBox } from './HistoryBoxes';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const free: Plan = { ...aPlan, variations: 1 };
const voo: Plan = { ...aPlan, name: 'Plano Voo', variations: 3, historySize: 100, features: ['HISTORY_FILTERS'] };
const revoada: Plan = { ...voo, name: 'Plano Revoada', historySize: null };
const config = { plans: [free, voo, revoada] };

const Boxes = ({ plan, count }: { plan: Plan; count: number }) => {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Meu Histórico
      </h1>
      <ExplainerBox plan={plan} title={title} />
      <FooterBox plan={plan} count={count} />
    </>
  );
};

async function open(plan: Plan, count = 0) {
  render(<Boxes plan={plan} count={count} />, { wrapper: createPageWrapper({}, { config }) });
  await screen.findByRole('heading');
}
const explained = () => screen.queryByRole('complementary', { name: 'Como funciona o seu histórico' });
const ended = () => screen.queryByRole('complementary', { name: 'Até onde vai o seu histórico' })?.textContent;

it('a plan without filters is explained, with what the next plan has, until the owner closes the explanation', async () => {
  await open(free);
  expect(explained()?.textContent).toContain('O Plano Ninho mostra seus 10 textos mais recentes, com 1 variação cada.');
  expect(explained()?.textContent).toContain('No Plano Voo, cada texto novo vem com 3 variações');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Entendi' })));
  expect(explained()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  cleanup();
  await open(free);
  expect(explained()).toBeNull();
});

it('a plan with filters has no explanation', async () => {
  await open(voo);
  expect(explained()).toBeNull();
});

it.each([
  [free, 10, 'Plano Voo'],
  [voo, 10, 'Plano Revoada'],
])('the end of the history names the plan that shows more', async (plan, count, larger) => {
  await open(plan, count);
  expect(ended()).toContain(`O ${plan.name} mostra os ${plan.historySize} textos mais recentes.`);
  expect(ended()).toContain(`aparecem com o ${larger}.`);
});

it.each([
  [free, 9],
  [revoada, 99],
])('a history below the limit of its plan, or of a plan without one, does not mention a limit', async (plan, count) => {
  await open(plan, count);
  expect(ended()).toBeUndefined();
});
