import type { ContentType } from '../../domain/catalog.ts';
import { clickOf, type NewHold } from '../../domain/credits/credits.ts';
import {
  ForbiddenClaim,
  GenerationDeleted,
  isFailure,
  OutOfCredits,
  PlanLocked,
  RequestIdReused,
  TooManyRequests,
  WriterUnavailable,
  type InvalidBrief,
} from '../../domain/failures.ts';
import { lockedBy, type Brief, type Generation } from '../../domain/generations/generation.ts';
import {
  isOfKit,
  parseKitBrief,
  type KitBrief,
  type KitInput,
  type KitText,
  type VisibleKit,
} from '../../domain/writing/kitBrief.ts';
import { cheapestPlanFor, planHas, planOf, type Plan } from '../../domain/billing/plan.ts';
import type { RateCount, RateLimit } from '../../domain/ports.ts';
import type { User } from '../../domain/account/user.ts';
import type { ClickParts } from './clickParts.ts';
import type { ProgressListener } from './composer.ts';
import type { OwnText } from './countClicks.ts';
import { createSharedPoller } from './sharedPoller.ts';
import { withoutText, type createStoredKits } from './storedKits.ts';

/** Why a kit ends without a text. */
export type KitFailure =
  | InvalidBrief
  | RequestIdReused
  | GenerationDeleted
  | PlanLocked
  | OutOfCredits
  | TooManyRequests
  | WriterUnavailable
  | ForbiddenClaim;

/** Follows the texts of a kit while they are written. */
export interface KitListener {
  /** The listener of the text of one type. */
  of(contentType: ContentType): ProgressListener;
  /** A text has ended. */
  ended(text: KitText): void;
}

interface Parts extends ClickParts {
  readonly storedKits: Pick<ReturnType<typeof createStoredKits>, 'shown' | 'deletedOf' | 'kitOf'>;
}

interface Click extends KitBrief {
  readonly user: User;
  readonly plan: Plan;
  readonly signal: AbortSignal;
  readonly listener: KitListener | undefined;
  /** The types whose end the listener knows. */
  readonly told: Set<ContentType>;
  readonly own: OwnText;
}

/** Creating campaign kits over the ports: all credits are held in one write, then each text ends by itself (rule 12.3). */
export function createCreatingKits(parts: Parts) {
  const { users, generations, holds, writeText, rateLimits, clickRate, maxInFlight } = parts;
  const { shown, deletedOf, kitOf } = parts.storedKits;
  /** Tells the first call of a kit in a minute from its repeats. */
  const firstCalls: RateLimit = { name: 'kits', points: 1, seconds: clickRate.seconds, isInternal: true };
  const kitPoller = createSharedPoller(async (userId: string, kitId: string) => ({
    account: await users.find(userId),
    stored: await generations.ofKit(userId, kitId),
  }));

  async function create(
    own: OwnText,
    user: User,
    input: KitInput,
    signal: AbortSignal,
    listener?: KitListener,
  ): Promise<VisibleKit | KitFailure> {
    const order = parseKitBrief(input);
    if (isFailure(order)) return lockedKit(planOf(user.currentPlan), []) ?? order;
    return claim({ ...order, user, plan: planOf(user.currentPlan), signal, listener, told: new Set(), own });
  }

  /** Takes the credits of the texts that are missing: none when all are stored or being written by another call. */
  async function claim(click: Click): Promise<VisibleKit | KitFailure> {
    const { user, plan, kit, briefs } = click;
    const locked = lockedKit(plan, briefs);
    if (locked) return locked;
    if (await generations.findByRequest(user.id, kit.id)) return new RequestIdReused();
    // Before the hold: a repeat must not take credits from another click, nor write the statement (rule 4.3).
    const stored = await generations.ofKit(user.id, kit.id);
    if (stored.some((generation) => !isOfKit(generation, click))) return new RequestIdReused();
    await tell(click, stored);
    const deleted = await deletedOf(user.id, kit);
    const missing = briefs.filter(
      ({ contentType }) => !stored.some((one) => one.contentType === contentType) && !deleted.includes(contentType),
    );
    if (missing.length === 0) return stored.length === 0 ? GenerationDeleted.kit() : kitOf(click, stored);
    const wanted = missing.map(({ requestId }) => holds.newHold({ requestId, kitId: kit.id }));
    const outcome = await users.hold(user.id, wanted, maxInFlight);
    if (outcome === 'same-request') return claimAfterwards(click);
    // Read after the hold: another call of the id that ended meanwhile has stored its texts by now, or they are deleted.
    const isOvertaken =
      (await generations.ofKit(user.id, kit.id)).length > stored.length ||
      (await generations.findByRequest(user.id, kit.id)) !== null ||
      (await deletedOf(user.id, kit)).length > deleted.length;
    if (outcome === 'held' && !isOvertaken) return spend(click, stored, wanted);
    if (outcome === 'held') for (const { generationId } of wanted) await holds.conclude(user.id, generationId);
    if (isOvertaken) return claim(click);
    return typeof outcome === 'object' ? OutOfCredits.forKit(outcome.missingCredits) : TooManyRequests.inFlight();
  }

  /** Claims again when another call of the same id, for a kit or a single text, has ended; on the plan of then. */
  async function claimAfterwards(click: Click): Promise<VisibleKit | KitFailure> {
    const { kit } = click;
    const onPlanOf = (user: User): Click => ({ ...click, user, plan: planOf(user.currentPlan) });
    const waited = await kitPoller.pollUntil(
      [click.user.id, kit.id],
      async ({ account, stored }) => {
        await tell(onPlanOf(account ?? click.user), stored);
        return !account?.holds.some((hold) => clickOf(hold) === kit.id);
      },
      click.signal,
    );
    return waited ? claim(onPlanOf(waited.state.account ?? click.user)) : WriterUnavailable.kit();
  }

  /** Writes the texts at once, each with its own hold; one that fails gives its credit back and leaves the others alone. */
  async function spend(
    click: Click,
    stored: readonly Generation[],
    taken: readonly NewHold[],
  ): Promise<VisibleKit | KitFailure> {
    const { user, plan, kit, briefs, signal, listener, own } = click;
    // Counted after the hold, so that simultaneous repeats of one click count once.
    const counted = countTexts(user.id, kit.id, taken.length);
    const written = await Promise.allSettled(
      taken.map(async (hold) => {
        const brief = briefs.find(({ requestId }) => requestId === hold.requestId);
        if (!brief) throw new Error('a hold has no brief');
        const { contentType } = brief;
        const text = await holds.settling(user.id, hold, async () => {
          const { waitSeconds } = await counted;
          if (waitSeconds !== null) return TooManyRequests.inAMinute(waitSeconds);
          return writeText({ user, plan, brief, kit, hold, signal, progress: listener?.of(contentType) });
        });
        if (!isFailure(text) && text.id === hold.generationId) own.isStored = true;
        listener?.ended(isFailure(text) ? withoutText(contentType, 'returned', text) : await shown(plan, text));
        return { contentType, text };
      }),
    );
    const bug = written.find(({ status }) => status === 'rejected');
    if (bug?.status === 'rejected') throw bug.reason;
    const ends = written.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failures = new Map(ends.flatMap(({ contentType, text }) => (isFailure(text) ? [[contentType, text]] : [])));
    const all = [...stored, ...ends.flatMap(({ text }) => (isFailure(text) ? [] : [text]))];
    if (all.length > 0) return kitOf(click, all, failures);
    const told = [...failures.values()].find((one) => one instanceof TooManyRequests || one instanceof ForbiddenClaim);
    return told ?? WriterUnavailable.kit();
  }

  /** Counts the texts of a kit towards the clicks of a minute; a repeat within it that writes again is one click. */
  async function countTexts(userId: string, kitId: string, texts: number): Promise<RateCount> {
    const key = `${userId}:${kitId}`;
    const calls = await rateLimits.take(firstCalls, key);
    const count = await rateLimits.take(clickRate, userId, calls.waitSeconds === null ? texts : 1);
    // A kit that was refused is counted whole when it comes again.
    if (count.waitSeconds !== null) await rateLimits.forget(firstCalls, key);
    return count;
  }

  async function tell(click: Click, stored: readonly Generation[]): Promise<void> {
    for (const generation of stored) {
      if (click.told.has(generation.contentType)) continue;
      click.told.add(generation.contentType);
      click.listener?.ended(await shown(click.plan, generation));
    }
  }

  return { create };
}

/** The first thing of the kit that the plan lacks; null for none. */
function lockedKit(plan: Plan, briefs: readonly Brief[]): PlanLocked | null {
  if (!planHas(plan, 'campaign_kit')) {
    return PlanLocked.from('contentTypes', 'Kit de campanha', cheapestPlanFor('campaign_kit'));
  }
  return briefs.map((brief) => lockedBy(plan, brief)).find((lock) => lock !== null) ?? null;
}
