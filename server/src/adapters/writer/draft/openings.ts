import { wording } from '../../../domain/words.ts';
import { capital, clip } from './words.ts';

/** How a text begins; `isWhole` when all of the lead is in it. */
export interface Opening {
  readonly text: string;
  readonly isWhole: boolean;
}

/** What openings are made of. */
interface OpeningWords {
  readonly lead: string;
  readonly name: string | null;
  readonly city: string | null;
  readonly extra: string | null;
  /** Whether the lead says that something is so, and does not only name a thing. */
  readonly isStatement: boolean;
}

/** What may stand before anything, for an owner whose last texts began with the same words. */
const before = [
  'Olha só',
  'Recado',
  'Anote',
  'Aviso',
  'Para você saber',
  'Passando para contar',
  'Fica o recado',
  'Guarde esta',
  'Hoje por aqui',
  'Leia com calma',
  'Um minuto',
  'Em resumo',
  'Veja',
  'Escute',
  'Repare',
  'Lembre',
  'Salve',
  'Bom saber',
  'Fica a dica',
  'Está aqui',
];

/** Every opening that the owner's words give, the plainest first. */
export function openingsOf(
  { lead, name, city, extra, isStatement }: OpeningWords,
  fits: (words: string) => boolean,
): readonly Opening[] {
  const ends = /[.!?…\]]$/.test(lead);
  const hasColon = lead.includes(': ');
  const plain = [
    lead,
    name === null || wording(lead).includes(wording(name))
      ? null
      : hasColon || ends
        ? `${name}. ${capital(lead)}`
        : `${name}: ${lead}`,
    extra === null
      ? null
      : hasColon || ends
        ? `${lead.replace(/\.$/, '')}. ${capital(extra)}`.replace(/([!?…])\./, '$1')
        : `${lead}: ${extra}`,
    city === null || ends || /\b(?:em|n[ao]s?)\b/.test(lead) || hasColon
      ? null
      : `${lead}, ${/^rio de janeiro$/i.test(city) ? 'no' : 'em'} ${city}`,
    ends || hasColon ? null : isStatement ? `Recado: ${lead}` : `${lead.replace(/,$/, '')}? É com a gente.`,
  ].filter((opening) => opening !== null);
  const leading = before.flatMap((words) => plain.map((opening) => `${words}: ${opening}`));
  const seen = new Set<string>();
  return [...plain, ...leading].flatMap((words) => {
    const text = capital(clip(words, fits));
    const key = wording(text);
    // A beginning that is cut after a word or two says nothing.
    const isCut = key.split(' ').length < Math.min(4, wording(words).split(' ').length);
    if (key === '' || isCut || seen.has(key)) return [];
    seen.add(key);
    return [{ text, isWhole: wording(text).includes(wording(lead)) }];
  });
}
