import { marketingEmail } from '../../../../domain/content/marketingEmail.ts';
import { kindOf, subjectOf } from '../kinds.ts';
import { clausesOf, whole, type Statement } from '../statements.ts';
import { behind, capital, headsOf, lines, list, paragraphsOf, sentence, within } from '../words.ts';
import { openingsOf, type Opening } from '../openings.ts';
import { story, type Arrangement, type Layout } from './layout.ts';

const { subject, preheader } = marketingEmail.parts;

type Three<Item> = Readonly<Record<Arrangement, Item>>;

const greetings: Three<string> = ['Olá!', 'Olá, tudo bem?', 'Oi!'];
/** Why the reader gets it (LGPD, art. 9), and how to get no more. */
const reasons: Three<string> = [
  'Você recebe este e-mail porque está entre os nossos contatos. Para sair, responda com a palavra SAIR.',
  'Este e-mail chegou até você pela nossa lista de contatos. Não quer mais receber? Responda SAIR.',
  'Seu endereço está na nossa lista de contatos, por isso você recebeu esta mensagem. Se preferir sair, escreva SAIR na resposta.',
];

/** An e-mail: a sentence and lines, sentences, or a list under the house's name. */
export const email: Layout = {
  fitsOpening: within(subject.most),
  openings(material, arrangement) {
    const { name, statements } = material;
    const [said = [], ...others] = statements.map((one, index) => subjectsOf(one, statements.toSpliced(index, 1)));
    const about = statements[0] ? subjectOf(statements[0]) : null;
    const told = about !== null && within(subject.most)(about) ? [{ text: capital(about), left: statements }] : [];
    const isList = (statements[0]?.items.length ?? 0) > 1;
    const first = (isList || said.length === 0) && told.length > 0 ? told : said;
    const later = others.flatMap((some) => some.slice(0, 1)).filter(({ text }) => kindOf({ text }) !== 'limit');
    const headed = (words: (head: string) => string) =>
      first
        .map(({ text, left }) => ({ text: words(text), left }))
        .filter(({ text }) => name !== null && within(subject.most)(text));
    const named = headed((head) => behind(name ?? '', uncapital(head, [...statements, whole(about ?? '')])));
    const signed = headed((head) => `${head} - ${name}`);
    const orders = [
      [...first.slice(0, 1), ...signed, ...named, ...first.slice(1)],
      [...named, ...signed, ...first],
      [...signed, ...named, ...first],
    ];
    const entire = statements
      .filter((one) => within(subject.most)(one.text) && one.text.includes(' ') && kindOf(one) !== 'limit')
      .map((one) => ({ text: capital(one.text), left: statements.filter((other) => other !== one) }));
    const plain = openingsOf(material, within(subject.most), arrangement);
    const rest = [...later, ...entire];
    // Who writes says more than a later sentence, where the first can stand in no other subject.
    const ordered = arrangement === 0 ? [...rest, ...plain] : [...plain, ...rest];
    return [...(orders[arrangement] ?? []), ...ordered, { text: 'Um recado para você', left: statements }];
  },
  write(material, opening, arrangement) {
    const { name, about, house, statements } = material;
    const blocks = [
      [lines(statements)],
      paragraphsOf(statements),
      [...(house === null ? [] : [house]), list(statements)],
    ][arrangement]!;
    return {
      subject: opening.text.replace(/:$/, ''),
      preheader: preheaderOf(opening.left, [about, house]),
      paragraphs: [greetings[arrangement], ...blocks, ...story(material)],
      callToAction: material.call(arrangement) || null,
      signature: name === null ? null : `Atenciosamente,\n${house}`,
      reason: reasons[arrangement],
    };
  },
};

/** What a subject may say of a statement, and what is left to say behind it. */
const subjectsOf = ({ text }: Statement, others: readonly Statement[]): readonly Opening[] => {
  const news = text.replace(/^(?:aviso|comunicado|recado|lembrete|atenção)(?: \p{L}+)?: /iu, '');
  const fits = within(subject.most);
  // "Em julho, quem trouxer …": when it is stands in the e-mail.
  const [heads, said] = [news, news.replace(/^(?:em|n[oa]s?|a partir) [^,]{1,24}, /iu, '')]
    .map((words) => [headsOf(words, fits), words] as const)
    .find(([some]) => some.length > 0) ?? [[], news];
  const entire = fits(news) && news.includes(' ') ? [{ text: capital(news), left: others }] : [];
  // An enumeration is not cut.
  const least = clausesOf(said, () => false)[0]?.length ?? 0;
  const uncut = heads.filter((head) => said.charAt(head.length) !== ',' || head.length >= least);
  const first = uncut.map((head): Opening => {
    const rest = said.slice(head.length).replace(/^(?:[\s,;:!.]| ?e (?=já ))+/u, '');
    const isOwn = rest !== '' && !/^(?:que|e|ou|para|pra|por|d[aeo]s?(?! \d))(?!\p{L})/iu.test(rest);
    return { text: head, left: isOwn ? [whole(rest), ...others] : others };
  });
  return [...entire, ...first];
};

/** The head as its owner typed it, to stand behind a name. */
const uncapital = (head: string, statements: readonly Statement[]): string =>
  statements
    .map(({ text }) => /(?:^|: )([^:]*)$/su.exec(text)?.[1] ?? '')
    .find((text) => capital(text).startsWith(head))
    ?.slice(0, head.length) ?? head;

/** As many statements as an inbox shows, whole or by their first clauses. */
function preheaderOf(statements: readonly Statement[], more: readonly (string | null)[]): string {
  const others = [...more.filter((words) => words !== null), 'Os detalhes estão neste e-mail.', 'Leia até o fim.'];
  let words = '';
  for (const statement of [...statements.map(({ text }) => text), ...others]) {
    const clauses = statement.split(/, (?!\d)/);
    const shorter = clauses
      .map((_clause, index) => clauses.slice(0, clauses.length - index))
      .filter((some) => some.length === clauses.length || (some.at(-1) ?? '').split(' ').length > 2)
      .map((some) => some.join(', '));
    const longer = shorter.map((one) => `${words} ${sentence(one)}`.trim()).find(within(preheader.most));
    if (longer !== undefined) words = longer;
    if (!within(preheader.fewest)(words)) return words;
  }
  return words;
}
