/** Full forms of folded abbreviations and variants, so that both have one stem. */
const fullForms: Readonly<Record<string, string>> = {
  g: 'grande',
  gde: 'grande',
  m: 'media',
  med: 'media',
  medio: 'media',
  p: 'pequena',
  peq: 'pequena',
  pequeno: 'pequena',
  seg: 'segunda',
  ter: 'terca',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sab: 'sabado',
  dom: 'domingo',
  '2a': 'segunda',
  '3a': 'terca',
  '4a': 'quarta',
  '5a': 'quinta',
  '6a': 'sexta',
  kg: 'quilo',
  kilo: 'quilo',
  kilos: 'quilo',
  un: 'unidade',
  und: 'unidade',
  unid: 'unidade',
  dz: 'duzia',
  pct: 'pacote',
  cx: 'caixa',
  cartao: 'cartao',
  credito: 'cartao',
  mensalidade: 'mes',
  mensal: 'mes',
  mensais: 'mes',
  avista: 'vista',
  especie: 'dinheiro',
  masc: 'masculino',
  fem: 'feminino',
  adulto: 'adulto',
  kids: 'infantil',
  crianca: 'infantil',
  criancas: 'infantil',
  hidra: 'hidratacao',
  sobranc: 'sobrancelha',
  refri: 'refrigerante',
  choc: 'chocolate',
  niver: 'aniversario',
};

/** A folded word without the endings of number and gender: "inteiras" and "inteiro" have one stem. */
export function stem(word: string): string {
  const fullWord = fullForms[word] ?? word;
  if (fullWord.length <= 3) return fullWord;
  return (fullWord.endsWith('s') ? singular(fullWord) : fullWord).replace(/(?<=.{3})(?:[ae]|(?<!a)o)$/, '');
}

const singular = (plural: string): string =>
  plural
    .replace(/(?:oes|aes|aos)$/, 'ao')
    .replace(/ns$/, 'm')
    .replace(/(?:eis|ais|ois)$/, (ending) => `${ending.charAt(0)}l`)
    .replace(/(?<=[rz])es$/, '')
    .replace(/s$/, '');
