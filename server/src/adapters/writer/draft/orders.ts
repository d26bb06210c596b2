import { readerVerbs, imperativeOfReaderVerb, addressedReaders } from './orders/readerVerbs.ts';
import { capitalized, addressReaders } from './words.ts';

/**
 * What may precede an order: the start, a mark, "e" or a number. After other words the verb has a subject: "minha avó
 * fala que".
 */
const orderBoundary = '(^|[,.;:!?]\\s+|,?\\s+e\\s+(?:que\\s+)?|(?<=\\d)\\s+)(?:no (?:final|fim),? )?';
/** Words that end a clause, such as a day or a price, and cannot be the subject of the verb behind them. */
const clauseEnd =
  '(?<=(?:^|[^\\p{L}])(?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|feriados?|hoje|amanhã|reais|\\d|Pix|cartão|anos?|mês|dias?|horas?|h|fecha|fechad[oa]|abert[oa]|grátis|inclus[oa]|à parte))';
const questionWord = '(?:(?:em|de|para|pra|com) )?(?:qual|quais|quem|o que|como|quando|onde|quantos|quantas)\\s';

/** "o nome do cachorro" as a question: "qual é o nome do cachorro". */
const toQuestion = (question: string): string =>
  question.replace(/^([oa])(s?)\s(?=\p{L})/iu, (article, _one: string, several: string) =>
    several === '' ? `qual é ${article.toLowerCase()}` : `quais são ${article.toLowerCase()}`,
  );

const sentenceAfter = (before: string, words: string, end: string): string =>
  `${before === '' ? '' : '. '}${capitalized(words.trim())}${end}`;

/** "fala de um jeito calmo sem assustar as mães": an order about the manner, which is removed. */
const mannerOrder =
  /(?:(?:^|[,.;]\s+|\s+e\s+)(?:fala|falar|fale|escreve|escreva|conta|explica|explique)|(?<!(?:^|[\s,])(?:[oa]s?|meus?|minhas?|nossos?|nossas?|uma?|que|quem|gente)(?: \p{L}+)?)\s+(?:fala|falar|fale|escreve|escreva))\s(?:isso\s|tudo\s)?(?:de (?:um |uma )?(?:jeito|forma|maneira|modo)|num tom|com (?:um )?tom)\s[^,.;!?\n\d]*/giu;
/** "um post com a pergunta pastel de vento existe ou é lenda e no final …" */
const postWithQuestion = /\s+com a pergunta:?\s([^,.;!?\n]+?)(?=\s+e (?:no (?:final|fim)|depois)\s|[,.;!?\n]|$)\??/giu;
/** "pergunta se teria coragem", "pergunta qual sabor vocês preferem" */
const askOrders = [
  new RegExp(
    `${orderBoundary}(?:pergunta|perguntar|(?:queria|gostaria) que (?:você )?perguntasse)\\s(?:no (?:final|fim),?\\s)?${addressedReaders}(?:se\\s|(?=${questionWord}))([^,.;!?\\n]+?)\\??(?=\\s+e\\s+(?:manda|mandar|pede|pedir|fala|falar|termina)\\s|[,.;!?\\n]|$)\\??`,
    'giu',
  ),
  new RegExp(`${orderBoundary}(?:termin|fech)(?:a|ar|e)\\sperguntando\\s(?:se\\s)?([^,.;!?\\n]+)\\??`, 'giu'),
  new RegExp(`${clauseEnd}(\\s+)(?:pergunta|perguntar)\\s(?=${questionWord})([^,.;!?\\n]+)\\??`, 'giu'),
];
/** "pedir pra galera marcar o amigo" */
const requestOrders = new RegExp(
  `${orderBoundary}(?:pede|pedir|peça|manda|mandar)\\s${addressedReaders}(?:pra\\s|para\\s)?((?:${readerVerbs})r)\\s`,
  'giu',
);
/** "que a galera conta nos comentários" */
const wishOfReaders = new RegExp(
  `(?:[,.;]\\s+|\\s+e\\s+)(?:que\\s+)?(?:a galera|o pessoal|o povo|a turma)\\s(${readerVerbs})\\s(?=nos? coment|[ao]s? )`,
  'giu',
);
/** "no fim falar corte R$ 35" */
const closingOrder =
  /(^|[,.;]?\s+)(?:e\s)?no (?:fim|final),? (?:fala|falar|fale|diz|dizer|coloca|colocar|mostra|mostrar)\s(?!que\s)(?:d[oa]s? |sobre (?:[oa]s? )?)?(?=(?:\p{L}+ ){1,4}(?:R\$|\d))/giu;
/** "falar do berço 3 em 1 R$ 890" */
const topicOrder =
  /(^|[.!?]\s+)(?:e\s)?(?:fala|falar|fale) (?:d[oa]s?|sobre(?: [oa]s?)?)\s(?=[^.!?]*(?:R\$|\d))(?!(?:el[ea]s?|mim|voc[eê]s?|nós)\b)/giu;
/** "Pedir pra mandarem uma foto" */
const pluralRequest =
  /(^|[,.;!?]\s+)(?:e\s)?(?:pede|pedir|peça)\s(?:pr[ao]|para)\s(?:(?:eles|elas|todos|as pessoas|o pessoal|a galera)\s)?(\p{L}{3,})arem\s/giu;
/** The plural imperative of a stem: "mandem", "marquem", "liguem", "comecem". */
const pluralImperative = (stem: string): string =>
  `${stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/ç$/u, 'c')}em`;
/** "energia solar explicar que a conta não zera": a subject, and an order to say something of it. */
const subjectThenOrder =
  /^((?!(?:eu|e|quero|queria|preciso|vou|vamos|pode|podia|gostaria|tem|para|pra|post|texto|v[íi]deo|reels|mensagem|e-?mail|legenda|roteiro|n[ãa]o)\s)\p{L}+(?: \p{L}+){0,2}) (?:explicar|falar|contar|dizer|lembrar|mostrar) que (?=\p{L})/iu;
/** "queria um post fofo" */
const styleRequest =
  /(?:^|[,.;]\s+)(?:eu )?(?:quero|queria|gostaria de|faz|faça)\s(?:um|uma)\s(?:post|texto|legenda|mensagem|vídeo|roteiro)(?:\s(?:bem\s)?(?:fof|bonit|alegr|divertid|engraçad|animad|simpátic|caloros|emocionant|curt|leve)\p{L}*){1,3}(?=\s*(?:[,.;!?]|$|e\s))/giu;
/** "fala que segunda está fechado", "no fim diz que …", "terminar dizendo que …" */
const sayOrder = new RegExp(
  '(?:(^|[.,;:!?]\\s+|(?<=\\d)\\s+)(?:(?:e\\s)?no (?:fim|final),?\\s)?(?:tem (?:que|de) )?(?:fala|falar|fale|diz|dizer|diga|avisa|avisar|avise|lembra|lembrar|' +
    '(?:termin|encerr|fech)(?:a|ar|e) (?:diz|fal|avis|lembr)[ae]ndo)|' +
    // "prova e fala que" tells of others.
    '(\\s+e\\s+(?:no (?:fim|final),? (?:fala|diz|avisa|lembra)|falar|fale|dizer|diga|avisar|avise|lembrar|lembre)))' +
    `(?:\\s${addressedReaders}|(?<=\\s\\p{L}+)\\s[oa]s?\\s(?:pessoal|povo|gente|galera|turma|client[ae]s?|pais|mães|alun[ao]s|pacientes)\\s(?:de\\s)?)que\\s(?=\\p{L}|\\d)`,
  'giu',
);

/** "Nada de dizer que é a melhor do Brasil, o vizinho se ofende": an order not to say something, with its reason. */
const prohibition =
  /(^|[.,;!?]\s+|\n)(?:(?:e|mas) )?(?:por favor,? )?(?:nada de (?:dizer|falar|citar|mencionar|prometer)|não (?:dizer|falar|citar|cite|mencionar|mencione|afirmar|prometer|insinuar|escrever)|não (?:diz|diga|fala|fale|promete|prometa)(?= que (?:é|são|cura|trata|tem|somos|vai|faz)(?!\p{L}))|sem (?:prometer|afirmar|insinuar)) que [^.,;!?\n]+(?:, por favor)?(?:, (?![^.;!?\n]*(?:gr[aá]tis|gratuit|abert|entreg|parcel|incluso|aceit|vem|venha|traga))[^.,;!?\d\n]+(?=[.;!?\n]|$))?(?:[.;]|,\s)?/giu;
const withoutProhibitions = (words: string): string =>
  words.replace(prohibition, (found, before: string) => {
    const mark = before.trimEnd();
    const continuation = found.endsWith(', ') ? (mark === '' || mark === ',' ? before : `${mark} `) : mark;
    return mark === ',' && !found.endsWith(', ') ? '' : continuation;
  });

/** How the sentence before a said clause ends: with the owner's own "!" or "?", else with a full stop. */
const endOfPreviousSentence = (mark = '.'): string => (/^(?:[!?]|$)/.test(mark) ? mark : '. ');

/** Turns orders to ask or to say something into the question or the statement, and removes orders about manner and style. */
export const followOrders = (words: string): string =>
  askOrders
    .reduce(
      (rest, pattern) =>
        rest.replace(pattern, (_found, before: string, question: string) =>
          sentenceAfter(before, toQuestion(addressReaders(question)), '?'),
        ),
      withoutProhibitions(words)
        .replace(mannerOrder, '')
        .replace(postWithQuestion, (_found, question: string) => ` ${capitalized(question.trim())}?`),
    )
    .replace(requestOrders, (_found, before: string, verb: string) =>
      sentenceAfter(before, imperativeOfReaderVerb(verb), ' '),
    )
    .replace(wishOfReaders, (_found, verb: string) => sentenceAfter('.', imperativeOfReaderVerb(verb), ' '))
    .replace(styleRequest, '')
    .replace(subjectThenOrder, '$1: ')
    .replace(topicOrder, '$1')
    .replace(pluralRequest, (_found, before: string, stem: string) =>
      sentenceAfter(before, pluralImperative(stem), ' '),
    )
    .replace(closingOrder, (_found, before: string) => (before === '' ? '' : '. '))
    .replace(sayOrder, (_found, mark: string | undefined) => endOfPreviousSentence(mark))
    .replace(/([^.][.!?])\s*\.(?=\s)/g, '$1')
    .replace(/[,;]\s*\./g, '.')
    .replace(/([?!]),\s/g, '$1 ')
    .replace(/^[\s,.;]+/, '')
    .trim();
