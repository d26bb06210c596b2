import { expect, it } from 'vitest';
import { afterSave } from './saving';

it('after a save a form shows what the server stored, and in fields that were changed meanwhile what was typed', () => {
  const sent = { name: 'Pão', website: 'loja.example', city: 'Pelotas' };
  const draft = { ...sent, city: 'Canela' };
  const answer = { name: 'Pão', website: 'https://loja.example', city: 'Pelotas' };
  expect(afterSave(draft, sent, answer)).toEqual({ ...answer, city: 'Canela' });
});

it('a field that was not sent keeps what is typed in it', () => {
  const draft = { name: 'Pão da Praça', city: 'Canela' };
  expect(afterSave(draft, { name: 'Pão da Praça' }, { name: 'Pão da Praça', city: 'Pelotas' })).toEqual(draft);
});
