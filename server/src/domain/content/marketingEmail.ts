import { describeContent } from './descriptor.ts';
import { paragraphsOf, readLabels, type Piece } from './pieces.ts';

/** An e-mail of a shop to people who know it, with the reason why they get it (LGPD, art. 9). */
export const marketingEmail = describeContent({
  label: 'E-mail Marketing',
  plans: 'paid plans',
  suggestedTopics: [
    'aniversário da loja: 20% de desconto até sábado',
    'cardápio novo de inverno com caldos a partir de R$ 18',
    'voltamos de férias no dia 12, com a agenda aberta',
    'novo horário: de segunda a sábado, das 8h às 20h',
    'cestas de Natal por encomenda até 15 de dezembro, a partir de R$ 120',
  ],
  api: { typeName: 'MarketingEmailParts', description: 'The parts of a marketing e-mail.' },
  parts: {
    subject: {
      kind: 'text',
      label: 'Assunto',
      description: 'The subject line.',
      task: 'Promete uma coisa só.',
      labelled: true,
      max: 50,
    },
    preheader: {
      kind: 'text',
      label: 'Pré-cabeçalho',
      description: 'The words that an inbox shows beside the subject.',
      task: 'Completa o assunto sem repetir.',
      labelled: true,
      after: 'line',
      min: 40,
      max: 100,
    },
    paragraphs: {
      kind: 'paragraphs',
      label: 'Corpo',
      description: 'The greeting and the body, paragraph by paragraph.',
      task: 'Saudação curta e três a cinco parágrafos curtos; o primeiro cumpre o assunto.',
      min: 1,
    },
    callToAction: {
      kind: 'optional',
      label: 'Chamada',
      description: 'What the reader is asked to do.',
      task: 'Uma só chamada, que diz o que vem depois.',
    },
    signature: {
      kind: 'optional',
      label: 'Despedida',
      description: 'The farewell, and the name of the business in the line under it.',
      task: 'Despedida e, na linha de baixo, o nome do negócio.',
    },
    reason: {
      kind: 'optional',
      label: 'Motivo',
      description: 'Why the reader gets this e-mail, and how to get no more.',
      task: 'Por que recebe (é cliente ou se cadastrou, salvo outro motivo nos dados) e como sair da lista.',
    },
  },
  maxCharacters: 5_000,
  answerTokens: 1_600,
  link: { place: 'words', part: 'callToAction' },
  marks: 'none',

  openings(text) {
    const { subject } = locateEmail(text);
    return subject ? [subject] : [];
  },

  read(text) {
    const { subject, preheader, paragraphs } = locateEmail(text);
    const body = paragraphs.map((paragraph) =>
      paragraph.text.replace(/^[*_]*(?:corpo|texto|mensagem)\s*:[*_]*\s*/i, ''),
    );
    const reason = isReason(body.at(-1)) ? (body.pop() ?? null) : null;
    const signature = isSignature(body.at(-1)) && body.length > 1 ? (body.pop() ?? null) : null;
    const callToAction = body.length > 1 ? (body.pop() ?? null) : null;
    if (!subject || body.length === 0) return null;
    return {
      subject: subject.text,
      preheader: preheader?.text ?? '',
      paragraphs: body,
      callToAction,
      signature,
      reason,
    };
  },
});

/** An e-mail where its parts stand in the text: two labelled lines, then paragraphs. */
export interface LocatedEmail {
  readonly subject: Piece | null;
  readonly preheader: Piece | null;
  readonly paragraphs: readonly Piece[];
}

export function locateEmail(text: string): LocatedEmail {
  const { values } = readLabels(text, {
    subject: ['Assunto'],
    preheader: ['Pré-cabeçalho', 'Preheader', 'Pré-header', 'Prévia'],
  });
  const subject = values.get('subject') ?? null;
  const preheader = values.get('preheader') ?? null;
  // A line of its own may have been blank after its label: what follows it is the body all the same.
  const from = Math.max(0, subject?.end ?? 0, preheader?.end ?? 0);
  return { subject, preheader, paragraphs: paragraphsOf(text).flatMap((paragraph) => after(from, paragraph)) };
}

/** What of a paragraph stands after a place: its first lines may be the labelled ones. */
function after(from: number, { text, start, end }: Piece): readonly Piece[] {
  if (start >= from) return [{ text, start, end }];
  if (end <= from) return [];
  const rest = text.slice(from - start);
  const lead = rest.length - rest.replace(/^[\s*_]+/, '').length;
  return [{ text: rest.slice(lead), start: from + lead, end }];
}

/** Whether a paragraph says why the reader gets the e-mail. */
export const isReason = (paragraph: string | undefined): boolean =>
  paragraph !== undefined &&
  /\brecebe(?:u|ndo|r)?\b|\bchegou\b|\bcadastr|\binscri|\bna\s+(?:nossa\s+)?lista\b|\blista\s+de\s+contatos\b/i.test(
    paragraph,
  );

/** "Um abraço," and a name in the line under it. */
const isSignature = (paragraph: string | undefined): boolean =>
  paragraph !== undefined &&
  /^[^\n]{2,60}\n[^\n]{1,80}(?:\n[^\n]{1,80})?$/.test(paragraph) &&
  !/https?:/.test(paragraph);
