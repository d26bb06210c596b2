import { cheapestPlanFor, planHas, type Plan } from '../billing/plan.ts';
import { contentTypeKeys, isContentType, type ContentType } from '../catalog.ts';
import { InvalidBrief, isFailure, PlanLocked, type Failure } from '../failures.ts';
import {
  findPlanLock,
  matchesBrief,
  parseBrief,
  type Brief,
  type BriefInput,
  type ClickState,
  type Generation,
  type VisibleGeneration,
} from '../generations/generation.ts';
import { kitSize, textRequestId, type Kit } from './kit.ts';

/** One brief for several types, as a client sends it. */
export interface KitInput extends Omit<BriefInput, 'contentType'> {
  readonly contentTypes?: unknown;
}

/** A kit and what is to be written for it: a brief for each of its types. */
export interface KitBrief {
  readonly kit: Kit;
  readonly briefs: readonly Brief[];
}

/** What became of one text of a kit: each ends by itself, stored or with its credit back. */
export interface KitText {
  readonly contentType: ContentType;
  readonly state: ClickState;
  /** The text, once it is stored, as far back as the plan shows. */
  readonly generation: VisibleGeneration | null;
  /** Why this call wrote none; null where it wrote one or did not try, and once it is read again. */
  readonly failure: Failure | null;
}

/** A kit as its owner may see it. */
export interface VisibleKit extends Kit {
  readonly texts: readonly KitText[];
}

/** The brief of a kit out of whatever was sent, or the first field that is wrong. */
export function parseKitBrief({ contentTypes: types, ...input }: KitInput): KitBrief | InvalidBrief {
  if (!Array.isArray(types) || !types.every(isContentType)) return invalidTypes();
  const contentTypes = contentTypeKeys.filter((type) => types.includes(type));
  if (contentTypes.length !== types.length || types.length < kitSize.min) return invalidTypes();
  const briefs: Brief[] = [];
  for (const contentType of contentTypes) {
    const brief = parseBrief({ ...input, contentType });
    if (isFailure(brief)) return brief;
    briefs.push(brief);
  }
  const id = briefs[0]?.requestId;
  if (id === undefined) return invalidTypes();
  return {
    kit: { id, contentTypes },
    briefs: briefs.map((brief) => ({ ...brief, requestId: textRequestId(id, brief.contentType) })),
  };
}

const invalidTypes = () =>
  new InvalidBrief('contentTypes', `Escolha de ${kitSize.min} a ${kitSize.max} tipos de conteúdo, cada um uma vez.`);

/** Whether the generation was written for this kit, and not for another one with the same `requestId`. */
export const matchesKit = (generation: Generation, { kit, briefs }: KitBrief): boolean =>
  generation.kit?.id === kit.id &&
  generation.kit.contentTypes.join() === kit.contentTypes.join() &&
  briefs.some((brief) => matchesBrief(generation, brief));

/** The lock of the first thing of the kit that the plan does not include; null for none. */
export function findKitLock(plan: Plan, briefs: readonly Brief[]): PlanLocked | null {
  if (!planHas(plan, 'campaign_kit')) {
    return PlanLocked.from('contentTypes', 'Kit de campanha', cheapestPlanFor('campaign_kit'));
  }
  return briefs.map((brief) => findPlanLock(plan, brief)).find((lock) => lock !== null) ?? null;
}
