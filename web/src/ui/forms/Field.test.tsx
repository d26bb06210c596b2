// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Field } from './Field';
import { TextAreaField } from './TextAreaField';

afterEach(cleanup);

/** The words that a screen reader adds to the field's name. */
const described = () =>
  (screen.getByRole('textbox', { name: 'Nome' }).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('a field is described by its hint and, once it is refused, by the reason', () => {
  const { rerender } = render(<Field label="Nome" hint="Como os clientes chamam você." />);
  expect(described()).toEqual(['Como os clientes chamam você.']);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  rerender(<Field label="Nome" hint="Como os clientes chamam você." error="Diga o nome." />);
  expect(described()).toEqual(['Como os clientes chamam você.', 'Diga o nome.']);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  rerender(<Field label="Nome" error="Diga o nome." />);
  expect(described()).toEqual(['Diga o nome.']);
});

const over = 'Encurte um pouco: cabem 10 caracteres.';
const near = 'O texto está perto do limite.';
it.each([
  ['a'.repeat(8), null, '', null],
  ['a'.repeat(9), '9/ de 10 caracteres', near, null],
  ['👩‍👩‍👧‍👦'.repeat(10), '10/ de 10 caracteres', near, null],
  ['a'.repeat(11), '11/ de 10 caracteres', '', over],
])('a field of ten characters with %j counts %j and says %j', (value, counted, announced, error) => {
  render(<Field label="Nome" limit={10} value={value} onChange={() => {}} />);
  const counter = screen.queryByText(/caracteres$/)?.closest('p') ?? null;
  const shown = counter === null ? null : (counter.textContent ?? '').replace(near, '');
  expect([shown, screen.queryByRole('status')?.textContent ?? '']).toEqual([counted, announced]);
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(error);
});

it('the error of a field takes precedence over that of its limit, and an optional field is labelled as optional', () => {
  render(<Field label="Nome" optional limit={2} value="abc" error="Use outro nome." onChange={() => {}} />);
  expect(screen.getByRole('alert').textContent).toBe('Use outro nome.');
  expect(screen.getByLabelText('Nome (opcional)')).toBeDefined();
});

it('an uncontrolled text field counts the characters of its initial value and of what is typed', () => {
  const change = vi.fn<() => void>();
  render(<TextAreaField label="Assunto" limit={10} defaultValue="abc" onChange={change} />);
  const counted = () => screen.getByText(/caracteres/, { selector: 'span' }).closest('p')?.textContent;
  expect(counted()).toContain('3/');
  fireEvent.change(screen.getByLabelText('Assunto'), { target: { value: 'abcdefghijk' } });
  expect([counted()?.slice(0, 3), change.mock.calls.length]).toEqual(['11/', 1]);
  expect(screen.getByRole('alert').textContent).toBe(over);
});
