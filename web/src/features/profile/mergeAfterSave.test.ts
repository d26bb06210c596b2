import { expect, it } from 'vitest';
import { mergeAfterSave } from './mergeAfterSave';

it('after a save a form shows what the server stored, and in fields that were changed meanwhile what was typed', () => {
  const sent = { name: 'Pão', website: 'loja.example', city: 'Pelotas' };
  const draft = { ...sent, city: 'Canela' };
  const answer = { name: 'Pão', website: 'https://loja.example', city: 'Pelotas' };
  expect(mergeAfterSave(draft, sent, answer)).toEqual({ ...answer, city: 'Canela' });
});

it('a field that was not sent keeps what is typed in it', () => {
  const draft = { name: 'Pão da Praça', city: 'Canela' };
  expect(mergeAfterSave(draft, { name: 'Pão da Praça' }, { name: 'Pão da Praça', city: 'Pelotas' })).toEqual(draft);
});
