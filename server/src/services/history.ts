import { EditConflict } from '../domain/account/conflicts.ts';
import {
  GenerationNotFound,
  isFailure,
  PlanLocked,
  type InvalidArgument,
  type InvalidVariations,
} from '../domain/failures.ts';
import {
  parseVariations,
  visibleTo,
  type Generation,
  type VisibleGeneration,
} from '../domain/generations/generation.ts';
import { maxPageSize, type Cursor, type HistoryQuery } from '../domain/generations/history.ts';
import { historyQueryOf, type HistoryRequest } from '../domain/generations/historyRequest.ts';
import { cheapestPlanFor, planHas, planOf } from '../domain/billing/plan.ts';
import type { Clock, Generations, Users } from '../domain/ports.ts';
import { statementTopicLength, type StatementText } from '../domain/credits/statement.ts';
import { cutToWords } from '../domain/text/text.ts';
import type { User } from '../domain/account/user.ts';

/** Edited texts, as a client sends them. */
export interface EditRequest {
  readonly generationId: string;
  readonly variations: unknown;
  /** The edit that the editor started from: null for none, undefined to overwrite whatever is stored. */
  readonly basedOn?: Date | null | undefined;
}

/** An owner's generations: read inside the plan's window, edited, marked, deleted. */
export interface History {
  /** One page, newest first. A search may return fewer items than asked for before the end (HistoryPage). */
  page(
    user: User,
    request: HistoryRequest,
  ): Promise<{ items: readonly VisibleGeneration[]; next: Cursor | null } | PlanLocked | InvalidArgument>;
  /** The generations of all pages, newest first. */
  readAll(
    user: User,
    request: HistoryRequest,
  ): { generations: AsyncIterable<VisibleGeneration> } | PlanLocked | InvalidArgument;
  /** Null for a generation that is missing, another account's, or outside the plan's window. */
  find(user: User, generationId: string): Promise<VisibleGeneration | null>;
  /** The owner's texts of these ids, as a statement of credits names them; those that are missing are left out. */
  textsOf(user: User, generationIds: readonly string[]): Promise<readonly StatementText[]>;
  updateVariations(
    user: User,
    request: EditRequest,
  ): Promise<VisibleGeneration | PlanLocked | GenerationNotFound | InvalidVariations | EditConflict>;
  setFavourite(
    user: User,
    request: { generationId: string; favourite: boolean },
  ): Promise<VisibleGeneration | PlanLocked | GenerationNotFound>;
  /** Deletes the generation; succeeds also when there is none (rule 6.3). */
  remove(user: User, generationId: string): Promise<void>;
}

/** The history over its ports. */
export function createHistory({
  users,
  generations,
  clock,
}: {
  users: Users;
  generations: Generations;
  clock: Clock;
}): History {
  const findVisible = async (user: User, id: string): Promise<Generation | null> => {
    const generation = await generations.find(user.id, id);
    if (!generation) return null;
    return (await generations.isInWindow(generation, planOf(user.currentPlan).historySize)) ? generation : null;
  };

  async function* readAllPages(user: User, query: HistoryQuery): AsyncIterable<VisibleGeneration> {
    const plan = planOf(user.currentPlan);
    for (let after = query.after; ;) {
      const { items, next } = await generations.page(user.id, { ...query, after });
      for (const generation of items) yield visibleTo(plan, generation);
      if (!next) return;
      after = next;
    }
  }

  return {
    async page(user, request) {
      const plan = planOf(user.currentPlan);
      const query = historyQueryOf(plan, request);
      if (isFailure(query)) return query;
      const { items, next } = await generations.page(user.id, query);
      return { items: items.map((generation) => visibleTo(plan, generation)), next };
    },

    readAll(user, request) {
      const plan = planOf(user.currentPlan);
      if (!planHas(plan, 'history_filters')) {
        return new PlanLocked(
          'format',
          cheapestPlanFor('history_filters'),
          ({ name }) => `Exportar o histórico está disponível a partir do ${name}.`,
        );
      }
      const query = historyQueryOf(plan, { ...request, first: maxPageSize });
      return isFailure(query) ? query : { generations: readAllPages(user, query) };
    },

    async textsOf(user, generationIds) {
      const texts = await generations.textsOf(user.id, generationIds);
      return texts.map(({ topic, ...text }) => {
        const beginning = cutToWords(topic, statementTopicLength);
        return { ...text, topic: beginning === topic ? topic : `${beginning}…` };
      });
    },

    async find(user, generationId) {
      const generation = await findVisible(user, generationId);
      return generation && visibleTo(planOf(user.currentPlan), generation);
    },

    async updateVariations(user, { generationId, variations, basedOn }) {
      const plan = planOf(user.currentPlan);
      if (!planHas(plan, 'editing')) {
        return PlanLocked.from('variations', 'Edição de textos', cheapestPlanFor('editing'));
      }
      const generation = await findVisible(user, generationId);
      if (!generation) return new GenerationNotFound();
      const parsed = parseVariations(variations, generation.variations.length);
      if (isFailure(parsed)) return parsed;
      const saved = await generations.saveVariations(user.id, generationId, {
        variations: parsed,
        editedAt: clock.now(),
        basedOn,
      });
      if (saved === 'missing') return new GenerationNotFound();
      if (saved !== 'conflict') return visibleTo(plan, saved);
      const newest = await generations.find(user.id, generationId);
      return newest ? new EditConflict(visibleTo(plan, newest)) : new GenerationNotFound();
    },

    async setFavourite(user, { generationId, favourite }) {
      const plan = planOf(user.currentPlan);
      if (!planHas(plan, 'history_filters')) {
        return PlanLocked.from('favourite', 'Favoritos', cheapestPlanFor('history_filters'));
      }
      if (!(await findVisible(user, generationId))) return new GenerationNotFound();
      const marked = await generations.setFavourite(user.id, generationId, favourite);
      return marked ? visibleTo(plan, marked) : new GenerationNotFound();
    },

    async remove(user, generationId) {
      // A stored text whose hold is not settled yet: settle it as spent, or its absence would count as a failure later.
      if (user.holds.some((hold) => hold.generationId === generationId)) {
        const generation = await generations.find(user.id, generationId);
        if (generation) await users.settle(user.id, generationId, 'spent');
      }
      await generations.remove(user.id, generationId);
    },
  };
}
