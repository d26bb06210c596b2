import { marketingEmail } from '../../../../domain/content/marketingEmail.ts';
import { whole, type Statement } from '../statements.ts';
import { behind, capital, headsOf, lines, list, paragraphsOf, sentence, within } from '../words.ts';
import { openingsOf, type Opening } from '../openings.ts';
import { story, type Arrangement, type Layout } from './layout.ts';

const { subject, preheader } = marketingEmail.parts;

type Three<Item> = Readonly<Record<Arrangement, Item>>;

const greetings: Three<string> = ['Olá!', 'Olá, tudo bem?', 'Oi!'];
/** Why the reader gets it (LGPD, art. 9), and how to get no more. */
const reasons: Three<(contacts: string) => string> = [
  (contacts) => `Você recebe este e-mail porque está entre os ${contacts}. Para sair, responda com a palavra SAIR.`,
  (contacts) => `Este e-mail chegou até você pela lista de ${contacts}. Não quer mais receber? Responda SAIR.`,
  (contacts) =>
    `Seu endereço está na lista de ${contacts}, por isso você recebeu esta mensagem. Se preferir sair, escreva SAIR na resposta.`,
];

/** An e-mail: a sentence and lines, sentences, or a list under the house's name. */
export const email: Layout = {
  fitsOpening: within(subject.most),
  openings(material, arrangement) {
    const { name, statements } = material;
    const [first = [], ...others] = statements
      .map((statement, index) => subjectsOf(statement, statements.toSpliced(index, 1)))
      .filter((subjects) => subjects.length > 0);
    const later = others.flatMap((subjects) => subjects.slice(0, 1));
    const named = first
      .map(({ text, left }) => ({ text: name === null ? '' : behind(name, uncapital(text, statements)), left }))
      .filter(({ text }) => text !== '' && within(subject.most)(text));
    const orders = [
      [...first, ...later, ...named],
      [...named, ...first.slice(1), ...later, ...first],
      [...first.slice(1), ...later, ...named, ...first],
    ];
    const entire = statements
      .filter(({ text }) => within(subject.most)(text) && text.includes(' '))
      .map((one) => ({ text: capital(one.text), left: statements.filter((other) => other !== one) }));
    const plain = openingsOf(material, within(subject.most), arrangement);
    return [...(orders[arrangement] ?? []), ...entire, ...plain, { text: 'Um recado para você', left: statements }];
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
      reason: reasons[arrangement](name === null ? 'nossos contatos' : `contatos de ${name}`),
    };
  },
};

/** What a subject may say of a statement, and what is left to say behind it. */
const subjectsOf = ({ text }: Statement, others: readonly Statement[]): readonly Opening[] => {
  const news = text.replace(/^(?:aviso|comunicado|recado|lembrete|atenção)(?: \p{L}+)?: /iu, '');
  return headsOf(news, within(subject.most)).map((head) => {
    const rest = news.slice(head.length).replace(/^(?:[\s,;:!.]| ?e (?=já ))+/u, '');
    const isOwn = rest !== '' && !/^(?:que|e|ou|para|pra|por|d[aeo]s?(?! \d))(?!\p{L})/iu.test(rest);
    return { text: head, left: isOwn ? [whole(rest), ...others] : others };
  });
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
