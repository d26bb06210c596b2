import { createHash } from 'node:crypto';
import { contentTypeKeys, toneKeys, type Tone } from '../../../domain/catalog.ts';
import { descriptorOf, readParts, type ContentType } from '../../../domain/content/contentTypes.ts';
import type { Scene } from '../../../domain/content/parts.ts';
import { cutToWords } from '../../../domain/text/text.ts';
import type { WritingVoice } from '../../../domain/account/voice.ts';
import type { FailedText, WritingAttempt, WritingTask } from '../../../domain/writing/writing.ts';
import type { ModelDataKey } from '../../../domain/writing/modelData.ts';
import { answerFormat, formatInWords } from './answerFormat.ts';
import type { Message } from './chat.ts';
import { encode, ownerData } from './data.ts';
import { angleFor } from './guidance/angles.ts';
import { house } from './guidance/house.ts';
import type { Example } from './guidance/recipe.ts';
import { tones } from './guidance/tones.ts';
import { types } from './guidance/types.ts';
import type { ReviewKey } from './reviewPrompt.ts';
import { voiceData, voiceRules } from './voicePrompt.ts';

/** The privacy policy lists every key of it. */
type PromptData = Omit<Record<ModelDataKey, unknown>, 'voz' | typeof correctionsTag | ReviewKey> & {
  readonly voz?: unknown;
};

/** The tag of what is to be changed in texts that are written again. */
const correctionsTag = 'correcoes' satisfies ModelDataKey;

/** The messages of one attempt. What the owner typed, or a text of before, is never in the first; in the others it is JSON. */
export function messagesFor(attempt: WritingAttempt): Message[] {
  const messages: Message[] = [
    { role: 'system', content: systemText(attempt) },
    { role: 'user', content: `<dados>\n${encode(dataOf(attempt))}\n</dados>` },
  ];
  if (attempt.retry.length > 0) {
    const failed = attempt.retry.map(({ text, corrections }) => ({ texto: text, corrigir: corrections }));
    messages.push({ role: 'user', content: `<${correctionsTag}>\n${encode(failed)}\n</${correctionsTag}>` });
  }
  return messages;
}

/** The system prompt. Contains no user input. */
export function systemText({
  brief,
  voice,
  count,
  retry,
}: Pick<WritingAttempt, 'brief' | 'voice' | 'count' | 'retry'>): string {
  const { contentType, tone, campaignLink, requestId } = brief;
  const recipe = types[contentType];
  // The stable parts first: servers charge less for a cached prefix.
  return [
    house,
    `# Formato\n${formatInWords(contentType)}`,
    `# Um bom texto deste tipo\n${recipe.good}`,
    `# Exemplos\nDe outros negócios, sem facts: aprenda o jeito, não as frases.\n${examplesFor(contentType, voice)}`,
    ...(voice === null ? [] : [voiceRules]),
    `# Chamada\n${campaignLink === null ? recipe.withoutLink : recipe.withLink}`,
    `# Quantidade\n${quantity(count)}`,
    `# Objetivo\n${goalOf(tone, voice === null)}`,
    `# Ângulo: por onde cada texto começa\n${anglesOf(requestId, variationsOf(count, retry))}`,
  ].join('\n\n');
}

/** The goal, with a sentence that shows it unless the owner's own texts do. */
const goalOf = (tone: Tone, withExample: boolean): string =>
  `${tones[tone].does}${withExample ? ` Assim: "${tones[tone].example}"` : ''}`;

/** The examples of a type; the first alone where the owner's own texts show the way. */
const examplesFor = (contentType: ContentType, voice: WritingVoice | null): string =>
  types[contentType].examples
    .slice(0, voice === null ? undefined : 1)
    .map((example) => renderExample(contentType, example))
    .join('\n');

/** An example as the model would return it, without the parts that code writes. */
function renderExample(contentType: ContentType, { profile, topic, campaignLink, text }: Example): string {
  const parts = readParts(contentType, campaignLink ? text.replace(campaignLink, '') : text);
  const { parts: specs } = descriptorOf(contentType);
  const written = Object.entries(parts ?? {}).filter(([key, value]) => specs[key]?.task !== null && value !== null);
  const place = [profile.businessName, profile.businessNeighborhood, profile.businessCity].filter(Boolean).join(', ');
  const answer = JSON.stringify(Object.fromEntries(written), (key, value: unknown) =>
    timeKeys.has(key) ? undefined : value,
  );
  return `(${place}; pedido: ${topic})\n${answer}`;
}

const timeKeys: ReadonlySet<string> = new Set(['from', 'to'] satisfies (keyof Scene)[]);

const quantity = (count: number): string =>
  count === 1
    ? 'Escreva exatamente 1 texto.'
    : `Escreva exatamente ${count} textos, cada um com outro ângulo, abertura e chamada.`;

/** Which texts of the task are asked for: one that is written again keeps its angle. */
const variationsOf = (count: number, retry: readonly FailedText[]): readonly number[] =>
  retry.length > 0 ? retry.map(({ variation }) => variation) : Array.from({ length: count }, (_, index) => index);

const anglesOf = (requestId: string, variations: readonly number[]): string =>
  variations.map((variation, index) => `${index + 1}. ${angleFor(requestId, variation)}`).join('\n');

/** A voice's content is data; only its presence changes the instructions. */
const sampleVoice = { samples: [], address: null, emoji: null, favouritePhrases: [], forbiddenWords: [] };

/** Every possible system prompt. */
const allInstructions = (): readonly string[] =>
  contentTypeKeys.flatMap((contentType) =>
    toneKeys.flatMap((tone) =>
      [null, 'https://'].flatMap((campaignLink) =>
        [null, sampleVoice].map((voice) =>
          systemText({
            brief: { contentType, tone, campaignLink, topic: '', requestId: '' },
            voice,
            count: 6,
            retry: [],
          }),
        ),
      ),
    ),
  );

let version: string | undefined;

/**
 * Changes with every change of wording or of the answer's format; stored with each generation (rule 5.6). Computed at its
 * first use, to keep the start fast.
 */
export const promptVersion = (): string =>
  (version ??= createHash('sha256')
    .update(JSON.stringify([allInstructions(), contentTypeKeys.map(answerFormat)]))
    .digest('hex')
    .slice(0, 12));

const dataOf = (task: WritingTask): PromptData => {
  const { voice, recentOpenings } = task;
  const { topico, produtos, ...otherData } = ownerData(task);
  const openings = recentOpenings.slice(0, maxOpenings).map((opening) => cutToWords(opening, openingCharacters));
  return { topico, produtos, ...(voice && { voz: voiceData(voice) }), ...otherData, aberturas_recentes: openings };
};

/** The number of recent openings sent to the model, and the characters of each: enough to avoid them. */
const maxOpenings = 10;
const openingCharacters = 50;
