import type { BusinessProfile } from '../../../domain/user.ts';
import { isLongerThan } from '../../../domain/text.ts';
import { nounOf, withDeterminer, type Noun } from './grammar/noun.ts';
import type { Niche } from './niches/niche.ts';
import { forbidden, instruction } from './topic/patterns.ts';
import { oneLine, tidy } from './words.ts';

/** What the profile says, as far as it can stand in a text. */
export interface Business {
  /** The name with its gender, or "nossa confeitaria". */
  readonly casa: Noun;
  readonly name: string | null;
  /** "a gente é uma confeitaria artesanal com bolos caseiros." */
  readonly about: string | null;
  readonly audience: string | null;
  /** The same as people are spoken of: "quem trabalha no centro", "as mães e as avós". */
  readonly people: string | null;
  readonly city: string | null;
  /** Neighbourhood and city. */
  readonly place: string | null;
}

/** One line without marks of other formats; null for nothing, and for what talks to a machine or promises too much. */
function plain(value: string | null, most: number): string | null {
  if (value === null) return null;
  const line = oneLine(tidy(value.replace(/<[^<>]{0,80}>/g, ' ').replace(/[*_~`|<>{}#$\\]/g, ' ')));
  const isOdd = instruction.test(line) || forbidden.some(({ sign }) => line.search(sign) >= 0);
  return line === '' || !/\p{L}{2}/u.test(line) || isOdd || isLongerThan(line, most) ? null : line;
}

export function readBusiness(profile: BusinessProfile, niche: Niche): Business {
  const name = plain(profile.businessName, 60);
  const casa = name === null ? { ...nounOf(niche.noun), text: `nossa ${niche.noun}` } : named(name, niche);
  const city = plain(profile.businessCity, 80)?.split(/\s*[-/,(]/u)[0] ?? null;
  const about = plain(profile.businessDesc, 200);
  const audience = audienceOf(plain(profile.targetAudience, 90));
  return {
    casa: name === null && !casa.feminine ? { ...casa, text: `nosso ${niche.noun}` } : casa,
    name,
    about: about === null ? null : introduction(about),
    audience,
    people: audience === null ? null : peopleOf(audience),
    city,
    place: [plain(profile.businessNeighborhood, 80), city].filter((part) => part !== null).join(', ') || null,
  };
}

/** Heads that tell the gender of a business's name; others take that of their line of business. */
const masculine =
  /^(?:studio|estúdio|salão|espaço|ateliê|atelier|empório|restaurante|bar|café|consultório|instituto|centro|pet|forno|armazém|mercado|sítio|rancho|buffet|clube|box|tempero|cantinho|canto|mundo|sabor|auto|doceria do|grupo|bazar|brechó|o)(?!\p{L})/iu;
const feminine =
  /^(?:padaria|loja|lojinha|oficina|barbearia|pizzaria|casa|clínica|academia|hamburgueria|floricultura|confeitaria|doceria|papelaria|escola|marcenaria|luz|brasa|vila|moda|flores|mãos|doce|dona|tia|vó|a)(?!\p{L})/iu;

function named(name: string, niche: Niche): Noun {
  const first = name.split(' ')[0] ?? '';
  // "O Boticário", "A Casa do Pão": the article is the name's own.
  const text = /^[oa]$/iu.test(first) ? name.replace(/^[oa]\s+/iu, '') : name;
  if (masculine.test(name)) return { text, feminine: false, plural: false };
  if (feminine.test(name)) return { text, feminine: true, plural: false };
  return { text, feminine: /a$/iu.test(first) || nounOf(niche.noun).feminine, plural: false };
}

/** "Confeitaria artesanal com bolos caseiros" → "a gente é uma confeitaria artesanal com bolos caseiros." */
function introduction(about: string): string | null {
  const [first = ''] = about.split(/(?<=\.)\s/u);
  const text = first.replace(/\.$/u, '');
  const kind =
    /^(?:confeitaria|padaria|hamburgueria|pizzaria|cafeteria|salão|barbearia|clínica|pet shop|floricultura|papelaria|studio|estúdio|consultório|oficina|loja|restaurante|academia|ateliê|escola|doceria)(?!\p{L})/iu;
  const lower = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1) : text;
  const noun = nounOf(lower);
  if (kind.test(text) && !noun.also) return `a gente é ${noun.feminine ? 'uma' : 'um'} ${noun.text}.`;
  const head = text.split(' ')[0] ?? '';
  return head.length > 2 && !/(?:r|mos|ndo)$/iu.test(head) ? `a gente trabalha com ${lower}.` : null;
}

/** Said to customers only where it could be: no ages, no classes of income. */
const audienceOf = (audience: string | null): string | null =>
  audience === null || /\d|class[ei]s?|público|renda|perfil|persona/iu.test(audience)
    ? null
    : audience.charAt(0).toLocaleLowerCase('pt-BR') + audience.slice(1).replace(/\.$/u, '');

/** "mães e avós" → "as mães e as avós"; null where nobody would be called so. */
function peopleOf(audience: string): string | null {
  if (audience.startsWith('quem ')) return audience;
  const noun = nounOf(audience);
  // "motoristas de aplicativo e famílias" asks for an article in its middle, "tutores de cães e gatos" for none.
  if (!noun.also && / e (?:famílias|mulheres|homens|mães|pais|avós|jovens|crianças|casais|empresas)/u.test(audience)) {
    return null;
  }
  return noun.plural ? withDeterminer('o', noun) : null;
}

/** "Campinas" → "em Campinas"; one city has its article. */
export const inCity = (city: string): string => `${/^rio de janeiro$/iu.test(city) ? 'no' : 'em'} ${city}`;
