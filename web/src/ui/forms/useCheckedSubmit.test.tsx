// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Field } from './Field';
import { requiredRule, useCheckedSubmit } from './useCheckedSubmit';

afterEach(cleanup);

const words = { name: 'Diga o nome.', email: 'Diga o e-mail.', taken: 'Este e-mail já tem uma conta.' };

/** A form of two fields, of which the server refuses one address. */
function aForm() {
  const action = vi.fn<(form: FormData) => void>();
  const Form = () => {
    const { onSubmit, fieldProps } = useCheckedSubmit(
      { name: requiredRule(words.name), email: requiredRule(words.email) },
      async (form, refuse) => {
        action(form);
        if (form.get('email') === 'ana@loja.example') refuse('email', words.taken);
      },
    );
    return (
      <form aria-label="Um formulário" noValidate onSubmit={onSubmit}>
        <Field label="Nome" {...fieldProps('name')} />
        <Field label="E-mail" {...fieldProps('email')} />
      </form>
    );
  };
  render(<Form />);
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return {
    action,
    field,
    type: (name: string, value: string) => fireEvent.input(field(name), { target: { value } }),
    submit: () => act(async () => void fireEvent.submit(screen.getByRole('form'))),
    alerts: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
  };
}

it('a form with blank fields is not sent, shows an error at each of them and focuses the first', async () => {
  const { action, field, type, submit, alerts } = aForm();
  await submit();
  expect(alerts()).toEqual([words.name, words.email]);
  expect(document.activeElement).toBe(field('Nome'));
  type('Nome', 'Ana');
  type('E-mail', '  ');
  await submit();
  expect(alerts()).toEqual([words.email]);
  expect(document.activeElement).toBe(field('E-mail'));
  expect(action).not.toHaveBeenCalled();
});

it('an error disappears when its field is typed in, and the others stay', async () => {
  const { type, submit, alerts } = aForm();
  await submit();
  type('Nome', 'A');
  expect(alerts()).toEqual([words.email]);
  type('E-mail', 'a');
  expect(alerts()).toEqual([]);
});

it('a value that the server refuses shows an error at its field, which has the focus, and can be sent again', async () => {
  const { action, field, type, submit, alerts } = aForm();
  type('Nome', 'Ana');
  type('E-mail', 'ana@loja.example');
  await submit();
  expect(alerts()).toEqual([words.taken]);
  expect(document.activeElement).toBe(field('E-mail'));
  expect(field('Nome').value).toBe('Ana');
  type('E-mail', 'bia@loja.example');
  await submit();
  expect(alerts()).toEqual([]);
  expect(action.mock.calls.map(([form]) => form.get('email'))).toEqual(['ana@loja.example', 'bia@loja.example']);
});
