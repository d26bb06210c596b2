import { fix, type Fix } from './fix.ts';

const numerals = 'duas|dois|tres|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze';
const pluralForms: Readonly<Record<string, string>> = {
  horário: 'horários',
  lugar: 'lugares',
  endereço: 'endereços',
  vaga: 'vagas',
  mesa: 'mesas',
  ano: 'anos',
  mês: 'meses',
  mes: 'meses',
  semana: 'semanas',
  pessoa: 'pessoas',
  aluno: 'alunos',
  peça: 'peças',
  unidade: 'unidades',
  cozinheira: 'cozinheiras',
  cozinheiro: 'cozinheiros',
  auxiliar: 'auxiliares',
  vendedor: 'vendedores',
  vendedora: 'vendedoras',
  atendente: 'atendentes',
  garçom: 'garçons',
  aula: 'aulas',
  foto: 'fotos',
  quarto: 'quartos',
  bandeja: 'bandejas',
  marmita: 'marmitas',
  dia: 'dias',
  sessão: 'sessões',
  parcela: 'parcelas',
  fatia: 'fatias',
  bola: 'bolas',
  sabor: 'sabores',
  cor: 'cores',
  loja: 'lojas',
  ingresso: 'ingressos',
  filhote: 'filhotes',
  kilo: 'quilos',
  quilo: 'quilos',
  criança: 'crianças',
  saco: 'sacos',
  via: 'vias',
  lavagem: 'lavagens',
  encontro: 'encontros',
  funcionário: 'funcionários',
  noite: 'noites',
  banheiro: 'banheiros',
  suíte: 'suítes',
  convidado: 'convidados',
  refeição: 'refeições',
  lado: 'lados',
  acompanhamento: 'acompanhamentos',
  recheio: 'recheios',
  cobertura: 'coberturas',
  camada: 'camadas',
  brinquedo: 'brinquedos',
  opção: 'opções',
  garrafa: 'garrafas',
  camiseta: 'camisetas',
};
/** Before a counted noun: a number from 2 to 19 that is no price and no number of a room or shop. */
const countBefore = '(?<!(?:R\\$|km|nº|bloco|sala|box|loja|[\\d.,]) )(?<=^|[ (])(?:[2-9]|1\\d) ';
const plural = new RegExp(
  `(?<![\\p{L}\\d.,/$]|R\\$ |dias? )((?:[2-9]|[1-9]\\d{1,3})|${numerals}) (${Object.keys(pluralForms).join('|')})(?![\\p{L}])(?! (?:\\d|R\\$|a m[êe]s|de (?:janeiro|dezembro)))`,
  'giu',
);

/** Plurals of nouns and verbs after numbers and plural articles. */
export const agreement: readonly Fix[] = [
  fix(`(?<=(?<![\\d,.])(?:[2-9]|[1-9]\\d+) )pacote(?!\\p{L})`, 'pacotes'),
  // "do 6 ano ao 9 ano": school years.
  fix(
    `(?<=(?:^|[^\\p{L}])(?:do|no|ao|o|pro) )([1-9]) ano(?!\\p{L}| de idade| d[aeo] \\p{Lu}| (?:R\\$ ?)?\\d)`,
    '$1º ano',
  ),
  fix(`(?<=${countBefore})(\\p{L}{3,}[dst]or)(?!\\p{L})`, '$1es'),
  fix(`(?<=${countBefore})(?!dinheiro|inteir)(\\p{L}{3,}(?:eir[oa]|ista))(?!\\p{L})`, '$1s'),
  [/(?<!\p{L})(são|estão|foram|serão|ficam) (\p{L}{2,}[ai]d[oa])(?!\p{L})/gu, '$1 $2s'],
  [
    /(?<!\p{L})((?:d|a)?[oa]s) (\p{Ll}{2,})(ão|ário|dade|eiro|eira)(?!\p{L})/gu,
    (_found, article = '', stem = '', ending = '') => `${article} ${stem}${ending === 'ão' ? 'ões' : `${ending}s`}`,
  ],
  [
    /^(chegou|sobrou|resta|falta|abriu) (?=(?:[2-9]|[1-9]\d|os|as|nov[oa]s|vári[oa]s|muit[oa]s)(?!\d)\s?\p{L}*)/iu,
    (matchText, verb = '') =>
      `${({ chegou: 'Chegaram', sobrou: 'Sobraram', resta: 'Restam', falta: 'Faltam', abriu: 'Abriram' } as Readonly<Record<string, string>>)[verb.toLowerCase()] ?? matchText.trim()} `,
  ],
  [
    /(?<=[,.!\p{L}\d)] )(sobrou|resta|falta) (?=(?:[2-9]|[1-9]\d)\s\p{L})/gu,
    (matchText, verb = '') =>
      `${({ sobrou: 'sobraram', resta: 'restam', falta: 'faltam' } as Readonly<Record<string, string>>)[verb] ?? matchText.trim()} `,
  ],
  [plural, (_found, amount = '', thing = '') => `${amount} ${pluralForms[thing.toLowerCase()] ?? thing}`],
  fix(`(?<=(?:[2-9]|\\d\\d|\\d,\\d+) )metros? quadrados?(?!\\p{L})`, 'metros quadrados'),
  [/(?<=\p{L} |^)(\d{1,2}) mês(?!\p{L})/gu, '$1 meses'],
  [/(?<![\d.,])1 meses/g, '1 mês'],
];
