import { marketingEmail } from '../../../../domain/content/marketingEmail.ts';
import type { Statement } from '../statements.ts';
import { headingOf, lines, list, paragraphsOf, sentence, within } from '../words.ts';
import { openingsOf } from '../openings.ts';
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
    const from = name === null ? 'Um recado para você' : `Um recado de ${name}`;
    const plain = within(subject.most)(from) ? [{ text: from, left: statements }] : [];
    const heading = headingOf(statements[0]?.text ?? '', within(subject.most));
    const headed = heading === null || arrangement !== 0 ? [] : [{ text: heading, left: statements.slice(1) }];
    const own = [...headed, ...openingsOf(material, within(subject.most), arrangement)];
    return arrangement === 2 || own.every(({ left }) => left === statements) ? [...plain, ...own] : [...own, ...plain];
  },
  write(material, opening, arrangement) {
    const { name, about, house, statements } = material;
    const [first, ...rest] = statements;
    const blocks = [
      [lines(statements)],
      paragraphsOf(statements),
      [...(house === null ? [] : [house]), list(statements)],
    ][arrangement]!;
    return {
      subject: opening.text.replace(/:$/, ''),
      preheader: preheaderOf(opening.left[0] === first && rest.length > 0 ? rest : opening.left, [about, house]),
      paragraphs: [greetings[arrangement], ...blocks, ...story(material)],
      callToAction: material.call(arrangement) || null,
      signature: name === null ? null : `Atenciosamente,\n${house}`,
      reason: reasons[arrangement](name === null ? 'nossos contatos' : `contatos de ${name}`),
    };
  },
};

/** As many statements as an inbox shows, whole. */
function preheaderOf(statements: readonly Statement[], more: readonly (string | null)[]): string {
  const others = [...more.filter((words) => words !== null), 'Os detalhes estão neste e-mail.', 'Leia até o fim.'];
  let words = '';
  for (const statement of [...statements.map(({ text }) => text), ...others]) {
    const longer = `${words} ${sentence(statement)}`.trim();
    if (within(preheader.most)(longer)) words = longer;
    if (!within(preheader.fewest)(words)) return words;
  }
  return words;
}
