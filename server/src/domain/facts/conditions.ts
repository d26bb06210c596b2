import { wordsOf } from '../words.ts';
import type { FactKind } from './fact.ts';
import { findAll, type Found } from './found.ts';
import { stem } from './stem.ts';

/** Words that say nothing of what a condition or exception is. */
const small = new Set(
  (
    'o a os as um uma de da do das dos em na no nas nos por pra pro para p com c sem s e ou que se ao aos qualquer todo toda todos ' +
    'todas mais menos nossa nosso essa esse esta este aqui ja ai la tem ter so somente apenas via pelo pela tipo nenhum nenhuma ' +
    'hoje mas porque pq quando quem como tudo nada isso depois antes dia se la tambem mesmo nesse nessa neste nesta seu sua voce vc gente'
  ).split(' '),
);

/** The stems of the first words that name something, as a key. */
export const keyOf = (words: string, most = 2): string =>
  wordsOf(words)
    .map(({ text }) => text)
    .filter((word) => !small.has(word) && word.length > 1 && !/^\d/.test(word))
    .slice(0, most)
    .map(stem)
    .join(' ');

const payments: readonly (readonly [RegExp, string, string])[] = [
  [/\bpix\b/g, 'pix', 'Pix'],
  [/\b(?:dinheiro|especie|cash)\b(?!\s+de volta)/g, 'dinheiro', 'dinheiro'],
  [
    /\b(?:cartao|cartoes|credito|debito|maquininha)\b(?!\s+(?:de visita|fidelidade|postal|presente|de natal|do\b|de vacin|que\b))/g,
    'cartao',
    'cartão',
  ],
  [/\bboleto\b/g, 'boleto', 'boleto'],
  [/\b(?:a vista|avista)\b/g, 'vista', 'à vista'],
  [/\b(?:vale[- ]?(?:refeicao|alimentacao)|ticket|alelo|sodexo)\b/g, 'vale', 'vale-refeição'],
  [/\bfiado\b/g, 'fiado', 'fiado'],
];

/** Ways of paying that folded words name. */
export const paymentsIn = (folded: string): readonly Found[] =>
  payments.flatMap(([pattern, key, label]) => findAll(folded, pattern, () => ({ kind: 'payment', key, label })));

const free =
  /\b(?:gratis|gratuit[oa]s?|gratuitamente|cortesia|de graca|0800(?![\s.-]?\d)|free\b|(?:sem|zero|s\/?)\s+(?:custos?|taxa(?:\s+de\s+entrega)?|matricula|frete|cobrar)|(?:frete|entrega|taxa|matricula|entrada|visita|avaliacao|anuidade|adesao)\s+(?:e\s)?(?:zero|0(?![\d,.]\d|\d)|por nossa conta|e por nossa conta)|(?:e|sai|fica|vai)\s+por nossa conta|por nossa conta|nao (?:tem|ha) (?:nenhum )?custo(?: nenhum)?|nao custa nada|sem pagar (?:nada|por (?:isso|ela|ele)|matricula|taxa|frete|entrega|entrada)|(?:nao|n) (?:paga|pagam|pagar|cobramos|cobra)(?=\s*(?:nada|[.,!;\n]|$|matricula|taxa|entrada|frete|entrega))|isent[oa]s?)\b/g;

/** What costs nothing. */
export const freeIn = (folded: string): readonly Found[] =>
  findAll(folded, free, () => ({ kind: 'free', key: 'free', label: 'grátis' }));

/** A condition: how it is told, and what a text must say to have it. */
interface Rule {
  readonly key: string;
  readonly label: string;
  readonly told: RegExp;
  readonly said: RegExp;
}

const rules: readonly Rule[] = [
  {
    key: 'agendamento',
    label: 'com hora marcada',
    told: /(?<!\b(?:n|nao|nem)\s)\b(?:(?:com|c\/|c|mediante|sob|so por|por|necessario|precisa|tem que|so com|so)\s?(?:o\s)?(?:agendamento|agend\b|(?:hora|hr|horario|hor)s?\.? marcad[ao]|agendar|marcar|reserva antecipada|reserva previa)|agendamento (?:previo|obrigatorio)|agendar antes|agende antes)\b/g,
    said: /agend|horas? marcada|horario marcado|marc(?:a|ar|ando|que|amos|ada|ado)\b|reserv/,
  },
  {
    key: 'chegada',
    label: 'por ordem de chegada',
    told: /\b(?:por\s)?ordem de chegada\b/g,
    said: /chegada|chegar|chega |chegou|\bfila\b|sem (?:hora|agend|marcar|precisar)|nao (?:precisa|e preciso) (?:de )?(?:agend|marc|hora)|\bordem\b/,
  },
  {
    key: 'encomenda',
    label: 'sob encomenda',
    told: /\b(?:(?:sob|so por|so|somente por|por|apenas)\sencomenda|encomendar? (?:com|antes)|com\s(?:\d{1,2}|um|uma|dois|duas|tres)\s(?:dias?|horas?|h|semanas?)\sde\santecedencia|com antecedencia|antecedencia (?:minima )?de|encomenda com)/g,
    said: /encomend|avis|antecedencia|\bantes\b|pedid|\bpeca\b|reserv/,
  },
  {
    key: 'estoque',
    label: 'enquanto durar o estoque',
    told: /\b(?:enquanto (?:durar(?:em)?|tiver|houver|tem|ter)|ate (?:durar|acabar|esgotar|terminar|o fim do estoque)|limitado ao estoque|sujeito a disponibilidade|limitad[oa] a|estoque limitado|vagas limitadas)\b/g,
    said: /enquanto|dur(?:ar|arem|a)\b|acab|esgot|limitad|disponib|ultim|estoque|restam|poucas|poucos|\blot(?:a|ar|ou|em)\b|encher|preench|complet|fech(?:ar|e|ou)\b/,
  },
  {
    key: 'retirada',
    label: 'retirada no local',
    told: /\b(?:(?:so|somente|apenas)\s(?:(?:p\/|para|com|pra|na)\s)?(?:retirada|retirar|retira|balcao)|retirada (?:no|na|so|somente|apenas)|retirar (?:no|na|aqui)|para retirada|sem entrega)\b/g,
    said: /retir|\bbusc|\bpeg(?:a|ue|ar)\b|balcao|passa(?:r)? aqui|na loja|no local/,
  },
  {
    key: 'primeira',
    label: 'na primeira compra',
    told: /\b(?:primeir[ao]|1[ao\u00aa])\s(?:compra|consulta|visita|vez|sessao|aula|pedido|atendimento|mensalidade|mes|corte|avaliacao)\b|\b(?:nov[oa]s?\s(?:client|alun|pacient|assinant)[a-z]{1,4}|client[ea]s?\snov[oa]s?)\b/g,
    said: /primeir|\bnov[oa]s?\b|estrei|nunca|1[aª]/,
  },
  {
    key: 'minimo',
    label: 'pedido mínimo',
    told: /\b(?:acima de|no minimo|minimo de|pedido minimo(?: de)?|compras? (?:acima|a partir) de|minimo)\s(?:r\$\s?)?\d{1,4}(?:[.,]\d{2})?(?:\s?(?:reais|pessoas|pecas|unidades|itens|convidados|km))?\b|\ba partir de\s\d{1,3}\s(?:pessoas|pecas|unidades|itens|convidados)\b/g,
    said: /acima|a partir|minim|mais de|desde|pass(?:a|am|ar|ando|ou|arem)? d[eoa]|ultrapass|cheg(?:a|am|ar|ando|arem) a|somando|superior|pelo menos/,
  },
  {
    key: 'idade',
    label: 'conforme a idade',
    told: /\b(?:maiores de|menores de|acima de|ate|a partir de|proibido para menores|\+)\s?\d{1,2}\s?anos\b|\bmaiores de 18\b|\bsomente adultos\b|\bacompanhad[oa]s? d/g,
    said: /\banos\b|maior|menor|adult|acompanhad|idade/,
  },
  {
    key: 'apresentando',
    label: 'mediante apresentação',
    told: /\b(?:mediante (?!agendamento|reserva)|apresentando|mostrando(?! (?:como|que|q|o|a|os|as|quando|por)\b)|com (?:carteirinha|comprovante|cupom|documento|receita|pedido medico)|trazendo|quem (?:trouxer|mostrar|apresentar|indicar|seguir|marcar|levar|usar)|aniversariante)/g,
    said: /apresent|mostr|carteirinha|comprovante|cupom|document|receita|traz|troux|traga|indic|leve|lev(?:ar|ando)|segu|aniversari|mediante|us(?:e|ar|ando)|pedido medico|marc/,
  },
  {
    key: 'limite',
    label: 'limite por cliente',
    told: /(?<![\d,.$])\b(?:[1-5]|um[a]?)\s(?:\w{1,15}\s)?por (?:cliente|cpf|pessoa|familia|casa)\b(?!\s(?:r\$|\d))|\blimite de \d/g,
    said: /por (?:cliente|cpf|pessoa|familia|casa)|limite|cada (?:cliente|pessoa|cpf)/,
  },
];

const startingAt = /a partir|desde|comeca|inicia|\bparte[m]? de|partindo|minim/;

/** Whether folded words say the condition of a key. */
export const saysCondition = (key: string, said: string): boolean => {
  if (key === 'apartir') return startingAt.test(said);
  const rule = rules.find((one) => one.key === key);
  if (rule) return rule.said.test(said);
  const stems = new Set(wordsOf(said).map(({ text }) => stem(text)));
  return key.split(' ').some((word) => stems.has(word));
};

/** "só no dinheiro", "somente sábado": whatever an offer is limited to, in words of no rule. */
const only =
  /\b(?:so|somente|apenas|exclusiv[oa](?:mente)?|valid[oa] (?:so|apenas|somente)|vale so)\s((?:(?:no|na|nos|nas|em|com|p\/|para|pra|pro|por|de|pelo|pela|ao|aos|as)\s)(?:[a-z]{2,20})(?:\s(?:de|do|da)\s[a-z]{2,20})?)/g;
/** "frete gratis so sul e sudeste" */
const onlyOffer =
  /(?<=\b(?:gratis|gratuit[oa]|frete|entrega|entregamos|desconto|off|reais|promo(?:cao)?|valid[oa]|vale)\s)(?:so|somente|apenas)\s((?!para\b|pra\b|pro\b|com\b|n[oa]s?\b|em\b|ate\b|est[ae]\b|ess[ae]\b|por\b|de\b|a\b|ao\b|aos\b|hoje\b|amanha\b|dia\b|quem\b)[a-z]{3,20}(?:(?:,\s|\se\s)[a-z]{3,20})?)(?=\s*(?:[.,;!\n)]|$))/g;
/** What follows "só" and limits nothing. */
const style =
  /^(?:de (?:pensar|olhar|ver|ler|lembrar|ouvir)|pra (?:voce|vc|mim|gente)|para voce|por (?:hoje|isso|aqui|agora)|em (?:pensar|olhar|ver)|no (?:capricho|jeito)|com (?:voce|amor)|de saber|de imaginar|na (?:boa|manha)|de sentir)/;

/** Conditions of folded words: with an appointment, to order, while stocks last, only in cash. */
export function conditionsIn(folded: string): readonly Found[] {
  const known = rules.flatMap(({ key, label, told }) =>
    findAll(folded, told, ({ 0: words }) => ({
      kind: 'condition',
      key,
      label: key === 'minimo' || key === 'idade' ? words.trim() : label,
    })),
  );
  const limited = [only, onlyOffer].flatMap((pattern) =>
    findAll(folded, pattern, ({ 0: words, 1: what = '' }) => {
      const key = keyOf(what, 1);
      return key === '' || style.test(what) || /\d|hoje|amanha|seman|^ate\b|dia\b/.test(what)
        ? null
        : { kind: 'condition', key, label: words };
    }),
  );
  // "só com hora marcada" is one condition.
  return [...known, ...limited.filter((one) => !known.some(({ start, end }) => start < one.end && end > one.start))];
}

const leaves =
  /\b(?:exceto|excetuando|salvo|fora(?! d[oae]s?\b| da\b| de\b|-| que\b| isso| do comum)|com excecao d[eao]s?|a excecao d[eao]s?|tirando|sem contar|(?<!\b(?:a|pelo|ao|nada|ou|muito|por|e|em|nem|de|uma?|ainda|bem|mes|hora) )menos(?!\s(?:de|que|do|da|é|e|tempo|um|uma|dois|mal|ainda|r\$|\d|por|[a-z]{1,12}\sque|stress|pressa|dor|esforco|trabalho|barulho|gordura|acucar|calor|preocup|desperd|frizz|volume|sal)\b))\s(?:(?:[oa]s?|n[oa]s?|em|aos?|de|da|do)\s){0,2}((?!(?:[oa]s|de)\s)[a-z0-9]{2,20}(?:[ -]feira)?(?:\s(?:de|da|do|e|ou)\s[a-z]{3,20})?)/g;
const notValid =
  /\b(?:nao|n)\s(?:vale|e valido|e valida|serve|inclui|inclusos?|inclusas?|esta incluso|estao inclusos|entra(?:m)?|participa(?:m)?|se aplica|conta|acumula|cumulativo|e cumulativo|cobre|abrange)\s?((?:(?:com|para|pra|p\/?|n[oa]s?|[oa]s?|em|de|a|outr[oa]s)\s){0,3}[a-z]{2,20}(?:\s[a-z]{3,20})?)?/g;
const apart =
  /\b([a-z]{3,20})\s(?:(?:(?:e|sao|fica|ficam)\s)?(?:cobrad[oa]s?|vendid[oa]s?|pag[oa]s?)\s(?:a parte|por fora)|a parte|(?<=\b(?:frete|entregas?|taxas?|materia(?:l|is)|instalacao|montagem|bebidas?|lanches?)\s)por fora|(?:nao|n) inclus[oa]s?|(?:nao|n) (?:esta|estao) inclus[oa]s?|cobrad[oa]s? a parte)\b/g;

/** The stem of the last word that names something: "não dou aula de química" is about chemistry. */
function lastKeyOf(words: string): string {
  const keys = keyOf(words, 9).split(' ');
  return keys.findLast((key) => !/^(?:local|loj|moment|cas|aqui|mesm|feir|gent)$/.test(key)) ?? keys[0] ?? '';
}

/** One fact for each thing that is denied together: "jaquetas e casacos". */
const each = (
  folded: string,
  pattern: RegExp,
  kind: FactKind,
  keyIn: (words: string) => string = (words) => keyOf(words, 1),
): readonly Found[] =>
  [...folded.matchAll(pattern)].flatMap(({ 0: words, 1: what = '', index }) =>
    what
      .split(/[,/]|\s(?:e|ou|nem)\s/)
      .map(keyIn)
      .filter((key) => key !== '')
      .map((key) => ({ kind, key, label: words, start: index, end: index + words.length })),
  );

/** What an offer or a schedule leaves out: "menos jaquetas", "exceto feriado", "não inclui bebida", "bebida à parte". */
export const exceptionsIn = (folded: string): readonly Found[] => [
  ...each(folded, leaves, 'exception'),
  ...each(folded, apart, 'exception'),
  ...findAll(folded, notValid, ({ 0: words, 1: what = '' }) => {
    const key = /c?umula/.test(words) ? 'acumul' : keyOf(what.replace(/\b(?:com|outr[oa]s?)\b/g, ' '), 1);
    return key === '' ? null : { kind: 'exception', key, label: words };
  }),
];

/** What a business does: "não" before it states something of the shop, not of life. */
const verb =
  'receb(?:e|o|emos|em)|lav(?:a|o|amos)|doa(?:mos)?|dou|damos|leio|lemos|abr(?:e|o|imos|em|iremos)|abriremos|funciona(?:mos|m)?|atend(?:e|o|emos|em)|aceita(?:mos|m)?|aceito|entreg(?:a|o|amos|am)|faz(?:emos|em)?|faco|vend(?:e|o|emos)|trabalh(?:a|o|amos)|cobra(?:mos|m)?|parcel(?:a|o|amos)|troc(?:a|o|amos)|reserv(?:a|amos)|devolv(?:e|emos)|tem|temos|terá|tera|teremos|vai ter|havera|vamos abrir|vai abrir|servi(?:mos)|serve|fia|fiamos|permit(?:e|imos|ido)|pode|leva(?:mos)?|envia(?:mos)?|usa(?:mos)?|uso|precisa|e preciso|e necessario';
const denied = new RegExp(
  `\\b(?:nao|n)\\s(?:${verb})\\s((?:(?:em|n[oa]s?|aos?|as?|os?|de|com|c\\/?|por|pra|para|p\\/?|mais|fora|nenhum[a]?|tod[ao]s?|d[oa]s?|d)\\s){0,3}[a-z0-9-]{2,20}(?:\\s(?:de|da|do|no|na|ou|nem|a|em|com|para|pra)\\s[a-z]{3,20})?)`,
  'g',
);
const closed =
  /\b(?:fech(?:ad[oa]s?|amos|a)|folga(?:mos)?|sem atendimento|sem expediente)\s(?:(?:n[oa]s?|aos?|as?|em|dia|de|toda|todo)\s){0,3}((?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feriados?|seg|ter|qua|qui|sex|dom|sab|[2-6][aª])(?:[ -]feiras?)?(?:\s?(?:,|e|ou)\s(?:n[oa]s?\s|aos?\s)?(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feriados?|seg|ter|qua|qui|sex|dom|sab|[2-6][aª])(?:[ -]feiras?)?){0,2})\b/g;
/** The end of a range ("terça a sábado, segunda não abre") is none of the closed days. */
const closedAfter =
  /(?<!\b(?:segunda|terca|quarta|quinta|sexta|seg|ter|qua|qui|sex|[2-6]a)(?:[ -]feira)?\s(?:a|ate)\s(?:o\s)?)\b((?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|seg|ter|qua|qui|sex|dom|sab|feriados?|[2-6][aª])(?:[ -]feiras?)?(?:\s?(?:,|\/|e|ou)\s?(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|seg|ter|qua|qui|sex|dom|sab|feriados?)(?:[ -]feiras?)?){0,3})\s(?:(?:e|a gente|nos|estamos|esta|fica|ficamos)\s)?(?:fech(?:ad[oa]s?|amos|a)|(?:nao|n) (?:abr(?:e|imos|o)|funciona|atend(?:e|emos|o)|tem)|folga)\b(?!,?\s(?:n[oa]s?\s|aos?\s|em\s)?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|seg|sab|dom)\b)/g;
/** "mas não nos feriados", "feriado? A porta fica fechada" */
const notOn =
  /\bnao\s(?:n[oa]s?|aos?|em|de)\s((?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feriados?)(?:[ -]feiras?)?)\b/g;
const closedOn =
  /\b(feriados?)\b[^.!\n]{0,12}[?,:]\s(?:[a-z]{1,8}\s){0,3}(?:fech(?:ad[oa]s?|amos|a)|nao (?:abr\w{1,4}|tem|funciona))\b/g;
const deniedAfter =
  /\b([a-z]{4,20}(?:\sd[aeo]\s[a-z]{3,20})?)\s(?:a gente\s|nos\s)?(?:ainda\s)?(?:(?:nao|n)\s(?:temos|tem|faz(?:emos|em)?|faco|trabalhamos|trabalho|aceit(?:amos|a|o)|vend(?:emos|e|o)|entreg(?:amos|a|o)|receb(?:emos|e|o)))(?=\s*(?:[.,;!\n]|$))/g;
/** "boleto n"; of other things ("ovo de pascoa n") it may say something else. */
const noAfter = /\b([a-z]{2,20})\sn(?=\s*(?:[.,;!\n]|$))/g;
const surelyDenied =
  /^(?:bolet|cart|credit|debit|pix|cheque|fiad|vr|va|vale|ticket|feriad|doming|sabad|segund|entreg|delivery|frete|pet|cachorr|crianc)/;
/** "n parcelo", "n entregamos" */
const verbAlone =
  /\b(?:nao|n)\s((?:parcel|entreg|aceit|atend|troc|alug|reserv|envi|vend)(?:o|a|amos|emos|e))(?=\s*(?:[.,;!\n)]|$))/g;
const lacking =
  /(?:\bsem\s|\bs\/\s?|\bs\s|\bzero\s|\bnao (?:leva|vai|contem|tem)\s)(gluten|lactose|acucar|leite|ovo|amendoim|juros|conservantes?|corantes?|agrotoxicos?|alcool|parabenos?|sulfato|formol|fidelidade|consulta ao spc|consulta spc|taxa|multa|entrada|entrega|estacionamento|reserva|agendamento|carne|agendar|pets?|animais|fumantes?)\b/g;

/** Among closed days "ter" is Tuesday, and no verb. */
const closedKeyOf = (words: string): string => (/^\W*ter\W*$/.test(words) ? 'terc' : keyOf(words, 1));

/** What the business or its goods do not do or have: "não aceitamos cartão", "fechado segunda", "sem lactose". */
export const denialsIn = (folded: string): readonly Found[] => [
  ...each(folded, denied, 'denial', lastKeyOf),
  ...[closed, closedAfter].flatMap((pattern) => each(folded, pattern, 'denial', closedKeyOf)),
  ...[closedOn, notOn, deniedAfter, verbAlone, lacking].flatMap((pattern) => each(folded, pattern, 'denial')),
  ...each(folded, noAfter, 'denial').map((found): Found => ({
    ...found,
    certainty: surelyDenied.test(found.key) ? 'certain' : 'doubtful',
  })),
];
