const irregular: Readonly<Record<string, string>> = {
  conferir: 'confira',
  dar: 'dê',
  dizer: 'diga',
  fazer: 'faça',
  ir: 'vá',
  ler: 'leia',
  pedir: 'peça',
  preferir: 'prefira',
  pôr: 'ponha',
  seguir: 'siga',
  ser: 'seja',
  ter: 'tenha',
  trazer: 'traga',
  ver: 'veja',
  vestir: 'vista',
  vir: 'venha',
};

const endings: readonly (readonly [infinitive: RegExp, imperative: string])[] = [
  [/car$/, 'que'],
  [/gar$/, 'gue'],
  [/çar$/, 'ce'],
  [/ar$/, 'e'],
  [/cer$/, 'ça'],
  [/g[ei]r$/, 'ja'],
  [/[ei]r$/, 'a'],
];

/** "marcar", "marcarem" or "comentem" as it is said to somebody: "marque", "comente"; null for what is no such form. */
export function imperativeOf(verb: string): string | null {
  const form = verb.toLowerCase();
  if (/[^r][ae]m$/.test(form)) return form.slice(0, -1);
  const infinitive = form.replace(/(?<=[aei]r)em$/, '');
  const [ending, end] = endings.find(([one]) => one.test(infinitive)) ?? [];
  return irregular[infinitive] ?? (ending === undefined || end === undefined ? null : infinitive.replace(ending, end));
}
