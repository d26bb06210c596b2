/**
 * What becomes of a text that still has a hard finding after the second attempt (rule 5.4): it is left out, kept with
 * the finding shown to its owner, mended by code, or the words at fault become a gap `[preencher: …]` of this name.
 */
export type Remedy =
  | 'leave out'
  | 'warn'
  | 'clean the characters'
  | 'cut to size'
  | 'remove hashtags'
  | 'remove the marks'
  | 'remove the emojis'
  | 'remove the sentence'
  | 'say where the link is'
  | 'add the reason'
  | 'set the name'
  | { readonly gap: string };

/** Every code that the critic has. Only forbidden claims, another language and an adjustment that is none leave a text out. */
export const remedies = {
  // Forbidden claims.
  'cure-promised': 'leave out',
  'health-claim': 'leave out',
  'result-guaranteed': 'leave out',
  'council-result': 'leave out',
  'council-price': 'leave out',
  'before-after': 'leave out',
  'price-hidden': 'leave out',
  raffle: 'leave out',
  testimonial: 'leave out',
  'alcohol-minors': 'leave out',
  'alcohol-excess': 'leave out',
  discrimination: 'leave out',
  disparagement: 'leave out',

  // Another language, no text at all, and an adjustment that was not made.
  'not-portuguese': 'leave out',
  empty: 'leave out',
  'not-adjusted': 'leave out',

  // What was not told.
  'invented-price': { gap: 'preço' },
  'invented-date': { gap: 'data' },
  'invented-time': { gap: 'horário' },
  'invented-contact': { gap: 'contato' },
  'invented-address': { gap: 'endereço' },
  'invented-link': { gap: 'link' },
  'invented-number': { gap: 'quantidade' },
  'invented-offer': { gap: 'oferta' },
  'invented-urgency': { gap: 'prazo' },
  'invented-condition': { gap: 'condição' },
  'invented-allergen': { gap: 'ingredientes' },
  'invented-credential': { gap: 'formação ou registro' },
  'invented-prize': { gap: 'prêmio' },
  'invented-ranking': { gap: 'diferencial' },
  swapped: { gap: 'informação certa' },
  'turned-round': { gap: 'informação certa' },
  'untold-fact': 'warn',
  'wrong-name': 'set the name',
  leftover: { gap: 'informação' },

  // What the owner never wants to read.
  'forbidden-word': { gap: 'outra palavra' },
  'unwanted-emoji': 'remove the emojis',
  'wrong-address': 'warn',

  // What was told and is not there.
  'missing-price': 'warn',
  'missing-offer': 'warn',
  'missing-date': 'warn',
  'missing-time': 'warn',
  'missing-deadline': 'warn',
  'missing-condition': 'warn',
  'missing-exception': 'warn',
  'missing-link': 'say where the link is',

  // Shape.
  'invalid-characters': 'clean the characters',
  'too-long': 'cut to size',
  'hook-too-long': 'cut to size',
  'hashtag-count': 'cut to size',
  'ad-part-too-long': 'cut to size',
  'subject-too-long': 'cut to size',
  'preheader-length': 'cut to size',
  'hashtag-in-description': 'remove hashtags',
  markup: 'remove the marks',
  'whatsapp-marks': 'remove the marks',
  'link-in-caption': 'say where the link is',
  'email-reason': 'add the reason',
  'ad-parts': 'warn',
  'email-parts': 'warn',
  'details-missing': 'warn',
  'reels-table': 'warn',
  'reels-hook': 'warn',
  'reels-duration': 'warn',
  count: 'warn',

  // Style and likeness.
  'assistant-voice': 'remove the sentence',
  'european-portuguese': 'warn',
  identical: 'warn',
  'too-alike': 'warn',
  'opening-repeated': 'warn',
  'opening-in-three': 'warn',
  'call-missing': 'warn',
  'hashtag-generic': 'warn',
  'too-much-bold': 'warn',
  'em-dash': 'warn',
  'not-just-but': 'warn',
  cliche: 'warn',
  superlative: 'warn',
} as const satisfies Readonly<Record<string, Remedy>>;

/** The code of a finding of the critic. */
export type FindingCode = keyof typeof remedies;

/** Codes that say what was told, or was not: their findings are as sure as the reading of the facts that they rest on. */
export type FactCode =
  | 'swapped'
  | 'turned-round'
  | Exclude<Extract<FindingCode, `missing-${string}`>, 'missing-link'>
  | `invented-${'price' | 'date' | 'time' | 'number' | 'offer' | 'urgency' | 'condition' | 'contact' | 'address'}`;

/** Codes of what a text says, whatever was told. */
export type ClaimCode = Exclude<FindingCode, FactCode>;

export const isFindingCode = (code: string): code is FindingCode => Object.hasOwn(remedies, code);
