import type { ContentType, Tone } from '../../catalog.ts';
import type { Plan } from '../../billing/plan.ts';
import type { Product } from '../../account/products.ts';
import { calendarDay, nextRetailDates, type CalendarDay } from '../retailCalendar.ts';
import type { BusinessProfile } from '../../account/user.ts';
import { plainWording } from '../../text/words.ts';
import { holidaysOf } from './holidays.ts';
import type { Niche, NicheIdea } from './niche.ts';
import { nicheOf } from './niches.ts';
import { weekdayIdeas } from './weekdays.ts';
import { dayMs } from '../../time.ts';

/** A topic ready to be completed, with a type and a goal that the owner's plan has. */
export interface Idea {
  readonly topic: string;
  readonly contentType: ContentType;
  readonly tone: Tone;
  /** Why it is offered today, in the owner's words: "Natal, 25 de dezembro". */
  readonly reason: string;
}

/** What ideas are made from. */
export interface IdeaSources {
  readonly profile: Pick<BusinessProfile, 'businessName' | 'businessDesc'>;
  readonly products: readonly Product[];
  readonly plan: Plan;
  readonly now: Date;
}

/** How many ideas are offered, and how far ahead dates are looked for (rule 12.6). */
const maxIdeas = 8;
const daysAhead = 30;

type Draft = readonly [...NicheIdea, reason: string];

/**
 * Six to eight ideas for the business: the dates that come, its products, the day of the week and its trade, in this
 * order; what there is more of takes turns by the day. Pure: no credit and no model (rule 12.6).
 */
export function ideasFor({ profile, products, plan, now }: IdeaSources): readonly Idea[] {
  const niche = nicheOf(`${profile.businessDesc ?? ''} ${profile.businessName ?? ''}`);
  const today = calendarDay(now);
  const dayNumber = Math.floor(Date.parse(today) / dayMs);
  const drafts: readonly Draft[] = [
    ...dateIdeas(niche, today, now),
    ...productIdeas(niche, rotate(products, dayNumber)),
    weekdayIdea(niche, today),
    ...rotate(niche.ideas, dayNumber).map((idea): Draft => [...idea, `Para ${niche.name}`]),
  ];
  return removeRepeatedTopics(drafts)
    .slice(0, maxIdeas)
    .map(([topic, contentType, tone, reason]) => ({
      topic,
      contentType: plan.contentTypes.includes(contentType) ? contentType : 'post_instagram',
      tone: plan.tones.includes(tone) ? tone : 'default',
      reason,
    }));
}

/** The items rotated to the left, so that each day begins with the next one. */
const rotate = <Item>(items: readonly Item[], turn: number): readonly Item[] => {
  const start = items.length === 0 ? 0 : turn % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

const inWords = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dateInWords = (day: CalendarDay): string => inWords.format(new Date(day));

const isNear = (day: CalendarDay, today: CalendarDay): boolean => {
  const ahead = (Date.parse(day) - Date.parse(today)) / dayMs;
  return ahead >= 0 && ahead <= daysAhead;
};

/** Two commercial dates at most, for trades that sell by them, and the next holiday. */
function dateIdeas({ dates }: Niche, today: CalendarDay, now: Date): readonly Draft[] {
  const commercial =
    dates === null
      ? []
      : nextRetailDates(now)
          .filter(({ day }) => isNear(day, today))
          .slice(0, 2);
  const year = Number(today.slice(0, 4));
  const holiday = [...holidaysOf(year), ...holidaysOf(year + 1)].find(({ day }) => isNear(day, today));
  return [
    ...commercial.map(({ name, day }): Draft => [
      capitalise((dates ?? '').replaceAll(/\{(?:de|do|para)\}/g, (token) => withPreposition(token, name))),
      'post_instagram',
      'vender',
      `${name}, ${dateInWords(day)}`,
    ]),
    ...(holiday
      ? [
          [
            `Nosso horário no feriado de ${dateInWords(holiday.day)}: [preencher: se abre e até que horas]`,
            'mensagem_whatsapp',
            'informar',
            `${holiday.name}, ${dateInWords(holiday.day)}`,
          ] satisfies Draft,
        ]
      : []),
  ];
}

const feminine: ReadonlySet<string> = new Set(['Páscoa', 'Black Friday']);

/** "de Natal", "do Natal", "para o Natal"; days and the Black Friday keep their article after "de". */
function withPreposition(token: string, name: string): string {
  if (token === '{para}') return `para ${feminine.has(name) ? 'a' : 'o'} ${name}`;
  const contracted = `${feminine.has(name) ? 'da' : 'do'} ${name}`;
  return token === '{de}' && !name.startsWith('Dia ') && name !== 'Black Friday' ? `de ${name}` : contracted;
}

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

function productIdeas({ salesMode }: Niche, [first, second]: readonly Product[]): readonly Draft[] {
  const reason = 'Dos seus produtos';
  const offer = ({ name, price, detail }: Product): Draft => {
    const special = detail ?? '[preencher: o que tem de especial]';
    return salesMode === 'regulated'
      ? [`${name}: como funciona e para quem é`, 'post_instagram', 'informar', reason]
      : [`${name}, ${price ?? '[preencher: preço]'}, ${special}`, 'post_instagram', 'vender', reason];
  };
  const question = ({ name }: Product): Draft => [
    `${name}: o que mais perguntam? [preencher: pergunta]`,
    'roteiro_reels',
    'ajudar',
    reason,
  ];
  return [...(first ? [offer(first)] : []), ...(second ? [question(second)] : [])];
}

const weekdayName = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

function weekdayIdea({ salesMode }: Niche, today: CalendarDay): Draft {
  const date = new Date(today);
  // A week has no day beside the seven.
  const idea = weekdayIdeas[salesMode][date.getUTCDay()] ?? weekdayIdeas[salesMode][0];
  return [...idea, `Para hoje, ${weekdayName.format(date)}`];
}

/** Each topic once, whatever its marks and capitals. */
function removeRepeatedTopics(drafts: readonly Draft[]): readonly Draft[] {
  const seen = new Map(drafts.toReversed().map((draft) => [plainWording(draft[0]), draft]));
  return drafts.filter((draft) => seen.get(plainWording(draft[0])) === draft);
}
