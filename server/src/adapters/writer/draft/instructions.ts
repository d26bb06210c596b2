import { fold } from '../../../domain/text/words.ts';
import { forbiddingTextForms } from './orders/writerVerbs.ts';

/** How an instruction to the writer may begin. */
const politePrefix = String.raw`(?:e\s)?(?:(?:por favor|favor|pf|pfv)[,:]?\s)?`;

const prohibitedObjects =
  'de|do|da|o|a|em|que|mal|nada|ganhar?|cura|resultado|nome|valor|preco|salario|sobre|emojis?|girias?|hashtags?|muito|palavra';

/** Orders not to say something. */
const prohibitions = [
  String.raw`nao\spromet[ea]r?`,
  String.raw`nao\sgarant(?:ir|e|a)\s(?:resultado|cura|nada|exito|ganho)`,
  String.raw`nao\szo(?:a|e|ar)\s[oa]s?\s`,
  String.raw`nao\spode\s(?:falar|citar|mencionar|prometer)\s(?:o\s)?(?:preco|valor|nome|resultado|cura|nada)s?(?![a-z])`,
  String.raw`nao\s(?:precisa\s)?(?:${forbiddingTextForms})(?:\s(?:${prohibitedObjects})(?![a-z])|\s["“']|$)`,
  String.raw`sem\s(?:emojis?|hashtags?|falar|citar|prometer|girias?|enrol|mostrar(?!.*\bnao\b))`,
  String.raw`sem\s(?:preco\sno|musica\sde\sfundo,\s(?:quero|deixa|so\so)\b)`,
  'nada de (?:emoji|promoc|exclamac|giria|hashtag)',
];

const tellingVerb = String.raw`(?:fal[ae]r?|escrev[ae]r?|diga|explique)\s(?:isso\s|tudo\s)?`;

/** Orders about the style. */
const styleOrders = [
  String.raw`${tellingVerb}com\s(?:muito\s)?(?:carinho|jeit(?:o|inho)|humor|cuidado|calma|leveza|educacao|respeito|delicadeza|alegria|bom humor)`,
  String.raw`${tellingVerb}sem\s(?:parecer|assustar|drama|julgar|culpar)`,
  String.raw`${tellingVerb}(?:de|num|em|com)\s(?:um\s|uma\s)?(?:jeito|forma|modo|maneira|tom)`,
  String.raw`escrev[ae]r?\s(?:sem\s|bem\s|curto|simples)`,
  String.raw`us[ae]r?\s(?:palavras|linguagem)\s`,
  String.raw`(?:coloca|bota|poe|usa|use|coloque)\s(?:uns\s|alguns\s|muitos\s|bastante\s)?(?:emojis?|hashtags?)`,
  String.raw`(?:num\s|com\s)?tom\s[a-z]`,
  String.raw`com\shumor`,
  'capricha',
];

/** How a text may be: "pode ser mais ousado o texto", "o tom pode ser leve". */
const stylePermission = String.raw`pode\sser\s(?:mais\s|bem\s)?[a-z]+`;
const partOfText = '(?:texto|post|roteiro|tom|legenda)';
const textStylePermission = String.raw`(?:(?:[oa]|esse|essa)\s${partOfText}\s${stylePermission}|${stylePermission}\s(?:[oa]|esse|essa)\s${partOfText})$`;

/** Orders about what to stress, to ask and to end with. */
const emphasisOrders = [
  String.raw`(?:fris|destac|reforc|ressalt|enfatiz)[ae]r?\s(?:bem\s)?(?:isso|disso|[oa]s?\s(?:precos?|valor(?:es)?|enderecos?|datas?|horarios?|telefones?|nomes?)(?:\snov[oa]s?)?)$`,
  String.raw`fal[ae]r?\sisso$`,
  String.raw`ped(?:e|ir)\scom\s(?:jeit(?:o|inho)|carinho|educacao|delicadeza)`,
  String.raw`(?:[oa]s?\s)?(?:precos?|valor(?:es)?|nomes?|telefones?|enderecos?)\snao\s(?:coloc|bot|poe|cit|fal|mencion)[a-z]*$`,
  String.raw`fal[ae]r?\sd[aeo]s?\s[a-z]+\snuma\sboa$`,
  String.raw`(?:eu\s)?nao\squer(?:o|ia|emos)\sque\s(?:pareca|soe|fique|seja)(?![a-z])`,
  String.raw`termin[ae]r?\scom\s(?:uma\s)?pergunta(?!:)`,
  String.raw`deixar?\sclaro`,
  String.raw`pede\s(?:para|pra|p)\s(?:salvar|compartilhar|curtir|comentar|marcar)`,
  String.raw`chama\satencao`,
];

/** A sentence without a number that says how to write. */
const writerInstruction = new RegExp(
  `^${politePrefix}(?:${[...prohibitions, ...styleOrders, textStylePermission, ...emphasisOrders].join('|')})[^\\d]*$`,
);

const videoLength =
  /^(?:(?:video|reels|roteiro) )?(?:de |com )?(?:ate |uns |no maximo |max\w* )?\d{1,2} ?(?:s|seg|segundos)(?: (?:no maximo|max\w*|de video))?$/;
/** Whether a sentence only says how long a video is to be. */
export const isVideoLength = (sentence: string): boolean => videoLength.test(fold(sentence));

/** Whether a sentence only instructs the writer, and says nothing to readers. */
export const isWriterInstruction = (sentence: string): boolean =>
  /^e-?mail (?:pra|para) quem [^,]+$/.test(fold(sentence)) ||
  /^(?:(?:falar|fale|conversar) com|chamar) (?:os|as|meus|minhas) [a-z]+s que [^\d]+$/.test(fold(sentence)) ||
  /^(?:(?:por favor|pf|pfv|favor)|(?:e )?n[oa] (?:final|fim|comeco|inicio|meio|foto|imagem|tela|legenda|arte|video))$/.test(
    fold(sentence),
  ) ||
  /^(?:faz|faca|manda|cria|escreve|monta)\s(?:um\s|uma\s)?(?:roteiro|post|texto|legenda|e-?mail|video|mensagem)(?:\s[a-z]+){0,2}$/.test(
    fold(sentence),
  ) ||
  writerInstruction.test(fold(sentence)) ||
  // "O e-mail é para os filhos, não para os idosos", "pode chamar o cliente pelo nome"
  /^[oa] (?:e-?mail|mensagem|texto|post|legenda|video|roteiro|anuncio) (?:e|vai) (?:para|pr[ao]s?) [^\d]+$/.test(
    fold(sentence),
  ) ||
  /^(?:(?:pode|poderia) )?(?:comecar )?cham(?:ar|e|ando) (?:[oa]s? )?[a-z]+ pel[oa] (?:primeiro )?nome(?![a-z])[^\d]*$/.test(
    fold(sentence),
  ) ||
  /^(?:peco|quero|queria|gostaria de|preciso de)\s(?:um|uma|o|a)\s(?:texto|post|mensagem|legenda|tom|roteiro|assunto|titulo|chamada)\b|\bno texto$/.test(
    fold(sentence),
  ) ||
  /^(?:(?:quero|queria|faz|faca|deixa|deixe|usa|use|pode usar|coloca|coloque|bota|poe|precisa ser|tem que ser|algo|um|uma|o|texto|bem|mais|so|nao usa|nao use|sem|com)\s)*(?:curto|curtinho|animado|divertido|formal|informal|carinhoso|emocionante|engracado|emojis?|hashtags?|linguagem|tom)\b[^.]{0,40}$/.test(
    fold(sentence),
  );

/** The sentence without "fala que …", "coloca que …" or "explicar …" at its start, so that it says what it asked to say. */
export const withoutLeadingOrder = (sentence: string): string => {
  const lead =
    /^(?:(?:poe|bota|coloca|escreve|deixa)\s(?:bem\s)?(?:grande|em\sdestaque|em\sletras?\sgrandes?)\sque\s|frisa(?:r)?\sque\s)|^(?:e\s)?(?:(?:nao esquece(?:r)? de|(?:quero|queria|preciso|gostaria de)(?=\s[a-z]+\sque\s)|pode|favor|por favor|tambem)\s)?(?:(?:(?:avis|lembr|inform|diz|fal|cit|mencion|coloc|coment|destac|explic|reforc|cont)(?:ar|er|a|e)?|deixa(?:r)?\sclaro|(?:no|ao)\s(?:final|fim)\s(?:fala|diz|coloca|avisa))\s(?:tambem\s)?que|(?:explicar|mostrar|citar|mencionar|colocar)|(?:cont|lembr|list)[ae]r?(?=\s(?:[ao]s?\s|umas?\s|alguns\s|algumas\s|\d+\s|duas\s|dois\s|tres\s|quatro\s|cinco\s)?(?:historia|trajetoria|cuidados|dicas|curiosidade|vantagens|sinais|exemplos)s?\s(?!para |pra |em |que )(?!.*: ))|(?:mostr|expli[cq]u?)[ae](?=\s(?:[ao]s?\s)?(?:diferenca|passo a passo|antes e depois|bastidor|processo|resultado)))\s/.exec(
      fold(sentence),
    )?.[0];
  if (lead === undefined || lead.length >= sentence.length) return sentence;
  const rest = sentence.slice(lead.length);
  const verb = /(mostr|cont|lembr|list|expli)[a-z]* $/.exec(lead)?.[1];
  return verb === undefined ? rest : `[preencher: ${verb === 'expli' ? 'explique' : `${verb}e`} ${rest}]`;
};

const orderClauseBoundary =
  /(,?\s+)(?=(?:deixar? claro|(?:por favor )?(?:e )?não (?:pode |podemos )?(?:fal|cit|coloc|bot|p[õo]e|promet|mencion|us)\p{L}*|(?:sem|com) (?:emojis?|hashtags?|gírias?)|sem (?:falar|citar)|(?<=,\s)(?:num |em )?tom \p{L}+|(?:faz|faça|manda|cria|escreve|monta) (?:um |uma )?(?:roteiro|post|texto|legenda|e-?mail|vídeo))(?!\p{L}))/iu;

/** The sentence without its clauses that are orders to the writer. */
export const withoutOrderClauses = (sentence: string): string =>
  sentence
    .replace(/, (?:avisar|avise|lembrar) (?:os|as|aos|às) \p{L}+$| avisa(?=\))|(?<=\p{L}{3}) avisar$/iu, '')
    .replace(/(?<=[\p{L})] )(?:é bom )?lembrar que (?=\p{L})/iu, '')
    // "vendemos para todas as religiões e pedimos um texto respeitoso, sem prometer milagre"
    .replace(
      /(?:,| e) (?:pedimos|peço|queremos|quero|prefiro) (?:um|uma) (?:texto|legenda|post|mensagem|descrição)(?!\p{L})[^,.;\d]*(?:, sem [^,.;\d]*)?(?=[,.;]|$)/iu,
      '',
    )
    .split(orderClauseBoundary)
    .reduce((text, part, index, parts) => {
      if (index % 2 === 1) return text;
      // "gestante não usa", "a clínica não promete": the verb has a subject, so it is no order.
      const hasOwnSubject = !(parts[index - 1] ?? '').includes(',') && /(?:^|[,;:]\s*)(?:\p{L}+ )?\p{L}+$/u.test(text);
      const isOrder = index > 0 && !hasOwnSubject && isWriterInstruction(part.split(',', 1)[0] ?? '');
      return isOrder ? `${text} ${part.replace(/^[^,]*,?/, ',')}` : `${text}${parts[index - 1] ?? ''}${part}`;
    }, '')
    .replace(/\s+,(?!\d)(?:\s*,)*\s*/g, ', ');
