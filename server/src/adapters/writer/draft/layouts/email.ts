import { marketingEmail } from '../../../../domain/content/marketingEmail.ts';
import { kindOf, subjectOf } from '../statementKinds.ts';
import { clausesOf, plainStatement, type Statement } from '../statements.ts';
import {
  withLabel,
  capitalized,
  headingsOf,
  lines,
  list,
  paragraphsOf,
  incompleteEnding,
  fitsWithin,
} from '../words.ts';
import { openingsFrom, type Opening } from '../openings.ts';
import { preheaderOf } from './emailPreheader.ts';
import { storyBlank, type Arrangement, type Layout } from './layout.ts';

const { subject } = marketingEmail.parts;

type ByArrangement<Item> = Readonly<Record<Arrangement, Item>>;

const greetings: ByArrangement<string> = ['Olá!', 'Olá, tudo bem?', 'Oi!'];
/** Why the reader gets it (LGPD, art. 9), and how to get no more. */
const reasons: ByArrangement<string> = [
  'Você recebe este e-mail porque está entre os nossos contatos. Para sair, responda com a palavra SAIR.',
  'Este e-mail chegou até você pela nossa lista de contatos. Não quer mais receber? Responda SAIR.',
  'Seu endereço está na nossa lista de contatos, por isso você recebeu esta mensagem. Se preferir sair, escreva SAIR na resposta.',
];

/** An e-mail: lines, prose, or a list under the name of the business. */
export const email: Layout = {
  fitsOpening: fitsWithin(subject.max),
  openings(material, arrangement) {
    const { name, statements } = material;
    const [ofFirstStatement = [], ...others] = statements.map((one, index) =>
      subjectsOf(one, statements.toSpliced(index, 1)),
    );
    const about = statements[0] ? subjectOf(statements[0]) : null;
    const aboutSubject =
      about !== null && fitsWithin(subject.max)(about) ? [{ text: capitalized(about), remaining: statements }] : [];
    const isList = (statements[0]?.items.length ?? 0) > 1;
    const first =
      (isList || ofFirstStatement.length === 0) && aboutSubject.length > 0 ? aboutSubject : ofFirstStatement;
    const later = others
      .flatMap((some) => some.slice(0, 1))
      .filter(({ text }) => kindOf({ text }) !== 'limit' && !backReference.test(text));
    const headed = (words: (head: string) => string) =>
      first
        .map(({ text, remaining }) => ({ text: words(text), remaining }))
        .filter(({ text }) => name !== null && fitsWithin(subject.max)(text));
    const named = headed((head) => withLabel(name ?? '', asTyped(head, [...statements, plainStatement(about ?? '')])));
    const signed = headed((head) => `${head} - ${name}`);
    const byArrangement = [
      [...first.slice(0, 1), ...signed, ...named, ...first.slice(1)],
      [...named, ...signed, ...first],
      [...signed, ...named, ...first],
    ];
    const wholeStatements = statements
      .filter(
        (one) =>
          fitsWithin(subject.max)(one.text) &&
          one.text.includes(' ') &&
          kindOf(one) !== 'limit' &&
          !backReference.test(one.text),
      )
      .map((one) => ({ text: capitalized(one.text), remaining: statements.filter((other) => other !== one) }));
    const plain = openingsFrom(material, fitsWithin(subject.max), arrangement);
    const rest = [...later, ...wholeStatements];
    // In the other arrangements the name of the business comes before later sentences.
    const ordered = arrangement === 0 ? [...rest, ...plain] : [...plain, ...rest];
    return [...(byArrangement[arrangement] ?? []), ...ordered, { text: 'Um recado para você', remaining: statements }];
  },
  write(material, opening, arrangement) {
    const { name, about, nameAndPlace, statements, signer } = material;
    const signedBy = [signer, name === null ? null : nameAndPlace].filter((line) => line !== null);
    const blocks = [
      [lines(statements)],
      paragraphsOf(statements),
      [...(nameAndPlace === null ? [] : [nameAndPlace]), list(statements)],
    ][arrangement]!;
    return {
      subject: opening.text.replace(/:$/, ''),
      preheader: preheaderOf(opening.remaining, [about, nameAndPlace, material.callToAction(arrangement) || null]),
      paragraphs: [greetings[arrangement], ...blocks, ...storyBlank(material)],
      callToAction: material.callToAction(arrangement) || null,
      signature: signedBy.length === 0 ? null : `Atenciosamente,\n${signedBy.join('\n')}`,
      reason: reasons[arrangement],
    };
  },
};

/** Words that refer to the sentence before: "Após essa data". */
const backReference = /(?<!\p{L})(?:[dn]?ess[ae]s?|[dn]?iss[oa]|[dn]?el[ea]s?)(?!\p{L})/iu;

/** Whether words say a time and nothing else: "No sábado, dia 12 de dezembro". */
const isTimeAlone = (words: string): boolean =>
  /^(?:(?:n[oa]s?|em|de|até|dias?|próxim[oa]|que vem|e|à?s?|\d{1,2}(?:h\d*|\/\d+)?|segunda|terça|quarta|quinta|sexta|sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?:s|-feira)*(?:,? |$))+$/iu.test(
    words,
  );

/** Words at the start of news that a subject can omit: a time, who is concerned, or an article. */
const newsPrefixes: readonly RegExp[] = [
  // "Em julho, quem trouxer …", "De maio a julho, a diária …": when it is stands in the e-mail.
  /^(?:(?:em|n[oa]s?|a partir|até) [^,]{1,24}|de \p{L}+ a \p{L}+), /iu,
  /^(?:informamos|avisamos|comunicamos) que /iu,
  // "A partir de abril o atendimento …", "A partir de 1º de março a mensalidade …"
  /^(?:a partir de|em|até) (?:\d{1,2}º? de )?\S+ (?=[oa]s? \p{L})/iu,
  /^[oa]s? (?=\p{L})/iu,
  // "Quem já comprou tem prioridade no lote …"
  /^quem [^,:]{1,40} t[eê]m (?=\p{L}{4,} (?:n[oa]s?|d[eoa]s?|para) )/iu,
];

/** The news as typed, and then with one more of the prefixes removed each time. */
const newsWithout = (news: string): readonly string[] =>
  newsPrefixes.reduce<readonly string[]>((all, lead) => [...all, (all.at(-1) ?? news).replace(lead, '')], [news]);

/**
 * The headings of words that may be a subject: not only a time, not "quem" without its clause, no street without its
 * name.
 */
function subjectHeadingsOf(text: string, fits: (words: string) => boolean): readonly string[] {
  const isWhen = /^(?:a partir|até|de \d|em|n[oa]s?|depois|antes) /i;
  const isOpen = (head: string) =>
    text.charAt(head.length) === ' ' &&
    /(?<!\p{L})(?:(?<!(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|semana|mês|ano)(?:-feira)? )que|quem)(?!\p{L})|(?<!\p{L})(?:rua|avenida|praça|travessa)$/iu.test(
      head,
    );
  // An enumeration is not cut.
  const least = clausesOf(text, () => false)[0]?.length ?? 0;
  return headingsOf(text, fits)
    .filter((head) => !isWhen.test(head) && !isTimeAlone(head) && !isOpen(head))
    .filter((head) => text.charAt(head.length) !== ',' || head.length >= least);
}

/** Occasions that their first words name well enough. */
const occasion =
  /^(?:convite|inscrições|matrículas|lançamento|inauguração|promoção|liquidação|curso|workshop|oficina|aula|palestra|festa|feira|bazar|festival|retiro|encontro)(?!\p{L})/iu;

/**
 * "Convite para o workshop presencial | de fermentação natural, no sábado": of words that are too long the first, up to
 * a preposition.
 */
function occasionHeading(words: string, fits: (head: string) => boolean): readonly string[] {
  const [first = ''] = words.split(/[,;:.[](?!\d)/);
  if (!occasion.test(first)) return [];
  const ends = [...first.matchAll(/ (?=(?:d[aeo]s?|com|para|pra|em|n[ao]s?|sem|por) )/giu)].map(({ index }) => index);
  const heads = [...ends, first.length].map((end) => first.slice(0, end)).filter((head) => fits(head));
  const head = heads.at(-1) ?? '';
  return head.split(' ').length > 2 && !incompleteEnding.test(head) && !/\d$/.test(head) ? [capitalized(head)] : [];
}

/** The subjects that a statement allows, each with the statements that remain for the text. */
const subjectsOf = ({ text }: Statement, others: readonly Statement[]): readonly Opening[] => {
  const news = text.replace(/^(?:aviso|comunicado|recado|lembrete|atenção)(?: \p{L}+)?: /iu, '');
  const fits = fitsWithin(subject.max);
  const [headings, newsText] = newsWithout(news)
    .map((words) => [subjectHeadingsOf(words, fits), words] as const)
    .find(([heads]) => heads.length > 0) ?? [occasionHeading(newsWithout(news).at(-1) ?? news, fits), news];
  const wholeStatement =
    fits(news) && news.includes(' ') && !isTimeAlone(news) ? [{ text: capitalized(news), remaining: others }] : [];
  const first = headings.map((head): Opening => {
    const rest = newsText.slice(head.length);
    // The words after a comma read well alone; the rest of a clause does not, so the whole statement is repeated.
    const [, tail] = /^[,;:!.] (?!(?:que|e|ou|para|pra|por|d[aeo]s?(?! \d))(?!\p{L}))(.+)$/isu.exec(rest) ?? [];
    // The repeated statement comes last, unless only it has the numbers.
    const isTold = others.length === 0 || /\d/.test(others[0]?.text ?? '') || !/\d/.test(rest);
    const followingStatements = isTold ? [...others, plainStatement(text)] : [plainStatement(text), ...others];
    const afterHead = tail === undefined ? followingStatements : [plainStatement(tail), ...others];
    return { text: head, remaining: rest.trim() === '' ? others : afterHead };
  });
  return [...wholeStatement, ...first];
};

/** The head as its owner typed it, to stand behind a name. */
const asTyped = (head: string, statements: readonly Statement[]): string =>
  statements
    .map(({ text }) => /(?:^|: )([^:]*)$/su.exec(text)?.[1] ?? '')
    .find((text) => capitalized(text).startsWith(head))
    ?.slice(0, head.length) ?? head;
