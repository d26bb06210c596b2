import { describe, expect, it } from 'vitest';
import { emailRule } from './emailRule';

describe('the rule of an e-mail address', () => {
  it.each([
    'maria@padaria.com.br',
    ' maria@padaria.com ',
    'm.silva+loja@sub.padaria.example',
    'ana-1@pão.com.br',
    'maria@padaria-da-praca.store',
  ])('accepts %j', (typed) => expect(emailRule(typed)).toBeUndefined());

  it.each([
    ['', 'Informe seu e-mail.'],
    ['   ', 'Informe seu e-mail.'],
    ['maria', 'Falta o @'],
    ['maria@padaria', 'Falta o final do e-mail'],
    ['maria@padaria.', 'Falta o final do e-mail'],
    ['@padaria.com.br', 'Confira o e-mail.'],
    ['maria@', 'Confira o e-mail.'],
    ['maria@padaria..com', 'Confira o e-mail.'],
    ['maria silva@padaria.com.br', 'Confira o e-mail.'],
    ['maria@ana@padaria.com.br', 'Confira o e-mail.'],
    ['maria@padaria.c', 'Confira o e-mail.'],
    ['maria@192.168.0.1', 'Confira o e-mail.'],
  ])('refuses %j with %j', (typed, message) => expect(emailRule(typed)).toContain(message));
});
