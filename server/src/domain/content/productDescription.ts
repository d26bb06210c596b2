import { describeContent } from './descriptor.ts';
import { linesOf, paragraphsOf } from './pieces.ts';

/** What stands beside a product in a shop or a catalogue: what it does for the buyer, then its details. */
export const productDescription = describeContent({
  label: 'Descrição de Produto',
  plans: 'every plan',
  suggestedTopics: [
    'vela de lavanda de 180 g, 40 horas de queima, R$ 48',
    'mochila de lona com bolso para notebook de 15 polegadas, R$ 189',
    'pão de fermentação natural de 600 g, sai quente às 16h',
    'kit com 10 marmitas congeladas por R$ 189, entrega às segundas',
    'vestido midi de viscose com bolsos, do P ao GG, R$ 159',
  ],
  api: { typeName: 'ProductDescriptionParts', description: 'The parts of the description of a product.' },
  parts: {
    benefits: {
      kind: 'paragraphs',
      label: 'Benefícios',
      description: 'The paragraphs about what the product does for the buyer.',
      task: 'Um ou dois parágrafos curtos com o que o produto faz por quem compra.',
      min: 1,
    },
    details: {
      kind: 'points',
      label: 'Detalhes',
      description: 'The details, a line each, without the hyphens in front.',
      task: 'Os detalhes, um por item e sem hífen: material, tamanho, cores, preço, entrega.',
      min: 1,
    },
    callToAction: {
      kind: 'optional',
      label: 'Chamada',
      description: 'What the reader is asked to do.',
      task: 'Como comprar ou encomendar.',
    },
  },
  maxCharacters: 5_000,
  answerTokens: 1_100,
  link: { place: 'words', part: 'callToAction' },
  marks: 'none',
  openings: linesOf,

  read(text) {
    const blocks = paragraphsOf(text).map((paragraph) => linesOf(paragraph.text).map((line) => line.text));
    if (blocks.length === 0) return null;
    const proseOf = (lines: readonly string[]) => lines.filter((line) => !point.test(line)).join('\n');
    const lastList = blocks.findLastIndex((lines) => lines.some((line) => point.test(line)));
    const prose = blocks.map(proseOf);
    const afterList = lastList === -1 ? [] : prose.slice(lastList + 1);
    return {
      benefits: prose.slice(0, prose.length - Math.min(afterList.length, 1)).filter((paragraph) => paragraph !== ''),
      details: blocks
        .flat()
        .filter((line) => point.test(line))
        .map((line) => line.replace(point, '')),
      callToAction: afterList.at(-1) ?? null,
    };
  },
});

const point = /^[-•*–]\s+(?=\S)/;
