import { describeContent } from './descriptor.ts';
import { linesOf, paragraphsOf } from './pieces.ts';

/** A message among those of family and friends: short, and easy to answer. */
export const whatsappMessage = describeContent({
  label: 'Mensagem de WhatsApp',
  plans: 'every plan',
  suggestedTopics: [
    'agenda de sábado aberta para manicure em domicílio',
    'pizza grande com refrigerante de 2 litros por R$ 59,90 na quinta',
    'troca de óleo com filtro por R$ 159,90 até sexta',
    'não vamos abrir no feriado, voltamos na terça às 9h',
    'aula experimental de inglês grátis para crianças de 7 a 10 anos',
  ],
  api: { typeName: 'WhatsAppMessageParts', description: 'The parts of a message for WhatsApp.' },
  parts: {
    paragraphs: {
      kind: 'paragraphs',
      label: 'Mensagem',
      description: 'The greeting and the message, paragraph by paragraph.',
      task: 'Um cumprimento curto que diz quem fala; depois um ou dois parágrafos com o assunto.',
      min: 1,
    },
    callToAction: {
      kind: 'optional',
      label: 'Chamada',
      description: 'What the reader is asked to answer or to do.',
      task: 'Uma só chamada.',
    },
  },
  maxCharacters: 600,
  answerTokens: 550,
  link: { place: 'words', part: 'callToAction' },
  marks: 'whatsapp',
  openings: linesOf,

  read(text) {
    const paragraphs = paragraphsOf(text).map((paragraph) => paragraph.text);
    const [first] = paragraphs;
    if (first === undefined) return null;
    if (paragraphs.length === 1) return { paragraphs, callToAction: null };
    return { paragraphs: paragraphs.slice(0, -1), callToAction: paragraphs.at(-1) ?? null };
  },
});
