import type { FieldRule } from './useCheckedSubmit';

const example = 'Exemplo: maria@padaria.com.br.';

/** Refuses what no mail can reach; `maria@padaria` passes a browser's own check. */
export const emailRule: FieldRule = (typed) => {
  const email = typed.trim();
  if (email === '') return 'Informe seu e-mail.';
  const at = email.lastIndexOf('@');
  if (at === -1) return `Falta o @ no e-mail. ${example}`;
  const domain = email.slice(at + 1);
  if (at > 0 && /^[^\s@.]+\.?$/.test(domain)) return `Falta o final do e-mail, como .com.br. ${example}`;
  return /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.\d]{2,}$/.test(email) ? undefined : `Confira o e-mail. ${example}`;
};
