import type { ContentType } from '../../domain/catalog.ts';
import { clickOf, type NewHold } from '../../domain/credits/credits.ts';
import {
  ForbiddenClaim,
  GenerationDeleted,
  isFailure,
  OutOfCredits,
  type PlanLocked,
  RequestIdReused,
  TooManyRequests,
  WriterUnavailable,
  type InvalidBrief,
} from '../../domain/failures.ts';
import type { Generation } from '../../domain/generations/generation.ts';
import {
  findKitLock,
  matchesKit,
  parseKitBrief,
  type KitBrief,
  type KitInput,
  type KitText,
  type VisibleKit,
} from '../../domain/writing/kitBrief.ts';
import { planOf, type Plan } from '../../domain/billing/plan.ts';
import type { User } from '../../domain/account/user.ts';
import type { ClickParts } from './clickParts.ts';
import type { ProgressListener } from './composer.ts';
import type { NewText } from './countClicks.ts';
import { createClickLimit } from './clickLimit.ts';
import { createSharedPoller } from './sharedPoller.ts';
import { toMissingText, type createStoredKits } from './storedKits.ts';

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

/** Is told of the texts of a kit while they are written. */
export interface KitListener {
  /** The listener of the text of one type. */
  of(contentType: ContentType): ProgressListener;
  /** A text has ended. */
  finish(text: KitText): void;
}

interface Parts extends ClickParts {
  readonly storedKits: Pick<ReturnType<typeof createStoredKits>, 'toKitText' | 'findDeletedTypes' | 'toVisibleKit'>;
}

interface Click extends KitBrief {
  readonly user: User;
  readonly plan: Plan;
  readonly signal: AbortSignal;
  readonly listener: KitListener | undefined;
  /** The types of the texts that the listener was told of. */
  readonly reportedTypes: Set<ContentType>;
  readonly newText: NewText;
}

/** Creating campaign kits over the ports: all credits are held in one write, then each text ends by itself (rule 12.3). */
export function createCreatingKits(parts: Parts) {
  const { users, generations, holds, writeText, maxInFlight } = parts;
  const { toKitText, findDeletedTypes, toVisibleKit } = parts.storedKits;
  const clickLimit = createClickLimit(parts);
  const kitPoller = createSharedPoller(async (userId: string, kitId: string) => ({
    account: await users.find(userId),
    stored: await generations.ofKit(userId, kitId),
  }));

  async function create(
    newText: NewText,
    user: User,
    input: KitInput,
    signal: AbortSignal,
    listener?: KitListener,
  ): Promise<VisibleKit | KitFailure> {
    const kitBrief = parseKitBrief(input);
    if (isFailure(kitBrief)) return findKitLock(planOf(user.currentPlan), []) ?? kitBrief;
    return claimCredits({
      ...kitBrief,
      user,
      plan: planOf(user.currentPlan),
      signal,
      listener,
      reportedTypes: new Set(),
      newText: newText,
    });
  }

  /** Holds credits for the texts that are missing and writes these; holds none when all are stored or being written. */
  async function claimCredits(click: Click): Promise<VisibleKit | KitFailure> {
    const { user, plan, kit, briefs } = click;
    const locked = findKitLock(plan, briefs);
    if (locked) return locked;
    if (await generations.findByRequest(user.id, kit.id)) return new RequestIdReused();
    const isLimitReached = await clickLimit.isReached(user.id, kit.id);
    // Before the hold: a repeat must not take credits from another click, nor write the statement (rule 4.3).
    const stored = await generations.ofKit(user.id, kit.id);
    if (stored.some((generation) => !matchesKit(generation, click))) return new RequestIdReused();
    await reportStoredTexts(click, stored);
    const deleted = await findDeletedTypes(user.id, kit);
    const missing = briefs.filter(
      ({ contentType }) => !stored.some((one) => one.contentType === contentType) && !deleted.includes(contentType),
    );
    if (missing.length === 0) return stored.length === 0 ? GenerationDeleted.kit() : toVisibleKit(click, stored);
    if (isLimitReached && stored.length === 0) return clickLimit.refuse(user.id);
    const wanted = missing.map(({ requestId }) => holds.newHold({ requestId, kitId: kit.id }));
    const outcome = await users.hold(user.id, wanted, maxInFlight);
    if (outcome === 'same-request') return waitThenClaimCredits(click);
    // Read after the hold: a concurrent call of the id that has ended has stored its texts by now, or they were deleted.
    const hasConcurrentResult =
      (await generations.ofKit(user.id, kit.id)).length > stored.length ||
      (await generations.findByRequest(user.id, kit.id)) !== null ||
      (await findDeletedTypes(user.id, kit)).length > deleted.length;
    if (outcome === 'held' && !hasConcurrentResult) return writeHeldTexts(click, stored, wanted);
    if (outcome === 'held') for (const { generationId } of wanted) await holds.settleHold(user.id, generationId);
    if (hasConcurrentResult) return claimCredits(click);
    return typeof outcome === 'object' ? OutOfCredits.forKit(outcome.missingCredits) : TooManyRequests.inFlight();
  }

  /** Waits until another call with the same id, for a kit or a single text, has ended, and claims again on the plan of then. */
  async function waitThenClaimCredits(click: Click): Promise<VisibleKit | KitFailure> {
    const { kit } = click;
    const onPlanOf = (user: User): Click => ({ ...click, user, plan: planOf(user.currentPlan) });
    const waited = await kitPoller.pollUntil(
      [click.user.id, kit.id],
      async ({ account, stored }) => {
        await reportStoredTexts(onPlanOf(account ?? click.user), stored);
        return !account?.holds.some((hold) => clickOf(hold) === kit.id);
      },
      click.signal,
    );
    return waited ? claimCredits(onPlanOf(waited.state.account ?? click.user)) : WriterUnavailable.kit();
  }

  /** Writes the texts concurrently, each with its own hold; one that fails returns its credit and leaves the others alone. */
  async function writeHeldTexts(
    click: Click,
    stored: readonly Generation[],
    taken: readonly NewHold[],
  ): Promise<VisibleKit | KitFailure> {
    const { user, plan, kit, briefs, signal, listener, newText } = click;
    // Counted after the hold, so that simultaneous repeats of one click count once.
    const rateCount = clickLimit.countKit(user.id, kit.id, taken.length);
    const written = await Promise.allSettled(
      taken.map(async (hold) => {
        const brief = briefs.find(({ requestId }) => requestId === hold.requestId);
        if (!brief) throw new Error('a hold has no brief');
        const { contentType } = brief;
        const text = await holds.runThenSettle(user.id, hold, async () => {
          const { waitSeconds } = await rateCount;
          if (waitSeconds !== null) return TooManyRequests.inAMinute(waitSeconds);
          return writeText({ user, plan, brief, kit, hold, signal, progress: listener?.of(contentType) });
        });
        if (!isFailure(text) && text.id === hold.generationId) newText.isStored = true;
        listener?.finish(isFailure(text) ? toMissingText(contentType, 'returned', text) : await toKitText(plan, text));
        return { contentType, text };
      }),
    );
    const bug = written.find(({ status }) => status === 'rejected');
    if (bug?.status === 'rejected') throw bug.reason;
    const ends = written.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failures = new Map(ends.flatMap(({ contentType, text }) => (isFailure(text) ? [[contentType, text]] : [])));
    const all = [...stored, ...ends.flatMap(({ text }) => (isFailure(text) ? [] : [text]))];
    if (all.length > 0) return toVisibleKit(click, all, failures);
    const failureToReport = [...failures.values()].find(
      (one) => one instanceof TooManyRequests || one instanceof ForbiddenClaim,
    );
    return failureToReport ?? WriterUnavailable.kit();
  }

  async function reportStoredTexts(click: Click, stored: readonly Generation[]): Promise<void> {
    for (const generation of stored) {
      if (click.reportedTypes.has(generation.contentType)) continue;
      click.reportedTypes.add(generation.contentType);
      click.listener?.finish(await toKitText(click.plan, generation));
    }
  }

  return { create };
}
