import { createHash } from 'node:crypto';
import { contentTypeKeys, toneKeys } from '../../../domain/catalog.ts';
import type { WritingAttempt, WritingTask } from '../../../domain/writing.ts';
import { nextRetailDates, retailDatesNamedIn, type RetailDate } from '../../../domain/retailCalendar.ts';
import { angles } from './guidance/angles.ts';
import { house } from './guidance/house.ts';
import type { Example } from './guidance/recipe.ts';
import { tones } from './guidance/tones.ts';
import { types } from './guidance/types.ts';

export type Message = { role: 'system' | 'user'; content: string };

/** The messages of one attempt. What the owner typed is only ever in the second, as JSON. */
export function messagesFor(attempt: WritingAttempt): Message[] {
  const messages: Message[] = [
    { role: 'system', content: systemText(attempt) },
    { role: 'user', content: `<dados>\n${encode(dataOf(attempt))}\n</dados>` },
  ];
  if (attempt.feedback.length > 0) {
    messages.push({ role: 'user', content: `<correcoes>\n${encode(attempt.feedback)}\n</correcoes>` });
  }
  return messages;
}

/** The answer that is asked for, as strict JSON Schema. `minItems` is left to words: not every server knows it. */
export const answerFormat = (count: number) => ({
  type: 'json_schema' as const,
  json_schema: {
    name: 'textos',
    strict: true,
    schema: {
      type: 'object',
      properties: {
        variations: {
          type: 'array',
          description: `Exatamente ${count} ${count === 1 ? 'texto' : 'textos, cada um com outro ângulo'}.`,
          items: { type: 'string', description: 'Um texto completo, pronto para copiar, sem HTML.' },
        },
      },
      required: ['variations'],
      additionalProperties: false,
    },
  },
});

/** The instructions, made of our own words alone: nothing typed by anybody gets in here. */
export function systemText({ brief, count }: Pick<WritingTask, 'brief' | 'count'>): string {
  const recipe = types[brief.contentType];
  // What stays the same stands first: servers charge less for a beginning that they have read before.
  return [
    house,
    `# Formato\n${recipe.shape}\n${brief.campaignLink === null ? recipe.withoutLink : recipe.withLink}`,
    `# Um bom texto deste tipo\n${recipe.good}`,
    `# Exemplos\nDe outros negócios: aprenda o jeito, não copie frases nem fatos.\n${recipe.examples.map(shown).join('\n')}`,
    `# Quantidade\n${quantity(count)}`,
    `# Objetivo\n${tones[brief.tone]}`,
  ].join('\n\n');
}

const shown = ({ profile, topic, text }: Example): string =>
  `<exemplo>\n(${[profile.businessName, profile.businessNeighborhood, profile.businessCity].filter(Boolean).join(', ')}; ` +
  `pedido: ${topic})\n${text}\n</exemplo>`;

function quantity(count: number): string {
  const plan = Array.from({ length: count }, (_, index) => `${index + 1}. ${angles[index % angles.length]}`);
  const sentence =
    count === 1
      ? 'Escreva exatamente 1 texto, com este ângulo:'
      : `Escreva exatamente ${count} textos. Cada um tem outro ângulo, outra abertura e outra chamada:`;
  return `${sentence}\n${plan.join('\n')}\nResponda só com o objeto JSON {"variations": [...]}, sem comentários.`;
}

/** Every instruction there can be. */
const everything = contentTypeKeys.flatMap((contentType) =>
  toneKeys.flatMap((tone) =>
    [null, 'https://'].map((campaignLink) =>
      systemText({ brief: { contentType, tone, campaignLink, topic: '', requestId: '' }, count: angles.length }),
    ),
  ),
);

/** Another one for every change of wording or of the answer's form; kept with each generation (rule 5.6). */
export const promptVersion = createHash('sha256')
  .update(JSON.stringify([everything, answerFormat(1)]))
  .digest('hex')
  .slice(0, 12);

const saoPaulo = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'America/Sao_Paulo' });

/** How far ahead an occasion is worth a mention that nobody asked for. */
const aheadMs = 30 * 24 * 60 * 60 * 1000;

/** Noon in São Paulo: the same day in any zone it may be read in. */
const noonOf = ({ day }: RetailDate): Date => new Date(`${day}T12:00:00-03:00`);

/** The occasions that the topic names, and those that are near. */
function datesFor(topic: string, now: Date) {
  const near = nextRetailDates(now).filter((date) => noonOf(date).getTime() - now.getTime() < aheadMs);
  const dates = new Map([...retailDatesNamedIn(topic, now), ...near].map((date) => [date.key, date]));
  return [...dates.values()].map((date) => ({ nome: date.name, dia: saoPaulo.format(noonOf(date)) }));
}

const dataOf = ({ brief, profile, recentOpenings, now }: WritingTask) => ({
  topico: brief.topic,
  link_da_campanha: brief.campaignLink,
  hoje: saoPaulo.format(now),
  datas_do_varejo: datesFor(brief.topic, now),
  aberturas_recentes: recentOpenings,
  negocio: {
    nome: profile.businessName,
    descricao: profile.businessDesc,
    publico: profile.targetAudience,
    cidade: profile.businessCity,
    bairro: profile.businessNeighborhood,
    site: profile.linkWebsite,
    instagram: profile.linkInstagram,
    whatsapp: profile.linkWhatsapp,
  },
});

/** JSON in which no `<` is left, so that nothing inside can close the delimiter. */
const encode = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');
