import { describeContent } from './descriptor.ts';
import { readLabels, type Piece } from './pieces.ts';

/** An ad for Meta's placements, which cut what is longer (https://www.facebook.com/business/ads-guide). */
export const ad = describeContent({
  label: 'Texto de Anúncio',
  plans: 'paid plans',
  suggestedTopics: [
    'corte e barba por R$ 65 de segunda a quinta',
    'frete grátis acima de R$ 150 até domingo',
    'limpeza de ar-condicionado por R$ 180, com hora marcada',
    'marmita do dia a partir de R$ 19,90, entrega no almoço',
    'matrículas abertas para aulas de violão, R$ 160 por mês',
  ],
  api: { typeName: 'AdParts', description: 'The parts of an ad for Meta Ads.' },
  parts: {
    primaryText: {
      kind: 'text',
      label: 'Texto principal',
      description: 'The text above the picture.',
      task: 'O que é e o que se ganha, com preço ou lugar quando houver.',
      labelled: true,
      max: 125,
    },
    title: {
      kind: 'text',
      label: 'Título',
      description: 'The headline under the picture.',
      task: 'O ganho em poucas palavras.',
      labelled: true,
      after: 'line',
      max: 27,
    },
    description: {
      kind: 'text',
      label: 'Descrição',
      description: 'The line under the headline.',
      task: 'O que tira uma dúvida.',
      labelled: true,
      after: 'line',
      max: 25,
    },
    link: {
      kind: 'optional',
      label: 'Link',
      description: 'Where the button of the ad leads to.',
      task: null,
      labelled: true,
      after: 'line',
    },
  },
  maxCharacters: 5_000,
  answerTokens: 450,
  link: { place: 'part', part: 'link' },
  marks: 'none',

  openings(text) {
    const { primaryText } = locateAd(text);
    return primaryText ? [primaryText] : [];
  },

  read(text) {
    const { primaryText, title, description, link } = locateAd(text);
    if (!primaryText || !title) return null;
    return {
      primaryText: primaryText.text,
      title: title.text,
      description: description?.text ?? '',
      link: link?.text ?? null,
    };
  },
});

/** The lines of an ad where they stand in its text; `unlabelledLines` have no label of an ad, or one that was there before. */
export interface LocatedAd {
  readonly primaryText: Piece | null;
  readonly title: Piece | null;
  readonly description: Piece | null;
  readonly link: Piece | null;
  readonly unlabelledLines: readonly Piece[];
}

export function locateAd(text: string): LocatedAd {
  const { values, rest } = readLabels(text, {
    primaryText: ['Texto principal', 'Texto'],
    title: ['Título'],
    description: ['Descrição'],
    link: ['Link'],
  });
  return {
    primaryText: values.get('primaryText') ?? null,
    title: values.get('title') ?? null,
    description: values.get('description') ?? null,
    link: values.get('link') ?? null,
    unlabelledLines: rest,
  };
}
