import { fix, wordStart, type Fix } from './fix.ts';

/** Accents of words that exist with and without one: the words beside them decide. */
export const accents: readonly Fix[] = [
  fix(`(?<=(?:^|[^\\p{L}])(?:na|da|à|uma|nossa|pela) )fabrica(?!\\p{L})`, 'fábrica'),
  fix(`${wordStart}(?:à |a )?prova (?:de agua|dagua|d'agua)(?!\\p{L})`, "à prova d'água"),
  fix(`${wordStart}dagua(?!\\p{L})`, "d'água"),
  [
    /(?<=(?:^|[.!?\n]\s*))porque (?=[^.!?\n]*\?)/giu,
    (matchText) => (matchText.startsWith('P') ? 'Por que ' : 'por que '),
  ],
  [/(?<=\p{L}\d* )da (?=\d+\s?%)/gu, 'dá '],
  fix(`${wordStart}ta (?=\\p{L}|\\d)`, 'está '),
  // A closing "tá?" is dropped: "no balcão tá?", "não é remédio tá, …".
  fix(`(?<!(?:^|[^\\p{L}])(?:que|não|já|como|onde|aqui|tudo|ele|ela))[,\\s]+t[aá](?:\\?|(?=[.!,]|$))`, (matchText) =>
    matchText.endsWith('?') ? '.' : '',
  ),
  fix(`${wordStart}t[aá](?=[.,;!]|$)`, 'está'),
  fix(
    `(?<=(?:^|[^\\p{L}])(?:vai|vou|vamos|vão|pode|podem|precisa|precisam|deve|devem|t[eê]m? que|t[eê]m? de)) (?:está|tá)(?!\\p{L})`,
    ' estar',
  ),
  fix(`${wordStart}tava(?!\\p{L})`, 'estava'),
  fix(`${wordStart}tavam(?!\\p{L})`, 'estavam'),
  fix(`${wordStart}tão (?=\\p{L}+ndo(?!\\p{L}))`, 'estão '),
  fix(`${wordStart}to (?=(?:com|em|de|sem|no|na|aqui|atrás|\\p{L}+ndo)(?!\\p{L}))`, 'estou '),
  fix(
    `${wordStart}esta (?=(?:\\p{L}+ndo|abert\\p{L}|fechad\\p{L}|com|de volta|no|na|em|disponível|pront\\p{L}|incluíd\\p{L}|inclus\\p{L}|chei\\p{L}|lotad\\p{L}|esgotad\\p{L}|quase|sem|tudo|lind\\p{L})(?!\\p{L}))`,
    'está ',
  ),
  fix(`(?<=(?:^|[^\\p{L}])(?:não|nao|já|que|aqui|tudo|agora)) esta(?!\\p{L})`, ' está'),
  fix(`(?<=(?:^|[^\\p{L}])não) da(?= (?:para|pra|mais|tempo|certo|pro)(?!\\p{L}))`, ' dá'),
  fix(`(?<=dá (?:para|pra)) por (?=\\p{L})`, ' pôr '),
  fix(`(?<=(?:^|[^\\p{L}])não) e (?=\\p{L})`, ' é '),
  fix(`(?<=(?:^|[^\\p{L}])porque) e (?=\\p{L})`, ' é '),
  fix(`(?<=(?:^|[^\\p{L}])(?:só|basta|é)) por (?=(?:em|n[oa]s?) (?!R\\$|\\d))`, ' pôr '),
  fix(`(?<=(?:^|[^\\p{L}])(?:é|e|cobrad[oa]|pag[oa]|vendid[oa])) a parte(?!\\p{L})(?! (?:de|d[aeo]))`, ' à parte'),
  fix(`(?<=(?:^|[^\\p{L}])(?:do|no|todo o|nosso)) pais(?!\\p{L})`, ' país'),
  fix(`${wordStart}faca (?=(?:sua|seu|já|o|um|uma|parte|chuva|sol)(?!\\p{L}))`, 'faça '),
  fix(`(?<=(?:^|[^\\p{L}])(?:minha|sua|da|a)) avo(?!\\p{L})`, ' avó'),
  fix(`(?<=(?:^|[^\\p{L}])(?:meu|seu|do)) avo(?!\\p{L})`, ' avô'),
  fix(
    `(?<=(?:^|[^\\p{L}])(?:de|do|em|ao|um|para|pra|no)) carne(?= (?:de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|pagamento)|do plano))`,
    ' carnê',
  ),
  fix(
    `${wordStart}(em frente|próxim[oa]|junto|graças|devido|rumo) a (?=(?:igreja|praça|escola|rodoviária|prefeitura|padaria|farmácia|estação|ponte|avenida|loja|matriz|delegacia|praia|feira|caixa|câmara|universidade|faculdade|creche|capela|catedral|quadra|portaria|entrada|lotérica|academia|clínica|UBS)(?!\\p{L}))`,
    '$1 à ',
  ),
  fix(
    `${wordStart}ha (?=\\d+ (?:ano|m[eê]s|dia)|mais de|cerca|quase|muitos|muito tempo|anos|meses|dias|dois|três|dez|vinte|trinta)`,
    'há ',
  ),
  fix(`${wordStart}da (?=(?:para|pra) )`, 'dá '),
  fix(`(?<=(?:casaco|blusa|fios?|novelos?|manta|gorro|meias?|suéter|touca|cachecol) )de lá(?!\\p{L})`, 'de lã'),
  fix(`(?<=(?:^|[^\\p{L}])(?:de|em|desde|até|mês de|\\d) )marco(?!\\p{L})`, 'março'),
  fix(`(\\d (?:anos?|meses|mês|dias)) garantia(?!\\p{L})`, '$1 de garantia'),
  fix(`(?<=(?:prova|aula|parte) )pratica(s?)(?!\\p{L})`, 'prática$1'),
  // The state of Pará.
  fix(
    `(?<=(?:^|[^\\p{L}])(?:do|no) )para(?=[\\s,.;!)]|$)(?! (?:choque|brisa|raio|lama|peito|quedas?|tod[oa]|quem|você|[oa]|seu|sua|ele|ela|meu|minha)s?(?!\\p{L}))`,
    'Pará',
  ),
  [
    /(?<=\p{L} )(?<!(?:preço|valor|partir|cobr\p{L}{1,4}|custo|taxa) )da (?=(?:\d{1,3} (?:fatias|copos|pessoas|porções|marmitas|unidades|litros)|uns|umas|tempo|certo)(?!\p{L}))/gu,
    'dá ',
  ],
  fix(`${wordStart}hortela(?!\\p{L})`, 'hortelã'),
  fix(`${wordStart}doi(?!\\p{L})`, 'dói'),
  fix(`${wordStart}às? vezes(?!\\p{L})`, 'às vezes'),
  fix(`${wordStart}a vista(?!\\p{L})(?! d)`, 'à vista'),
  [
    /(?<![\p{L}\p{N}])a (?=(?:noite|tarde)(?!\p{L}| (?:já|é|lotou|foi)(?!\p{L}))(?<!tarde(?=\s?(?:de|toda)))|lenha(?!\p{L})|moda(?!\p{L})|vontade(?!\p{L})|disposição(?!\p{L})|base de|parte(?! (?:d[aeo]s?|elétrica|hidráulica|escrita|interna|externa|mecânica|teórica|prática|boa|mais)(?!\p{L})))(?<!(?:toda|d|n|\d|tod[ao]|tem|para|pra)\s?a )/giu,
    'à ',
  ],
  // "à mão" for what is made by hand; "segurando a mão" and "não resseca a mão" stay.
  fix(
    `(?<=(?:^|[^\\p{L}])(?:\\p{L}+[aiu]d[oa]s?|feit[oa]s?|escrit[oa]s?|tudo|faço|fazemos|bordo|pinto|costuro|lavo|corto) )a (?=mão(?!\\p{L}))`,
    'à ',
  ),
  fix(
    `${wordStart}as (?=\\d{1,2}h|(?:segundas|terças|quartas|quintas|sextas)(?!\\p{L})(?<=\\p{L}))(?<!(?:são|tem|todas) as )`,
    'às ',
  ),
  fix(
    `${wordStart}as (?=(?:duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze) (?:d[ae] (?:manhã|tarde|noite)|horas|e meia|em ponto)(?!\\p{L}))`,
    'às ',
  ),
  // After another preposition "as" has no grave accent: "para as 8h".
  fix(`(?<=(?:^|[^\\p{L}])(?:para|após|entre|desde) )às(?= \\d)`, 'as'),
  fix(`${wordStart}volta as aulas`, 'volta às aulas'),
];
