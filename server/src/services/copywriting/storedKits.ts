import { contentTypeKeys, type ContentType } from '../../domain/catalog.ts';
import type { Failure } from '../../domain/failures.ts';
import { visibleTo, type Generation } from '../../domain/generations/generation.ts';
import { textRequestId, type Kit } from '../../domain/writing/kit.ts';
import type { KitText, VisibleKit } from '../../domain/writing/kitBrief.ts';
import { planOf, type Plan } from '../../domain/billing/plan.ts';
import type { Clock } from '../../domain/ports.ts';
import type { User } from '../../domain/account/user.ts';
import type { ClickParts } from './clickParts.ts';

interface Parts extends Pick<ClickParts, 'users' | 'generations' | 'deletedClicks' | 'holds'> {
  readonly clock: Clock;
}

interface OwnedKit {
  readonly user: Pick<User, 'id'>;
  readonly plan: Plan;
  readonly kit: Kit;
}

/** Finds and deletes kits, and tells what became of each of their texts. */
export function createStoredKits({ users, generations, deletedClicks, holds, clock }: Parts) {
  /** The kit's text of a stored generation, as far as the history shows it today (rule 4.3). */
  async function toKitText(plan: Plan, generation: Generation): Promise<KitText> {
    const isShown = await generations.isInWindow(generation, plan.historySize);
    const { contentType } = generation;
    return { contentType, state: 'stored', generation: isShown ? visibleTo(plan, generation) : null, failure: null };
  }

  /** The types of the kit whose texts were deleted: all of them when the kit was. */
  async function findDeletedTypes(userId: string, { id, contentTypes }: Kit): Promise<readonly ContentType[]> {
    const idOf = (contentType: ContentType) => textRequestId(id, contentType);
    const deleted = await deletedClicks.findDeleted(userId, [id, ...contentTypes.map(idOf)]);
    return contentTypes.filter((contentType) => deleted.includes(id) || deleted.includes(idOf(contentType)));
  }

  /** The kit as its owner sees it, with these texts of it stored, and why others have just failed. */
  async function toVisibleKit(
    { user, plan, kit }: OwnedKit,
    stored: readonly Generation[],
    failures: ReadonlyMap<ContentType, Failure> = new Map(),
  ): Promise<VisibleKit> {
    const deleted = stored.length < kit.contentTypes.length ? await findDeletedTypes(user.id, kit) : [];
    const texts = kit.contentTypes.map(async (contentType) => {
      const generation = stored.find((one) => one.contentType === contentType);
      if (generation) return toKitText(plan, generation);
      if (deleted.includes(contentType)) return toMissingText(contentType, 'deleted');
      return toMissingText(contentType, 'returned', failures.get(contentType));
    });
    return { ...kit, texts: await Promise.all(texts) };
  }

  return {
    toKitText,
    findDeletedTypes,
    toVisibleKit,

    /** The kit of this id; null when nothing of it is stored or being written. */
    async find(user: User, requestId: string): Promise<VisibleKit | null> {
      const { id, currentPlan } = user;
      const kitId = requestId.toLowerCase();
      // The holds are read before the texts: one that ends in between has stored its text by then.
      const account = await users.find(id);
      const held = account?.holds.filter((hold) => hold.kitId === kitId) ?? [];
      const isHeld = (contentType: ContentType) =>
        held.some((hold) => hold.requestId === textRequestId(kitId, contentType));
      const stored = await generations.ofKit(id, kitId);
      if (stored.length === 0 && held.length === 0) return null;
      // While nothing is stored, only the holds say which types were asked for.
      const kit: Kit = stored[0]?.kit ?? { id: kitId, contentTypes: contentTypeKeys.filter(isHeld) };
      const { texts } = await toVisibleKit({ user, plan: planOf(currentPlan), kit }, stored);
      return {
        ...kit,
        texts: texts.map((text) =>
          text.state === 'returned' && isHeld(text.contentType) ? { ...text, state: 'being-written' } : text,
        ),
      };
    },

    /** Deletes the texts of the kit and stops those being written; resolves to the ids of the deleted. */
    async remove({ id }: User, requestId: string): Promise<readonly string[]> {
      const kitId = requestId.toLowerCase();
      const held = async () => (await users.find(id))?.holds.filter((hold) => hold.kitId === kitId) ?? [];
      if ((await held()).length === 0 && (await generations.ofKit(id, kitId)).length === 0) return [];
      // Before the holds are read: a repeat of the click that takes some later finds that its kit was deleted.
      await deletedClicks.add({ userId: id, requestId: kitId, at: clock.now() });
      // What is being written can no longer be stored; what is stored is settled as spent before it goes.
      for (const { generationId } of await held()) await holds.settleHold(id, generationId);
      const stored = await generations.ofKit(id, kitId);
      for (const generation of stored) await generations.remove(id, generation.id);
      return stored.map((generation) => generation.id);
    },
  };
}

/** The kit's text of a type of which none is stored, with the failure that this call ended in. */
export const toMissingText = (
  contentType: ContentType,
  state: KitText['state'],
  failure: Failure | null = null,
): KitText => ({ contentType, state, generation: null, failure });
