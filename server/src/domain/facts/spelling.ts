import { fold } from '../words.ts';

/** A way to spell what is typed without accents; `isEntry` when it is a headword, and no ending of one. */
export interface Form {
  readonly word: string;
  readonly isEntry: boolean;
  /** The dictionary's entries that it is or comes from, each with its flags behind a slash. */
  readonly entries: readonly string[];
}

/** A dictionary of the language. */
export interface Dictionary {
  /** Every word that reads so without accents and capitals; of letters only. */
  formsOf(folded: string): readonly Form[];
}

/** For those who compare words without their accents. */
export const noDictionary: Dictionary = { formsOf: () => [] };

/** What owners shorten, by how it is written out; folded, without a mark behind. */
const shorthand: Readonly<Record<string, string>> = {
  vc: 'você',
  vcs: 'vocês',
  q: 'que',
  ki: 'que',
  pq: 'porque',
  tb: 'também',
  tbm: 'também',
  tbem: 'também',
  agr: 'agora',
  msm: 'mesmo',
  msma: 'mesma',
  enqto: 'enquanto',
  churrasq: 'churrasqueira',
  cond: 'condomínio',
  doc: 'documento',
  mt: 'muito',
  mto: 'muito',
  mta: 'muita',
  mtos: 'muitos',
  mtas: 'muitas',
  hj: 'hoje',
  amanh: 'amanhã',
  qdo: 'quando',
  qnd: 'quando',
  qto: 'quanto',
  td: 'tudo',
  tds: 'todos',
  dps: 'depois',
  msg: 'mensagem',
  zap: 'WhatsApp',
  zapp: 'WhatsApp',
  wpp: 'WhatsApp',
  whats: 'WhatsApp',
  wats: 'WhatsApp',
  watsapp: 'WhatsApp',
  whatsap: 'WhatsApp',
  insta: 'Instagram',
  tel: 'telefone',
  cel: 'celular',
  niver: 'aniversário',
  fds: 'fim de semana',
  pgto: 'pagamento',
  pagto: 'pagamento',
  qtd: 'quantidade',
  unid: 'unidade',
  und: 'unidade',
  pct: 'pacote',
  cx: 'caixa',
  dz: 'dúzia',
  masc: 'masculino',
  fem: 'feminino',
  hidra: 'hidratação',
  sobranc: 'sobrancelha',
  cred: 'crédito',
  deb: 'débito',
  tam: 'tamanho',
  gde: 'grande',
  peq: 'pequena',
  apto: 'apartamento',
  ap: 'apartamento',
  qtos: 'quartos',
  eh: 'é',
  naum: 'não',
  nao: 'não',
  obs: 'observação',
  hrs: 'h',
  sab: 'sábado',
  avista: 'à vista',
  qq: 'qualquer',
  desc: 'desconto',
};

/** Slips of the pen that are common enough to be sure of. */
const slips: Readonly<Record<string, string>> = {
  concerteza: 'com certeza',
  derrepente: 'de repente',
  apartir: 'a partir',
  promossao: 'promoção',
  promosao: 'promoção',
  promoco: 'promoção',
  encomeda: 'encomenda',
  encomedas: 'encomendas',
  incomenda: 'encomenda',
  incomendas: 'encomendas',
  atendimeto: 'atendimento',
  domigo: 'domingo',
  fazemo: 'fazemos',
  serviso: 'serviço',
  servisos: 'serviços',
  presso: 'preço',
  gratiz: 'grátis',
  rematricula: 'rematrícula',
  kilo: 'quilo',
  kilos: 'quilos',
  calsa: 'calça',
  calsas: 'calças',
  jaketa: 'jaqueta',
  jaketas: 'jaquetas',
  cabelereiro: 'cabeleireiro',
  cabelereira: 'cabeleireira',
  cabeleleiro: 'cabeleireiro',
  cabeleleira: 'cabeleireira',
  sombrancelha: 'sobrancelha',
  sombrancelhas: 'sobrancelhas',
  iorgute: 'iogurte',
  mortandela: 'mortadela',
  salcicha: 'salsicha',
  hamburger: 'hambúrguer',
  mussarela: 'muçarela',
  mossarela: 'muçarela',
  chocolat: 'chocolate',
  excessao: 'exceção',
  execao: 'exceção',
  esceto: 'exceto',
  excepto: 'exceto',
  beneficiente: 'beneficente',
  previlegio: 'privilégio',
  infelismente: 'infelizmente',
  dispoivel: 'disponível',
  orsamento: 'orçamento',
  alinhameto: 'alinhamento',
  balanciamento: 'balanceamento',
  manutensao: 'manutenção',
  endereso: 'endereço',
  enderesso: 'endereço',
  profisional: 'profissional',
  profisionais: 'profissionais',
  profissionai: 'profissionais',
  necesario: 'necessário',
  acessorio: 'acessório',
  acesorios: 'acessórios',
  restalrante: 'restaurante',
};

/** Words of which the dictionary has several spellings, by the one that owners mean. */
const meant: ReadonlyMap<string, string> = new Map(
  (
    'importância distância infância elegância tolerância substância ambulância vigilância fragrância instância até já lá só não pé pó chá chás três terça terças manhã manhãs são mãos será serão estará poderá terá fará dará estarão ' +
    'pátio açaí calça calças também amanhã café cafés pão pães mês mãe mães avós pós maçã maçãs atrás através você vocês ' +
    'última últimas último últimos única únicas único únicos própria próprio próprias próprios básica básico válida válido ' +
    'válidas válidos rápida rápido rápidas rápidos ótima ótimo ótimas ótimos pública mecânica técnica técnico música dúvida ' +
    'dúvidas início número números sábado armário horário comércio negócio serviço preço preços espaço endereço começa começam ' +
    'começou almoço almoços lança laço bênção grátis aí daí saída saídas saúde juízo você sítio início sócio sócios ' +
    'prêmio prêmios câmara máquina clínica gráfica elétrica estética cópia cópias diária diárias média médio óleo ' +
    'água águas área áreas aérea família glória história memória farmácia família sandália residência experiência referência referências ' +
    'agência polícia notícia notícias música músicas página peça peças calçada olá abraço abraços tricô braço braços raça raças louça ' +
    'irmã irmãs tarô brechó baú buquê buquês faço crochê bebê bebês chalé chalés roça maciço acarajé após arraiá balé calçado ' +
    'calçados capô contém dominó filé filés força freguês fubá gás graça graças guaraná jacarandá jaú judô mantém paçoca patê ' +
    'porém purê reforço remédio remédios república suflê vôlei pré traça balança tucumã açude pés balcão barracão facão férias bênção tábua maciça convênio convênios cipó úteis tacacá triângulo matrícula matrículas ipê ipês estágio patrocínio pastéis papéis aluguéis fiéis vídeo vídeos fé dúzia dúzias'
  )
    .split(' ')
    .map((word) => [fold(word), word]),
);

/** Words that are right as they stand, whatever else the dictionary has. */
const plain = new Set(
  (
    'maio pelo pela polo por para cara carne mas nos este esta da de e as a o coco avo avos pais forma fora pode como mais sai cai ' +
    'vira ira tem vem ai ha ve le cor sobre ante numa numas nele nela dele dela deles delas uns umas tua seu sua meu minha bola bolo queria ' +
    'fabrica critica pratica gerencia secretaria providencia sabia seria teria serias aquela aquelas aquele ' +
    'agora ele eles dois lugar lugares continua academia leu deu teu deus mini termina edita participe palmer saia coroa coroas yoga diretoria garibaldi'
  ).split(' '),
);

/** Endings that have one spelling, of words that no dictionary has. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)cao$/, 'ção'],
  [/(?<=..)coes$/, 'ções'],
  [/(?<=..)ao$/, 'ão'],
  [/(?<=..)oes$/, 'ões'],
  [/(?<=..)avel$/, 'ável'],
  [/(?<=..)aveis$/, 'áveis'],
  [/(?<=..)ivel$/, 'ível'],
  [/(?<=..)iveis$/, 'íveis'],
  [/(?<=..)ovel$/, 'óvel'],
  [/(?<=..)oveis$/, 'óveis'],
  [/(?<=...)encia$/, 'ência'],
];

const table: ReadonlyMap<string, string> = new Map([...Object.entries(slips), ...Object.entries(shorthand)]);

/** Known by their capitals. */
const capitals: ReadonlyMap<string, string> = new Map(
  (
    'Jesus Biz CG USP LOAS CadÚnico Amil SulAmérica TCC CREF BMW DASN CNAE Unimed Hapvida Bradesco Itaú Nubank Honda Yamaha Fiat Ford Chevrolet Volkswagen Toyota Hyundai Renault Titan Nike Adidas Natura Boticário Shopee Netflix Xiaomi Motorola Philips Electrolux Brastemp Invisalign Brasil Pix WhatsApp Instagram Facebook Google YouTube TikTok iFood Uber iPhone Android Samsung Motorola Natal Páscoa Carnaval Réveillon Wi-Fi ' +
    'CNH VT VR CLT RG CPF CNPJ OAB CRM CRP CRO CRN CREFITO CFM LED TV PVC EJA ENEM VIP DJ MEI IPVA INSS BPC FGTS SUS USB SSD GB HD GNV IPTU PJ ' +
    'SENAC SENAI SESC DETRAN XG GG PP SPC SERASA PC CD DVD LP UTI RH TI EAD MBA ONG CEP IRPF MMA HP XP ML KG KM CM MM SUV UV MDF'
  )
    .split(' ')
    .map((word) => [fold(word), word]),
);

/** Units, as they are written behind a number. */
const units: Readonly<Record<string, string>> = { kgs: 'kg', gr: 'g', lts: 'litros', mts: 'metros', mins: 'minutos' };

const isShouted = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

const isName = (word: string): boolean => word !== word.toLowerCase();

/** The word in the case of another. */
const inCaseOf = (typed: string, word: string): string =>
  isShouted(typed) ? word.toUpperCase() : /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The one spelling that a word without accents has; null where it has none or is right as it stands. */
function accented(folded: string, isAccented: boolean, dictionary: Dictionary): string | null {
  if (folded.length < 3 || plain.has(folded)) return null;
  const forms = dictionary.formsOf(folded);
  const words = forms.filter(({ word }) => !isName(word));
  const others = words.filter(({ word }) => word !== folded);
  const asTyped = words.find(({ word }) => word === folded);
  // Of rarer words the dictionary has one stress of two: "forro" is no "forró" to whoever writes accents.
  const isRarer = (word: string) => (isAccented && /[áéóêô]s?$/.test(word)) || /ãs?$/.test(word);
  if (asTyped === undefined && others.length === 1 && !isRarer(others[0]?.word ?? '')) return others[0]?.word ?? null;
  if (asTyped !== undefined && isAccented) return null;
  // Nothing but "ao" and "caos" is written with these letters and no tilde.
  const nasal = others.filter(({ word }) => /ão$|ões$|ãos$/.test(word));
  const best = nasal.find(({ word }) => /ç[ãõ]/.test(word)) ?? nasal.find(({ isEntry }) => isEntry) ?? nasal[0];
  if (best) return best.word;
  // "água" and "prática" are things, "agua" and "pratica" forms of rarer verbs; "salá" and "panô" are rarer than both.
  const early = others.filter(({ word }) =>
    /[áâéêíóôú][^aeiou]*[aeiou]+[^aeiou]*[aeiou]|[áâéêíóôú]\p{L}*[eiu][aeiou]/u.test(word),
  );
  // "axila" and "consultoria" are things themselves.
  if (early.length === 1 && !asTyped?.isEntry) return early[0]?.word ?? null;
  // "atenderá" is meant, and not "atendera".
  const future = /.[aei]ra$/.test(folded) ? others.find(({ word }) => word.endsWith('rá')) : undefined;
  if (future && folded.length > 5) return future.word;
  if (words.length > 0) return null;
  // "antialérgica", "bioimpedância"
  const [prefix = ''] = /^(?:anti|auto|bio|hiper|micro|mini|multi|semi|super|tele)(?=[a-z]{5})/.exec(folded) ?? [];
  const rest = prefix === '' || forms.length > 0 ? null : accented(folded.slice(prefix.length), isAccented, dictionary);
  if (rest !== null) return prefix + rest;
  const names = forms.filter(({ word }) => isName(word) && !isShouted(word));
  if (names.length > 0) return folded.length > 3 && names.length === 1 ? (names[0]?.word ?? null) : null;
  const rule = endings.find(([pattern]) => pattern.test(folded));
  return rule ? folded.replace(rule[0], rule[1]) : null;
}

/** Words of two letters: any other in capitals is short for something ("PO"). */
const ofTwoLetters = new Set(
  'da de do em na no ao as os eu tu um ou se si me te ja so la ca ir vi ha ai vc pq tb eh dr kg km cm mm ml'.split(' '),
);

/** What is known of the whole text that a word stands in. */
export interface Typed {
  /** Whether it is in capitals, so that they say nothing. */
  readonly isShouted: boolean;
  /** Whether its owner writes accents, so that a word without one is meant so. */
  readonly isAccented: boolean;
}

/** One word as it is spelled: accents, shorthand and slips. */
export function spell(typed: string, text: Typed, dictionary: Dictionary): string {
  const folded = fold(typed);
  const known = capitals.get(folded);
  if (
    known !== undefined &&
    (isShouted(typed) || folded.length > 2 || !isShouted(known) || /^(?:rg|tv|dj|vt|vr|cg)$/.test(folded))
  ) {
    return isShouted(known) && /^(?:ml|kg|km|cm|mm)$/.test(folded) ? folded : known;
  }
  if (text.isShouted && typed.length === 2 && isShouted(typed) && !ofTwoLetters.has(folded)) return typed;
  // "só B": no word and no shorthand has one of these letters alone.
  if (/^[BFRTVWZ]$/.test(typed)) return typed;
  const word = text.isShouted ? typed.toLowerCase() : typed;
  const mended =
    units[folded] ?? table.get(folded) ?? meant.get(folded) ?? accented(folded, text.isAccented, dictionary);
  return mended !== null && keepsAccents(word, mended) ? inCaseOf(word, mended) : word;
}

/** Whether a word has the accents that were typed: "promoçao" is "promoção", and "maça" is not "maca". */
const keepsAccents = (typed: string, word: string): boolean =>
  fold(typed) === typed.toLowerCase() ||
  (typed.length === word.length &&
    [...typed.toLowerCase()].every((letter, at) => fold(letter) === letter || letter === word[at]?.toLowerCase()));
