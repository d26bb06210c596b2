// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field } from './Field';

afterEach(cleanup);

/** The words that a screen reader adds to the field's name. */
const described = () =>
  (screen.getByRole('textbox', { name: 'Nome' }).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('a field is described by its hint and, once it is refused, by why', () => {
  const { rerender } = render(<Field label="Nome" hint="Como os clientes chamam você." />);
  expect(described()).toEqual(['Como os clientes chamam você.']);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  rerender(<Field label="Nome" hint="Como os clientes chamam você." error="Diga o nome." />);
  expect(described()).toEqual(['Como os clientes chamam você.', 'Diga o nome.']);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  rerender(<Field label="Nome" error="Diga o nome." />);
  expect(described()).toEqual(['Diga o nome.']);
});
