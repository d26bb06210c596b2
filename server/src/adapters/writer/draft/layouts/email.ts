import { marketingEmail } from '../../../../domain/content/marketingEmail.ts';
import { capital, clip, lines, prose, sentence, within } from '../words.ts';
import { story, type Arrangement, type Layout } from './layout.ts';

const { subject, preheader } = marketingEmail.parts;

type Three<Item> = Readonly<Record<Arrangement, Item>>;

const greetings: Three<string> = ['Olá!', 'Oi, tudo bem?', 'Olá, tudo bem?'];
const formalGreetings: Three<string> = ['Olá!', 'Olá, tudo bem?', 'Bom dia!'];
const farewells: Three<string> = ['Um abraço', 'Até breve', 'Abraços'];
/** Why the reader gets it (LGPD, art. 9), and how to get no more. */
const reasons: Three<(contacts: string) => string> = [
  (contacts) => `Você recebe este e-mail porque está entre os ${contacts}. Para sair, responda com a palavra SAIR.`,
  (contacts) => `Este e-mail chegou até você pela lista de ${contacts}. Não quer mais receber? Responda SAIR.`,
  (contacts) =>
    `Seu endereço está na lista de ${contacts}, por isso você recebeu esta mensagem. Se preferir sair, escreva SAIR na resposta.`,
];

/** An e-mail: lines, sentences, or a list under the house's own words. */
export const email: Layout = {
  fitsOpening: within(subject.most),
  write(material, opening, arrangement) {
    const { name, about, house, points, lead, isFormal } = material;
    const greeting = (isFormal ? formalGreetings : greetings)[arrangement];
    const list = points.length > 0;
    const blocks = [
      [sentence(lead), ...(list ? [lines(points)] : []), ...(list || about === null ? [] : [sentence(about)])],
      [prose([lead, ...points]), ...(about === null ? [] : [sentence(about)])],
      [
        ...(about === null ? [] : [sentence(name === null ? about : `${name}. ${capital(about)}`)]),
        sentence(lead),
        ...(list ? [lines(points, '• ')] : []),
      ],
    ][arrangement]!;
    return {
      subject: opening.text,
      preheader: preheaderOf([...points, ...[about, house].filter((words) => words !== null)]),
      paragraphs: [greeting, ...blocks, ...story(material)],
      callToAction: material.call(arrangement === 2 && material.hasLink ? 0 : arrangement) || null,
      signature: name === null ? null : `${isFormal ? 'Atenciosamente' : farewells[arrangement]},\n${house}`,
      reason: reasons[arrangement](name === null ? 'nossos contatos' : `contatos de ${name}`),
    };
  },
};

/** As many statements as an inbox shows. */
function preheaderOf(statements: readonly string[]): string {
  let words = '';
  for (const statement of [...statements, 'Os detalhes estão neste e-mail.', 'Leia até o fim quando puder.']) {
    const more = `${words} ${sentence(statement)}`.trim();
    if (within(preheader.most)(more)) words = more;
    if (!within(preheader.fewest)(words)) return words;
  }
  return words === '' ? capital(clip(statements.join('. '), within(preheader.most))) : words;
}
