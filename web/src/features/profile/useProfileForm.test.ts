// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { allFields, type ProfileDraft, type ProfileRules } from '../business/profileFields';
import { useProfileForm } from './useProfileForm';

afterEach(cleanup);

const everyField = <Value>(value: Value) => Object.fromEntries(allFields.map((field) => [field, value]));
const rules: ProfileRules = {
  limits: everyField(80) as ProfileRules['limits'],
  requiredProfileFields: ['businessName', 'businessDesc', 'targetAudience'],
};
const stored = { ...(everyField('') as ProfileDraft), businessCity: 'Rio Grande' };

it.each([
  ['the same value has nothing left to save', 'Pelotas', [], []],
  ['another value is a conflict', 'Canela', ['businessCity'], ['businessCity']],
  ['nothing is a change to save', 'Rio Grande', ['businessCity'], []],
])('a field that is being changed and of which another tab has saved %s', (_, elsewhere, changed, conflicts) => {
  const { result, rerender } = renderHook((saved: ProfileDraft) => useProfileForm(saved, rules), {
    initialProps: stored,
  });
  act(() => result.current.change('businessCity', 'Pelotas'));
  rerender({ ...stored, businessCity: elsewhere });
  expect(result.current.draft.businessCity).toBe('Pelotas');
  expect(result.current).toMatchObject({ changed, conflicts });
});

it('a field that is not being changed takes what another tab has saved', () => {
  const { result, rerender } = renderHook((saved: ProfileDraft) => useProfileForm(saved, rules), {
    initialProps: stored,
  });
  act(() => result.current.change('businessName', 'Pão'));
  rerender({ ...stored, businessCity: 'Canela' });
  expect(result.current.draft).toMatchObject({ businessName: 'Pão', businessCity: 'Canela' });
  expect(result.current).toMatchObject({ changed: ['businessName'], conflicts: [] });
});

it('a changed field is sent with the value that it was changed from, and not with what is saved elsewhere', () => {
  const complete = { ...stored, businessName: 'Pão', businessDesc: 'Padaria', targetAudience: 'Vizinhos' };
  const { result, rerender } = renderHook((saved: ProfileDraft) => useProfileForm(saved, rules), {
    initialProps: complete,
  });
  act(() => result.current.change('businessCity', 'Pelotas'));
  rerender({ ...complete, businessCity: 'Canela' });
  let sent: unknown;
  act(() => void (sent = result.current.validate()));
  expect(sent).toEqual({ input: { businessCity: 'Pelotas', basedOn: { businessCity: 'Rio Grande' } } });
});

it('a blank field is refused where the configuration requires it, and only there', () => {
  const required = { ...rules, requiredProfileFields: ['businessCity'] };
  const { result } = renderHook(() => useProfileForm({ ...stored, businessCity: '' }, required));
  let sent: unknown;
  act(() => void (sent = result.current.validate()));
  expect(sent).toEqual({ refused: 'businessCity' });
  expect(result.current.errors).toEqual({ businessCity: 'Cidade: preencha este campo.' });
});
