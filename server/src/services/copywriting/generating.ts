import { contentTypeKeys } from '../../domain/catalog.ts';
import { clickOf, type NewHold } from '../../domain/credits/credits.ts';
import {
  GenerationDeleted,
  GenerationNotFound,
  isFailure,
  OutOfCredits,
  RequestIdReused,
  TooManyRequests,
  WriterUnavailable,
  type ForbiddenClaim,
  type InvalidBrief,
  type PlanLocked,
} from '../../domain/failures.ts';
import {
  matchesBrief,
  findPlanLock,
  parseBrief,
  visibleTo,
  type Brief,
  type BriefInput,
  type ClickOutcome,
  type Generation,
  type VisibleGeneration,
} from '../../domain/generations/generation.ts';
import { textRequestId } from '../../domain/writing/kit.ts';
import { planOf, type Plan } from '../../domain/billing/plan.ts';
import type { User } from '../../domain/account/user.ts';
import type { ClickParts } from './clickParts.ts';
import type { ProgressListener } from './composer.ts';
import type { NewText } from './countClicks.ts';
import { createClickLimit } from './clickLimit.ts';
import { createSharedPoller } from './sharedPoller.ts';

/** Why a click ends without a text. */
export type GenerateFailure =
  | InvalidBrief
  | RequestIdReused
  | GenerationNotFound
  | GenerationDeleted
  | PlanLocked
  | OutOfCredits
  | TooManyRequests
  | WriterUnavailable
  | ForbiddenClaim;

interface Click {
  readonly user: User;
  readonly plan: Plan;
  readonly brief: Brief;
  readonly signal: AbortSignal;
  readonly progress: ProgressListener | undefined;
  readonly newText: NewText;
}

/** Clicks for one text over their ports. */
export function createGenerating(parts: ClickParts) {
  const { users, generations, deletedClicks, holds, writeText, rateLimits, clickRate, maxInFlight } = parts;
  const clickLimit = createClickLimit(parts);
  const clickPoller = createSharedPoller(async (userId: string, requestId: string) => ({
    account: await users.find(userId),
    generation: await generations.findByRequest(userId, requestId),
  }));

  async function generate(
    newText: NewText,
    user: User,
    input: BriefInput,
    signal: AbortSignal,
    progress?: ProgressListener,
  ): Promise<VisibleGeneration | GenerateFailure> {
    const brief = parseBrief(input);
    return isFailure(brief)
      ? brief
      : claimCredit({ user, plan: planOf(user.currentPlan), brief, signal, progress, newText: newText });
  }

  /** Holds a credit for the click and writes its text, or returns the result of an earlier call with the same id. */
  async function claimCredit(click: Click): Promise<VisibleGeneration | GenerateFailure> {
    const { user, plan, brief, signal } = click;
    const locked = findPlanLock(plan, brief);
    if (locked) return locked;
    const isLimitReached = await clickLimit.isReached(user.id, brief.requestId);
    // Before the hold: a repeat must not take the last credit from another click, nor write the statement (rule 4.3).
    const earlierResult = await findEarlierResult(click);
    if (earlierResult) return toVisibleResult(plan, earlierResult);
    if (isLimitReached) return clickLimit.refuse(user.id);
    const hold = holds.newHold({ requestId: brief.requestId, kitId: null });
    const outcome = await users.hold(user.id, [hold], maxInFlight);
    if (outcome === 'same-request') {
      const waited = await clickPoller.pollUntil(
        [user.id, brief.requestId],
        ({ account, generation }) =>
          generation !== null || !account?.holds.some((one) => clickOf(one) === brief.requestId),
        signal,
      );
      if (!waited) return new WriterUnavailable();
      // The plan may have changed meanwhile.
      const currentUser = waited.state.account ?? user;
      return claimCredit({ ...click, user: currentUser, plan: planOf(currentUser.currentPlan) });
    }
    // Read after the hold: a concurrent call of the id that has ended has stored its text by now, or it was deleted.
    const concurrentResult = await findEarlierResult(click);
    if (outcome === 'held' && !concurrentResult) return toVisibleResult(plan, await writeHeldText(click, hold));
    if (outcome === 'held') await holds.settleHold(user.id, hold.generationId);
    if (concurrentResult) return toVisibleResult(plan, concurrentResult);
    return outcome === 'too-many-in-flight' ? TooManyRequests.inFlight() : OutOfCredits.forText();
  }

  /** The result of an earlier call with the same id; null for none. */
  async function findEarlierResult(click: Click): Promise<Generation | GenerateFailure | null> {
    const { user, brief } = click;
    const [generation, textsOfKit] = await Promise.all([
      generations.findByRequest(user.id, brief.requestId),
      generations.ofKit(user.id, brief.requestId),
    ]);
    if (generation) return toRepeatedResult(click, generation);
    // The id of a kit belongs to another brief.
    if (textsOfKit.length > 0) return new RequestIdReused();
    return (await wasDeleted(user.id, brief.requestId)) ? GenerationDeleted.text() : null;
  }

  /**
   * Whether the text of the click was deleted, or one of its texts if it is a kit. To be asked once none was found: the
   * deletion is recorded first.
   */
  async function wasDeleted(userId: string, clickId: string): Promise<boolean> {
    const textsOfKit = contentTypeKeys.map((contentType) => textRequestId(clickId, contentType));
    return (await deletedClicks.findDeleted(userId, [clickId, ...textsOfKit])).length > 0;
  }

  /** The result of a repeated click: its generation, as far as the history shows it today (rule 4.3). */
  async function toRepeatedResult(
    { plan, brief }: Click,
    generation: Generation,
  ): Promise<Generation | RequestIdReused | GenerationNotFound> {
    if (!matchesBrief(generation, brief)) return new RequestIdReused();
    return (await generations.isInWindow(generation, plan.historySize)) ? generation : new GenerationNotFound();
  }

  async function findClick({ id, currentPlan }: User, requestId: string): Promise<ClickOutcome> {
    const clickId = requestId.toLowerCase();
    // The hold is read before the text: one that ends in between has stored its text by then.
    const account = await users.find(id);
    const generation = await generations.findByRequest(id, clickId);
    if (generation) {
      const plan = planOf(currentPlan);
      const isShown = await generations.isInWindow(generation, plan.historySize);
      return { state: 'stored', generation: isShown ? visibleTo(plan, generation) : null };
    }
    const isHeld = account?.holds.some((hold) => hold.requestId === clickId || clickOf(hold) === clickId);
    if (isHeld) return { state: 'being-written', generation: null };
    // The id of a kit, whose texts are clicks of their own.
    if ((await generations.ofKit(id, clickId)).length > 0) return { state: 'stored', generation: null };
    return { state: (await wasDeleted(id, clickId)) ? 'deleted' : 'returned', generation: null };
  }

  /** Writes and stores the text that the hold pays for. */
  const writeHeldText = (click: Click, hold: NewHold) =>
    holds.runThenSettle(click.user.id, hold, async () => {
      // Counted after the hold, so that repeats of one click count once.
      const { waitSeconds: wait } = await rateLimits.take(clickRate, click.user.id);
      if (wait !== null) return TooManyRequests.inAMinute(wait);
      const text = await writeText({ ...click, kit: null, hold });
      click.newText.isStored = !isFailure(text) && text.id === hold.generationId;
      return text;
    });

  return { generate, findClick };
}

const toVisibleResult = <Failed extends GenerateFailure>(
  plan: Plan,
  result: Generation | Failed,
): VisibleGeneration | Failed => (isFailure(result) ? result : visibleTo(plan, result));
