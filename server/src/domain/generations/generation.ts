import type { Adjustment } from '../writing/adjustments.ts';
import { isContentType, isTone, type ContentType, type Tone } from '../catalog.ts';
import { readParts } from '../content/contentTypes.ts';
import type { Parts } from '../content/parts.ts';
import { render } from '../content/render.ts';
import { findingsAfterEdit, type Finding } from '../findings/finding.ts';
import { InvalidBrief, InvalidVariations, PlanLocked } from '../failures.ts';
import type { Kit } from '../writing/kit.ts';
import { campaignLinkRefusal, normaliseCampaignLink } from '../text/links.ts';
import { cheapestPlanFor, cheapestPlanWith, planHas, type Plan } from '../billing/plan.ts';
import { isLongerThan, isStorable } from '../text/text.ts';
import { lastAdjusted, latestWriterText, type VersionedTexts } from './versions.ts';

/** What the owner asks for. */
export interface Brief {
  readonly contentType: ContentType;
  readonly tone: Tone;
  readonly topic: string;
  readonly campaignLink: string | null;
  /** The click: the same id again is the same generation (rule 4.3). */
  readonly requestId: string;
}

/** One stored result. */
export interface Generation extends VersionedTexts {
  readonly id: string;
  readonly userId: string;
  readonly requestId: string;
  readonly contentType: ContentType;
  readonly tone: Tone;
  readonly topic: string;
  readonly campaignLink: string | null;
  /** The kit that it belongs to; null for a text of its own. */
  readonly kit: Kit | null;
  /** The parts of each text as it was written; null for a text that was not written in parts, empty for older ones. */
  readonly parts: readonly (Parts | null)[];
  /** What the critic said of the texts as they were written; empty when it said nothing. */
  readonly findings: readonly Finding[];
  /** The adjustments that were made or are being made; empty for older ones. */
  readonly adjustments: readonly Adjustment[];
  /** Marked by the owner, to be found again. */
  readonly favourite: boolean;
  readonly writer: string;
  readonly model: string;
  readonly promptVersion: string;
}

/** A generation as its owner's plan may see it: what is locked is absent, only counted (rule 3.2). */
export interface VisibleGeneration extends Generation {
  readonly lockedVariations: number;
}

/** What became of a click, or of a kit by its id (rule 4.3); `returned` also when it never came. */
export type ClickState = 'stored' | 'returned' | 'being-written' | 'deleted';

/** A click as its owner may see it: with its text once that is stored, as far back as the plan shows; a kit's has none. */
export interface ClickOutcome {
  readonly state: ClickState;
  readonly generation: VisibleGeneration | null;
}

/** The longest texts, in characters as people count them (rule 5.1). */
export const sizeLimits = { topic: 1_000, variation: 5_000, campaignLink: 2_048 } as const;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const requestIdNotUuid = 'requestId deve ser um UUID, novo para cada clique.';

/** Whether a client may call its click so. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

export interface BriefInput {
  readonly contentType?: unknown;
  readonly tone?: unknown;
  readonly topic?: unknown;
  readonly campaignLink?: unknown;
  readonly requestId?: unknown;
}

/** Whether there is something to write about: at least two letters or digits, so no emoji alone (rule 5.4). */
const hasTwoLettersOrDigits = (topic: string): boolean => /[\p{L}\p{N}][^\p{L}\p{N}]*[\p{L}\p{N}]/u.test(topic);

/** A brief out of whatever was sent, or the first field that is wrong. Nothing is cut silently. */
export function parseBrief(input: BriefInput): Brief | InvalidBrief {
  const { contentType, topic } = input;
  const tone = input.tone ?? 'default';
  if (!isContentType(contentType)) return new InvalidBrief('contentType', 'Escolha um tipo de conteúdo.');
  if (!isTone(tone)) return new InvalidBrief('tone', 'Escolha um objetivo da lista.');
  if (typeof topic !== 'string' || topic.trim() === '') {
    return new InvalidBrief('topic', 'Por favor, descreva seu tópico.');
  }
  if (!isStorable(topic)) return new InvalidBrief('topic', 'O tópico tem caracteres que não podem ser usados.');
  if (!hasTwoLettersOrDigits(topic))
    return new InvalidBrief('topic', 'Escreva pelo menos duas letras ou números no tópico.');
  if (isLongerThan(topic.trim(), sizeLimits.topic)) {
    return new InvalidBrief(
      'topic',
      `O tópico pode ter no máximo ${sizeLimits.topic.toLocaleString('pt-BR')} caracteres.`,
    );
  }
  const campaignLink = parseCampaignLink(input.campaignLink);
  if (campaignLink instanceof InvalidBrief) return campaignLink;
  const { requestId } = input;
  if (!isUuid(requestId)) return new InvalidBrief('requestId', requestIdNotUuid);
  return { contentType, tone, topic: topic.trim(), campaignLink, requestId: requestId.toLowerCase() };
}

function parseCampaignLink(value: unknown): string | null | InvalidBrief {
  if (value === undefined || value === null) return null;
  const link = typeof value === 'string' ? value.trim() : null;
  if (link === '') return null;
  const tooLong = new InvalidBrief(
    'campaignLink',
    `O link da campanha pode ter no máximo ${sizeLimits.campaignLink.toLocaleString('pt-BR')} caracteres.`,
  );
  if (link !== null && isLongerThan(link, sizeLimits.campaignLink)) return tooLong;
  const stored = link !== null && isStorable(link) ? normaliseCampaignLink(link) : null;
  if (stored === null) return new InvalidBrief('campaignLink', campaignLinkRefusal(link));
  // https:// may have been added.
  return isLongerThan(stored, sizeLimits.campaignLink) ? tooLong : stored;
}

/** The lock of the first thing in the brief that the plan does not include; null for none. */
export function findPlanLock(plan: Plan, brief: Brief): PlanLocked | null {
  const { contentType, tone } = brief;
  if (!plan.contentTypes.includes(contentType)) {
    return PlanLocked.from(
      'contentType',
      'Este tipo de conteúdo',
      cheapestPlanWith((p) => p.contentTypes.includes(contentType)),
    );
  }
  if (!plan.tones.includes(tone)) {
    return PlanLocked.from(
      'tone',
      'Este objetivo',
      cheapestPlanWith((p) => p.tones.includes(tone)),
    );
  }
  if (brief.campaignLink !== null && !planHas(plan, 'campaign_link')) {
    return PlanLocked.from('campaignLink', 'Link da campanha', cheapestPlanFor('campaign_link'));
  }
  return null;
}

/** The generation as far as a plan shows it; of a text that was edited since, the findings whose words are still there. */
export function visibleTo(plan: Plan, generation: Generation): VisibleGeneration {
  const variations = generation.variations.slice(0, plan.variations);
  return {
    ...generation,
    variations,
    originalVariations: generation.originalVariations?.slice(0, plan.variations) ?? null,
    versions: generation.versions.slice(0, plan.variations),
    parts: generation.parts.slice(0, plan.variations),
    findings: variations.flatMap((_, variation) => currentFindings(generation, variation)),
    lockedVariations: generation.variations.length - variations.length,
  };
}

/** The findings of the current text of a variation: those of the writer's text whose words no edit has changed. */
function currentFindings(generation: Generation, variation: number): readonly Finding[] {
  const judged = latestWriterText(generation, variation);
  const now = generation.variations[variation] ?? judged;
  const written = generation.findings.filter((finding) => finding.variation === variation);
  const findings = lastAdjusted(generation, variation)?.findings ?? written;
  return now === judged ? findings : findingsAfterEdit(findings, judged, now);
}

/** Whether the generation was written for this brief, and not for another one with the same `requestId`. */
export const matchesBrief = (generation: Generation, brief: Brief): boolean =>
  generation.contentType === brief.contentType &&
  generation.tone === brief.tone &&
  generation.topic === brief.topic &&
  generation.campaignLink === brief.campaignLink;

/** The parts of a text of a generation: those that it was written in, or read from it if it is another text or an older one. */
export function partsOf({ contentType, parts }: Generation, variation: number, text: string): Parts | null {
  const written = parts[variation];
  return written && render(contentType, written) === text ? written : readParts(contentType, text);
}

/** The edited texts, or why they cannot be stored: as many as there were, each 1 to 5,000 characters (rule 6.2). */
export function parseVariations(input: unknown, stored: number): readonly string[] | InvalidVariations {
  if (!Array.isArray(input) || input.length !== stored) {
    return new InvalidVariations('Envie todas as variações da geração.');
  }
  for (const text of input as unknown[]) {
    if (typeof text !== 'string' || text.trim() === '') return new InvalidVariations('O texto não pode ficar vazio.');
    if (!isStorable(text)) return new InvalidVariations('O texto tem caracteres que não podem ser salvos.');
    if (isLongerThan(text, sizeLimits.variation)) {
      return new InvalidVariations(
        `O texto pode ter no máximo ${sizeLimits.variation.toLocaleString('pt-BR')} caracteres.`,
      );
    }
  }
  return input as readonly string[];
}
