// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useWizardStep } from './useWizardStep';

afterEach(cleanup);

/** A wizard that was left at its third step, opened from another page. */
function aWizard() {
  let remembered = 3;
  const Wizard = () => {
    const { step, goTo, goBack } = useWizardStep(remembered, (now) => (remembered = now));
    return (
      <>
        <output>{step}</output>
        <button onClick={goBack}>Voltar</button>
        <button onClick={() => goTo(step + 1)}>Continuar</button>
      </>
    );
  };
  const routes = [
    { path: '/', element: null },
    { path: '/onboarding', element: <Wizard /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/onboarding'], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  const press = (name: string, times = 1) =>
    act(async () => {
      for (let time = 0; time < times; time += 1) fireEvent.click(screen.getByRole('button', { name }));
    });
  const step = () => screen.getByRole('status').textContent;
  return { router, press, step };
}

it('Voltar goes one step back each time, also in a visit that began at a later step', async () => {
  const { router, press, step } = aWizard();
  expect(step()).toBe('3');
  await press('Voltar');
  expect(step()).toBe('2');
  await press('Voltar');
  expect([router.state.location.pathname, step()]).toEqual(['/onboarding', '1']);
});

it('Back of the browser goes back to the step before', async () => {
  const { router, press, step } = aWizard();
  await press('Voltar');
  await press('Continuar');
  expect(step()).toBe('3');
  await act(() => router.navigate(-1));
  expect(step()).toBe('2');
});

it('a double tap goes one step on or back, and Back of the browser undoes it at once', async () => {
  const { router, press, step } = aWizard();
  await press('Voltar');
  await press('Continuar', 2);
  expect(step()).toBe('3');
  await act(() => router.navigate(-1));
  expect(step()).toBe('2');
  await press('Continuar');
  await press('Voltar', 2);
  expect([router.state.location.pathname, step()]).toEqual(['/onboarding', '2']);
});
