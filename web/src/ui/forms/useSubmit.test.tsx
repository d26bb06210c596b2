// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSubmit } from './useSubmit';

afterEach(cleanup);

/** A form whose action the test resolves or rejects. */
function aForm() {
  const ends: { resolve(): void; reject(reason: Error): void }[] = [];
  const action = vi.fn<(form: FormData) => Promise<void>>(
    () => new Promise((resolve, reject) => void ends.push({ resolve, reject })),
  );
  const Form = () => {
    const { busy, onSubmit } = useSubmit(action);
    return (
      <form aria-label="Um formulário" aria-busy={busy} onSubmit={onSubmit}>
        <input name="email" aria-label="E-mail" defaultValue="ana@loja.example" />
      </form>
    );
  };
  render(<Form />);
  const form = screen.getByRole('form');
  return { action, ends, form, submit: () => fireEvent.submit(form) };
}

it('a second submit before the first is answered is ignored', async () => {
  const { action, ends, form, submit } = aForm();
  // Both before the next render, as when Enter is pressed twice.
  act(() => {
    submit();
    submit();
  });
  expect(action).toHaveBeenCalledOnce();
  expect(action.mock.calls[0]![0].get('email')).toBe('ana@loja.example');
  expect(form.getAttribute('aria-busy')).toBe('true');
  submit();
  expect(action).toHaveBeenCalledOnce();

  await act(async () => ends[0]!.resolve());
  expect(form.getAttribute('aria-busy')).toBe('false');
  submit();
  expect(action).toHaveBeenCalledTimes(2);
});
