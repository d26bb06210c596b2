/** "par": not within a word. */
const from = '(?<![\\p{L}\\p{N}/])';
type Fixed = string | ((found: string, ...groups: string[]) => string);
const fix = (pattern: string, fixed: Fixed): readonly [RegExp, Fixed] => [new RegExp(pattern, 'giu'), fixed];

const months: Readonly<Record<string, string>> = {
  jan: 'janeiro',
  fev: 'fevereiro',
  mar: 'março',
  abr: 'abril',
  mai: 'maio',
  jun: 'junho',
  jul: 'julho',
  ago: 'agosto',
  set: 'setembro',
  out: 'outubro',
  nov: 'novembro',
  dez: 'dezembro',
};
const weekdays: Readonly<Record<number, string>> = { 2: 'segunda', 3: 'terça', 4: 'quarta', 5: 'quinta', 6: 'sexta' };

const numerals = 'duas|dois|tres|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze';
const counted: Readonly<Record<string, string>> = {
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
};
const plural = new RegExp(
  `(?<![\\p{L}\\d.,/$]|R\\$ |dias? )((?:[2-9]|[1-9]\\d{1,3})|${numerals}) (${Object.keys(counted).join('|')})(?![\\p{L}])(?! (?:\\d|R\\$|de (?:janeiro|dezembro)))`,
  'giu',
);

/** First names, which are names behind "seu", "tia" or "padre". */
const firstNames =
  'jorge|zé|joão|josé|antônio|chico|manoel|manuel|raimundo|pedro|paulo|carlos|luiz|luís|francisco|sebastião|geraldo|osvaldo|valdir|joaquim|nelson|mário|benedito|tião|lúcia|maria|ana|rosa|helena|teresa|cida|lourdes|célia|vera|sônia|marta|neide|zefa|lurdes|bira|cláudio|roberto|marcos|joana';

/** Neighbourhoods that many towns have, or many people know, and whose names are no other words where they stand. */
const neighbourhoods =
  'águas claras|alto da boa vista|alto de pinheiros|asa norte|asa sul|aldeota|barra da tijuca|barra funda|bela vista(?= |$)|boa viagem|boa vista|bom retiro|botafogo|brooklin|butantã|cabo branco|cambuí|campo belo|campo limpo|' +
  'casa amarela|casa verde|centro cívico|centro histórico|cidade baixa|cidade jardim|cidade nova|cidade operária|cohab|cohama|copacabana|coroa do meio|dois unidos|espinheiro|farol|guamá|guará|higienópolis|icaraí|' +
  'ipanema|itaim bibi|itaquera|itapuã|jabaquara|jardim américa|jardim botânico|jardim camburi|jardim europa|jardim paulista|jatiúca|jurunas|lago norte|lago sul|lagoa nova|laranjeiras(?=[ ,.]|$)|leblon|lourdes(?=[ ,.]|$)|' +
  'madureira|manaíra|marambaia|meireles|messejana|moema|moinhos de vento|mooca|nazaré|nova esperança|pajuçara|pampulha|perdizes|petrópolis|pituba|ponta negra|ponta verde|praia de iracema|praia do canto|renascença|rio vermelho|' +
  'sacomã|santa cecília|santa efigênia|santa mônica|santa tereza|santana(?=[ ,.]|$)|santo amaro|savassi|setor bueno|setor central|setor marista|setor oeste|setor sul|taguatinga|tambaú|tatuapé|tijuca|tirol|trindade|turu|umarizal|vila madalena|vila mariana';

/** How owners shorten phrases and type marks, by how they are written; in this order. */
export const fixes: readonly (readonly [RegExp, Fixed])[] = [
  fix(
    `${from}p\\/\\s?(?=(?:msg|mensagem|whats\\p{L}*|zap|telefone|foto|e-?mail|hora|dia|m[eê]s|pessoa|semana|kg|quilo|unidade|vez)(?!\\p{L}))`,
    'por ',
  ),
  [/(?<![\p{L}\p{N}/])[pP]\/\s?(?!(?:[pmgPMG]|gg|pp|GG|PP)(?!\p{L}))(?=\S)/gu, 'para '],
  // One letter by itself, before a word or a count.
  [/(?<![\p{L}\p{N}/'.])s (?=(?!n(?!\p{L}))\p{L}{3,})/gu, 'sem '],
  [/(?<![\p{L}\p{N}/]|(?:vitamina|classe|linha|hepatite|letra|bloco|opção|turma) )c (?=\d)/gu, 'com '],
  [/(?<![\p{L}\p{N}/'])d (?=R?\$?\s?\d)/gu, 'de '],
  [/(?<![\p{L}\p{N}/.'])[nñ] (?=\p{L}{2,})/gu, 'não '],
  [/(?<=(?:rua|r\.|av\.?|avenida|travessa|praça) [\p{L}\d ]{1,30}? )n (?=\d)/giu, 'nº '],
  fix(`${from}ñ(?!\\p{L})`, 'não'),
  fix(`${from}(?:à |a )?prova (?:de agua|dagua|d'agua)(?!\\p{L})`, "à prova d'água"),
  fix(`${from}dagua(?!\\p{L})`, "d'água"),
  fix(`${from}lava.?lou[cç]as(?!\\p{L})`, 'lava-louças'),
  fix(`${from}bem (vind[oa]s?)(?!\\p{L})`, 'bem-$1'),
  fix(`${from}no max(?:imo)?\\.? (?=\\d|de )`, 'no máximo '),
  fix(`${from}m[aá]x\\.? (?=\\d)`, 'máximo de '),
  fix(`(?<!\\d\\s?)${from}m[ií]n\\.? (?=\\d)`, 'mínimo de '),
  fix(`${from}prox(?=\\.? a[os]?(?!\\p{L}))\\.?`, 'próximo'),
  fix(`${from}(a|na|da) prox\\.?(?!\\p{L})`, '$1 próxima'),
  fix(`${from}(o|no|do) prox\\.?(?!\\p{L})`, '$1 próximo'),
  fix(
    `(?<=(?:^|[^\\p{L}])(?:de|em|até|a partir de|\\d) )(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?=[\\s,.;)]|$)(?! (?:por|pessoas|fatias|dias|anos|reais|unidades))`,
    (found) => months[found.toLowerCase()] ?? found,
  ),
  [
    /(?<=(?<![\d/,.])\d{1,2} )(?=(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\p{L}))/gu,
    'de ',
  ],
  [/(?<=\p{L}\d* )da (?=\d+\s?%)/gu, 'dá '],
  [/(?<=\d)\s?hrs?(?!\p{L})/giu, 'h'],
  // "vestido 10, calça 15, meia 3": the last of a list of prices.
  [/(?<=R\$ [\d.,]*\d, [^,.;]*R\$ [\d.,]*\d, (?:\p{L}+ ){1,2})(\d{1,3}(?:,\d\d)?)(?=$|[.;,!](?!\d))/gmu, 'R$ $1'],
  [
    /(?<![\p{L}\p{N}/]|(?:vitamina|classe|linha|hepatite|letra|bloco|opção|turma) )c (?=(?:a|o|as|os|um|uma) \p{L})/gu,
    'com ',
  ],
  [/(?<=(?<!\d)\d{1,2})H(?=\d\d(?!\d)|(?![\p{L}\d]))/gu, 'h'],
  // "toda 4a", "às 2as"
  fix(`(?<=(?:^|[^\\p{L}])(?:toda|cada) )([2-6])ª`, (found) => weekdays[Number(found[0])] ?? found),
  fix(`(?<=(?:^|[^\\p{L}]))[aà]s ([2-6])as(?![\\p{L}])`, (_found, day = '') => `às ${weekdays[Number(day)]}s`),
  // "às 11", "até as 18": an hour where nothing is counted behind it.
  fix(
    `(?<=(?:^|[^\\p{L}]))[aà]s ([1-9]|1\\d|2[0-3])(?=[,.;)]|$| (?:no|na|em|para|pra|com|e)(?!\\p{L}))(?!,\\d)`,
    (_found, at = '') => `${at === '1' ? 'à' : 'às'} ${at}h`,
  ),
  fix(`(?<=a partir )das (1\\d|2[0-3])(?=[,.;)]|$| \\p{L})(?!,\\d)`, (_found, at = '') => `das ${at}h`),
  fix(
    `(?<=(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|aberto|abert[oa]|abrimos) até )(\\d|1\\d|2[0-3])(?=[,.;)]|$| (?:sábado|domingo|segunda|terça|quarta|quinta|sexta|de|no|na|e|com|aceit\\p{L}+)(?!\\p{L}))(?!,\\d| de (?:janeiro|dezembro))`,
    (found) => `${found}h`,
  ),
  fix(`${from}c\\/\\s?(?=\\S)`, 'com '),
  fix(`${from}s\\/\\s?(?!n(?!\\p{L}))(?=\\S)`, 'sem '),
  [/(?<![\p{L}\p{N}/]|(?:vitamina|classe|linha|hepatite|letra|bloco|opção|turma) )c (?=\p{L}{3,})/gu, 'com '],
  [/(?<![\p{L}\p{N}/])p (?=\p{L}{3,})(?!p (?:m|g|ao)(?!\p{L}))(?<!(?:tam|tamanho|número|do) )/gu, 'para '],
  [/(?<![\p{L}\p{N}/'])d (?=\p{L}{3,})/gu, 'de '],
  fix(
    `${from}n (?=(?:abr|atend|funcion|aceit|faz|trabalh|tem|temos|precis|cobr|ter|vamos|vai|entreg|vou|pode|dá|fica|vale|vend|receb)\\p{L}*)`,
    'não ',
  ),
  fix('kk+(?!\\p{L})', 'kkk'),
  // "na msm obra"
  fix(`(?<=(?:^|[^\\p{L}])(?:na|da|pela|a|essa|uma) )mesmo(?= \\p{L})`, 'mesma'),
  fix(`\\s?\\+-\\s?`, ' mais ou menos '),
  fix(`${from}farinha dagua(?!\\p{L})`, "farinha d'água"),
  fix(`${from}(caixa|pé|olho|copo|queda) dagua(?!\\p{L})`, "$1 d'água"),
  fix(`${from}ta (?=\\p{L}|\\d)`, 'está '),
  // "no balcão tá?" asks nothing that the text could say.
  fix(`(?<!(?:^|[^\\p{L}])(?:que|não|já|como|onde|aqui|tudo|ele|ela))[,\\s]+t[aá](?:\\?|(?=[.!]|$))`, (found) =>
    found.endsWith('?') ? '.' : '',
  ),
  fix(`${from}t[aá](?=[.,;!]|$)`, 'está'),
  fix(
    `(?<=(?:^|[^\\p{L}])(?:vai|vou|vamos|vão|pode|podem|precisa|precisam|deve|devem)) (?:está|tá)(?!\\p{L})`,
    ' estar',
  ),
  fix(`${from}tava(?!\\p{L})`, 'estava'),
  fix(`${from}tavam(?!\\p{L})`, 'estavam'),
  fix(`${from}tão (?=\\p{L}+ndo(?!\\p{L}))`, 'estão '),
  fix(`${from}to (?=(?:com|em|de|sem|no|na|aqui|atrás|\\p{L}+ndo)(?!\\p{L}))`, 'estou '),
  fix(
    `${from}esta (?=(?:\\p{L}+ndo|abert\\p{L}|fechad\\p{L}|com|de volta|no|na|em|disponível|pront\\p{L}|incluíd\\p{L}|inclus\\p{L}|chei\\p{L}|lotad\\p{L}|esgotad\\p{L}|quase|sem|tudo|lind\\p{L})(?!\\p{L}))`,
    'está ',
  ),
  fix(`(?<=(?:^|[^\\p{L}])(?:não|nao|já|que|aqui|tudo|agora)) esta(?!\\p{L})`, ' está'),
  fix(`(?<=(?:^|[^\\p{L}])não) da(?= (?:para|pra|mais|tempo|certo|pro)(?!\\p{L}))`, ' dá'),
  fix(`(?<=dá (?:para|pra)) por (?=\\p{L})`, ' pôr '),
  fix(`(?<=(?:^|[^\\p{L}])não) e (?=\\p{L})`, ' é '),
  fix(`(?<=(?:^|[^\\p{L}])(?:é|e|cobrad[oa]|pag[oa]|vendid[oa])) a parte(?!\\p{L})(?! (?:de|d[aeo]))`, ' à parte'),
  fix(`(?<=(?:^|[^\\p{L}])(?:do|no|todo o|nosso)) pais(?!\\p{L})`, ' país'),
  fix(`${from}faca (?=(?:sua|seu|já|o|um|uma|parte|chuva|sol)(?!\\p{L}))`, 'faça '),
  fix(`${from}vem vindo(?!\\p{L})`, 'vem vindo'),
  fix(`(?<=(?:^|[^\\p{L}])(?:minha|sua|da|a)) avo(?!\\p{L})`, ' avó'),
  fix(`(?<=(?:^|[^\\p{L}])(?:meu|seu|do)) avo(?!\\p{L})`, ' avô'),
  fix(
    `(?<=(?:^|[^\\p{L}])(?:de|do|em|ao|um|para|pra|no)) carne(?= (?:de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|pagamento)|do plano))`,
    ' carnê',
  ),
  fix(
    `${from}(em frente|próxim[oa]|junto|graças|devido|rumo) a (?=(?:igreja|praça|escola|rodoviária|prefeitura|padaria|farmácia|estação|ponte|avenida|loja|matriz|delegacia|praia|feira|caixa|câmara|universidade|faculdade|creche|capela|catedral|quadra|portaria|entrada|lotérica|academia|clínica|UBS)(?!\\p{L}))`,
    '$1 à ',
  ),
  fix(`${from}de (\\d+(?:,\\d\\d)?) (a|até) (?=R\\$ \\d)`, 'de R$ $1 $2 '),
  fix(
    `(?<=dia \\d{1,2}) (?=(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\\p{L}))`,
    ' de ',
  ),
  fix(`${from}x[ -]?(salada|tudo|bacon|egg|burguer|burger|frango)(?!\\p{L})`, 'x-$1'),
  fix(`${from}(pré|pós|anti|auto) (?=(?:treino|venda|natal|parto|operatório|escolar|atendimento)(?!\\p{L}))`, '$1-'),
  fix(`${from}(${neighbourhoods})(?!\\p{L})`, (found) => titled(found)),
  fix(
    `(?<=(?:^|[^\\p{L}])(?:praia|ilha|morro|lagoa|ponta|serra) d[aeo]s? )(?!areia|mar|cidade|frente)(\\p{L}{3,})`,
    (found) => titled(found),
  ),
  fix(`${from}ha (?=\\d+ (?:ano|m[eê]s|dia)|mais de|cerca|quase|muitos|dois|três|dez|vinte|trinta)`, 'há '),
  fix(`${from}da (?=(?:para|pra) )`, 'dá '),
  fix(
    `${from}(pp|p|m|g) (ao|a|até) (m|g|gg|xg|xgg|exg)(?!\\p{L})`,
    (_found, one = '', to = '', other = '') => `${one.toUpperCase()} ${to} ${other.toUpperCase()}`,
  ),
  fix(`(?<=(?:^|(?<!\\d)[ ,]))(?:pp|p|m|g|gg|xg)(?=,? R\\$)`, (found) => found.toUpperCase()),
  fix(`(?<=(?:casaco|blusa|fios?|novelos?|manta|gorro|meias?|suéter|touca|cachecol) )de lá(?!\\p{L})`, 'de lã'),
  fix(`(?<=(?:^|[^\\p{L}])(?:de|em|desde|até|mês de|\\d) )marco(?!\\p{L})`, 'março'),
  fix(`(\\d (?:anos?|meses|mês|dias)) garantia(?!\\p{L})`, '$1 de garantia'),
  fix(`${from}papai noel`, 'Papai Noel'),
  fix(
    `${from}grande (sp|rio|bh)(?!\\p{L})`,
    (_found, town = '') => `Grande ${town.length > 2 ? titled(town) : town.toUpperCase()}`,
  ),
  fix(`(?<=R\\$ [\\d.,]*\\d)kg(?!\\p{L})`, ' o kg'),
  fix(`(?<=(?:^|[ (])(?:[2-9]|1\\d) )(\\p{L}{3,}[dst]or)(?!\\p{L})`, '$1es'),
  fix(`(?<=(?:^|[ (])(?:[2-9]|1\\d) )(\\p{L}{3,}(?:eir[oa]|ista))(?!\\p{L})`, '$1s'),
  fix(`${from}doi(?!\\p{L})`, 'dói'),
  fix(`${from}às? vezes(?!\\p{L})`, 'às vezes'),
  fix(`(?<=R\\$ [\\d.,]*\\d) (?=(?:kg|quilo|litro|pote|cento|metro|m²)(?!\\p{L}))`, ' o '),
  fix(`(?<=R\\$ [\\d.,]*\\d) (?=(?:unidade|dúzia|hora|diária)(?!\\p{L}| marcada))`, ' a '),
  fix(`${from}check (in|out)(?!\\p{L})`, 'check-$1'),
  fix(`${from}ray ban(?!\\p{L})`, 'Ray-Ban'),
  fix(
    `${from}(moto|galaxy|samsung|redmi|xiaomi) ([a-z]\\d{1,3})(?!\\p{L})`,
    (_found, make = '', model = '') => `${titled(make)} ${model.toUpperCase()}`,
  ),
  [
    /(?<=(?<!\p{L})(?:em|de|pra|para|no|na) )(?:sp|rj|mg|es|pr|rs|df|ba|br|bh)(?![\p{L}\d])/giu,
    (found) => found.toUpperCase(),
  ],
  fix(`${from}a vista(?!\\p{L})(?! d)`, 'à vista'),
  [
    /(?<![\p{L}\p{N}])a (?=(?:noite|tarde)(?!\p{L}| (?:já|é|lotou|foi)(?!\p{L}))(?<!tarde(?=\s?(?:de|toda)))|mão(?!\p{L})|lenha(?!\p{L})|moda(?!\p{L})|vontade(?!\p{L})|disposição(?!\p{L})|base de|parte(?! (?:d[aeo]s?|elétrica|hidráulica|escrita|interna|externa|mecânica|teórica|prática|boa|mais)(?!\p{L})))(?<!(?:toda|d|n|\d|tod[ao]|tem|para|pra)\s?a )/giu,
    'à ',
  ],
  fix(
    `${from}as (?=\\d{1,2}h|(?:segundas|terças|quartas|quintas|sextas)(?!\\p{L})(?<=\\p{L}))(?<!(?:são|tem|todas) as )`,
    'às ',
  ),
  fix(
    `${from}as (?=(?:duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze) (?:d[ae] (?:manhã|tarde|noite)|horas|e meia|em ponto)(?!\\p{L}))`,
    'às ',
  ),
  [/(?<=\d)X(?![\p{L}\d])/gu, 'x'],
  // "precisa se de balconista" begins a notice; "precisa se cadastrar" does not.
  fix(
    `(?<=^|[.!?\\n] ?)(procura|vende|aluga|contrata|doa|precisa(?= se de )) (se) (?!(?:quiser|for|tiver|der|n)(?!\\p{L}))(?=\\p{L})`,
    (_found, verb = '') => `${verb.charAt(0)}${verb.slice(1).toLowerCase()}-se `,
  ),
  // "completa R$ 70 caminhonete +20"
  fix(
    `(?<=R\\$ \\d[^.;!?\\n]*\\p{L} )\\+\\s?(\\d{2,3})(?=[.,;]|$| (?:de (?:segunda|terça|quarta|quinta|sexta)|no|na|se|por|cada)(?!\\p{L}))(?![.,]\\d)`,
    '+ R$ $1',
  ),
  fix(
    `(?<=(?:^|[^\\p{L}])(?:seu|irmã|irmão|tia|tio|padre|pastor|pastora|mestre) )(?:${firstNames})(?!\\p{L})`,
    (found) => titled(found),
  ),
  fix(`${from}meio dia(?!\\p{L})`, 'meio-dia'),
  fix(`${from}meia noite(?!\\p{L})`, 'meia-noite'),
  fix(`${from}volta as aulas`, 'volta às aulas'),
  fix(`${from}dia das mães`, 'Dia das Mães'),
  fix(`${from}dia dos pais`, 'Dia dos Pais'),
  fix(`${from}dia dos namorados`, 'Dia dos Namorados'),
  fix(`${from}dia das crianças`, 'Dia das Crianças'),
  fix(`${from}dia da mulher`, 'Dia da Mulher'),
  fix(`${from}black friday`, 'Black Friday'),
  fix(`${from}ano novo(?!\\p{L})`, 'Ano-Novo'),
  fix(
    `${from}são (pedro|josé|jorge|paulo|judas|francisco|antônio|sebastião|benedito|luís|luiz|bento|vicente|miguel|cristóvão|geraldo|caetano|bernardo|gonçalo|mateus|roque)(?!\\p{L})`,
    (_found, name = '') => `São ${titled(name)}`,
  ),
  [/(?<!\p{L})são (?=\p{Lu}\p{Ll})/gu, 'São '],
  fix(`${from}google meet`, 'Google Meet'),
  fix(`${from}dr\\.? (?=\\p{L})`, 'Dr. '),
  fix(`${from}dra\\.? (?=\\p{L})`, 'Dra. '),
  [
    /(?<![\p{L}\p{N}])(dr\.|dra\.|dona|frei) (?!(?:d[aeo]s?|e|que|para|pra|com|em|no|na|de|faz|tem|vai|leva|por|não|ao?s?|é|os|as|substitut\p{L}|particular|nov\p{L}|daqui|daí|casa|mais|já|só)(?!\p{L}))(\p{Ll}\p{L}{2,})/giu,
    (_found, title = '', name = '') => `${title} ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  ],
  [
    /(?<![\p{L}\p{N}])(santa|santo) (?!(?:casa|ceia|missa|paz|d[aeo])(?!\p{L}))(\p{Ll}\p{L}{2,})/gu,
    (_found, title = '', name = '') =>
      `${title.charAt(0).toUpperCase()}${title.slice(1)} ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  ],
  [
    /(?<![\p{L}\p{N}])(rua|av\.?|avenida|travessa|alameda|rodovia|estrada)((?: (?!(?:em|no|na|com|que|ao|perto|atrás|esquina|entre|para|nº|número|das? \d)(?!\p{L}))[\p{L}.\d]+){1,5}?)(?:,? (?=\d{1,5}(?![\d/:h%]| reais| (?!fundos)\p{L}{3,}s(?!\p{L})))|(?=,? s\/n))/giu,
    (_found, kind = '', name = '') => `${titled(kind)}${titled(name)}, `,
  ],
  [
    /(?<=(?<!\p{L})bairros )(?!não|d[aeo]s? |vizinh|próxim|que |com |em )(\p{L}+(?: (?!e |e$)\p{L}{3,}){0,2})((?:, \p{L}+(?: (?!e )\p{L}{3,}){0,2})*)( e \p{L}+(?: \p{L}{4,}){0,1})?(?=[,.;!?]|$)/gu,
    (found) => titled(found),
  ],
  [
    /(?<![\p{L}\p{N}])(praça|bairro|distrito|vila|jardim|jd|parque|condomínio|asa|setor|clube|ginásio|colégio|hospital) (?!(?:não|d[aeo]s? (?:alimenta|sempre|cidade)|em|no|na|com|que|todo|inteir|vizinh|infantil|de festa|de imagem|privativ|fechad|tod[ao]s|n[oa]s?|é|e|o|a|para|pra|próxim\p{L}|comercial|aberto|florid\p{L}|de inverno|aquático|das?|dos?|de|grátis|inclus\p{L})(?!\p{L}))(\p{Ll}[\p{Ll}]+(?: (?!(?:e|em|no|na|com|que|ao|às?|a|das?|de|dos?|para|pra|por|não|só|tem|vai|sempre|é|até|grátis|também|sem|mas|ou|dia|sábado|domingo|segunda|terça|quarta|quinta|sexta)(?!\p{L}))\p{Ll}{3,}){0,2})(?=[,.;!?)\n]|$| (?:e|em|no|na|dia|às|das|a partir|com|sábado|domingo|segunda|terça|quarta|quinta|sexta)(?!\p{L}))/gu,
    (found, kind = '', name = '') =>
      /^(?:vila|jardim|jd|parque|asa|setor)$/.test(kind) && !/^\p{Ll}+$/u.test(name)
        ? found
        : `${kind} ${titled(name)}`,
  ],
  fix(`${from}(asa|lago) (norte|sul)(?!\\p{L})`, (_found, kind = '', side = '') => `${titled(kind)} ${titled(side)}`),
  [/(?<=Asa Sul e )norte|(?<=Asa Norte e )sul/gu, (side) => titled(side)],
  fix(`${from}(uv|fps|usb)(?=\\d)`, (found) => found.toUpperCase()),
  [/(?<=\d\s?|(?<!\p{L})[oa] )m2(?![\p{L}\d])/gu, 'm²'],
  [
    /(?<=\p{L}, \d{1,5}) (?=(?:sala|loja|apto|apartamento|fundos|centro|bairro|em frente|próximo|perto|esquina|ao lado|bloco)(?!\p{L}))/gu,
    ', ',
  ],
  [/(?<!\p{L})(são|estão|foram|serão|ficam) (\p{L}{2,}[ai]d[oa])(?!\p{L})/gu, '$1 $2s'],
  [
    /(?<!\p{L})((?:d|a)?[oa]s) (\p{Ll}{2,})(ão|ário|dade|eiro|eira)(?!\p{L})/gu,
    (_found, article = '', stem = '', ending = '') => `${article} ${stem}${ending === 'ão' ? 'ões' : `${ending}s`}`,
  ],
  [/(?<=(?:segunda|terça|quarta|quinta|sexta)) (?=(?:terça|quarta|quinta|sexta|sábado)(?!\p{L}))/gu, ', '],
  [
    /(?<=[\p{L}\p{N}%]) (?=(?:menos|exceto) \p{L}+(?! (?:de|que)(?!\p{L})))(?<!(?:^|[^\p{L}])(?:mais ou|pelo|ao|por|a|de|ou|com|em|nem|custa|paga) )(?! menos \d)/giu,
    ', ',
  ],
  [
    /^(chegou|sobrou|resta|falta|abriu) (?=(?:[2-9]|[1-9]\d|os|as|nov[oa]s|vári[oa]s|muit[oa]s)(?!\d)\s?\p{L}*)/iu,
    (found, verb = '') =>
      `${({ chegou: 'Chegaram', sobrou: 'Sobraram', resta: 'Restam', falta: 'Faltam', abriu: 'Abriram' } as Readonly<Record<string, string>>)[verb.toLowerCase()] ?? found.trim()} `,
  ],
  [
    /(?<=[,.!\p{L}\d)] )(sobrou|resta|falta) (?=(?:[2-9]|[1-9]\d)\s\p{L})/gu,
    (found, verb = '') =>
      `${({ sobrou: 'sobraram', resta: 'restam', falta: 'faltam' } as Readonly<Record<string, string>>)[verb] ?? found.trim()} `,
  ],
  [/(?<=R\$ [\d.,]*\d) m[eê]s(?!\p{L})/gu, ' por mês'],
  [plural, (_found, amount = '', thing = '') => `${amount} ${counted[thing.toLowerCase()] ?? thing}`],
  [/(?<=\p{L} |^)(\d{1,2}) mês(?!\p{L})/gu, '$1 meses'],
  [/(?<![\d.,])1 meses/g, '1 mês'],
  [/\s+([,.;:!?])(?=\s|$)/g, '$1'],
  [/([,;!?])(?=\p{L})/gu, '$1 '],
  [/(?<=\p{L}{2})\.(?=\p{L}{3,}\s)(?!\p{L}+\.\p{L})/gu, '. '],
  [/!{2,}/g, '!'],
  [/\?{2,}/g, '?'],
  [/\s*\.{2,}\s*/g, '. '],
  [/,{2,}/g, ','],
  [/[ \t]{2,}/g, ' '],
];

const small = /^(?:d[aeo]s?|e|em|n[ao])$/i;

/** A name with its capitals: "rua das flores". */
function titled(name: string): string {
  return name.replace(/[\p{L}\p{M}]+/gu, (word) =>
    small.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
