import { formatRatio } from './ratios.ts';
import type { Figures, SavedRun } from './runs.ts';

type Bound = '≤' | '≥';

/** The goals of docs/performance.md, by part: which figures, and the bound that each should keep. */
const goals: Readonly<Record<string, readonly (readonly [figure: RegExp, bound: Bound, value: number])[]>> = {
  graphql: [
    [/^history ours\/raw$/, '≤', 1.15],
    [/^history ours\/Mercurius$/, '≤', 1],
    [/^history Apollo on Express\/ours$/, '≥', 2],
    [/^viewer ours\/raw$/, '≤', 2.5],
    [/^viewer Apollo on Express\/ours$/, '≥', 2],
  ],
  parts: [[/^token verified before, µs$/, '≤', 5]],
  webhooks: [[/: p50 of a click beside a burst \/ alone$/, '≤', 1.5]],
  generate: [
    [/^CPU ms a click at 100 a second$/, '≤', 3],
    [/^added p50 ms at 100 a second$/, '≤', 8],
    [/^added p99 ms at 100 a second$/, '≤', 25],
    [/^clicks a second a core$/, '≥', 400],
  ],
  live: [
    [/^kB a subscriber$/, '≤', 45],
    [/^event at 5,000 \/ at 50$/, '≤', 1.2],
  ],
  start: [
    [/^configured, ms$/, '≤', 1_000],
    [/^everything embedded, ms$/, '≤', 2_000],
  ],
  history: [
    [/, search, .*: (?:\d+ rows \/ \d+|a late page \/ the first)$/, '≤', 3],
    [/, (?!search).*: (?:\d+ rows \/ \d+|a late page \/ the first)$/, '≤', 1.3],
  ],
  writing: [[/: facts invented$/, '≤', 0]],
  web: [
    [/^\/(?:plans)?: (?:Lighthouse )?LCP, ms$/, '≤', 900],
    [/^\/(?:login|generate|history|profile): Lighthouse score$/, '≥', 95],
    [/^\/generate: scripts, kB gz$/, '≤', 170],
  ],
};

/** How much worse than each of the runs before it a figure may be before it is warned of: these machines repeat to a third. */
const noise = 1 / 3;
/** The newest saved runs of a part that a figure is compared with. */
const comparedRuns = 3;

/** One figure beside its goal and the saved runs. */
interface GoalRow {
  readonly figure: string;
  readonly goal: string;
  readonly measured: string;
  /** The same figure in the newest saved runs, newest last. */
  readonly before: string;
  readonly verdict: 'ok' | 'missed' | 'missed again' | 'worse than before';
}

/**
 * Each figure that has a goal, beside the newest saved runs. `missed again` is a goal that the newest saved run missed too,
 * `worse than before` a figure that is worse than all of them by more than what these machines vary.
 */
export function compareWithGoals(
  parts: Readonly<Record<string, Figures>>,
  saved: readonly Pick<SavedRun, 'parts'>[],
): readonly GoalRow[] {
  return Object.entries(parts).flatMap(([part, figures]) =>
    Object.entries(figures).flatMap(([name, figure]) => {
      const [, bound, goal] = goals[part]?.find(([pattern]) => pattern.test(name)) ?? [];
      if (bound === undefined || goal === undefined) return [];
      const before = saved.flatMap((run) => run.parts[part]?.[name] ?? []).slice(-comparedRuns);
      const values = before.map(valueOf);
      return {
        figure: `${part}: ${name}`,
        goal: `${bound} ${goal}`,
        measured: format(figure),
        before: values.map(format).join(', '),
        verdict: verdictOf(valueOf(figure), values, bound, goal),
      };
    }),
  );
}

function verdictOf(value: number, before: readonly number[], bound: Bound, goal: number): GoalRow['verdict'] {
  const misses = (one: number) => (bound === '≤' ? one > goal : one < goal);
  const isWorse = (one: number) => (bound === '≤' ? value > one * (1 + noise) : value < one / (1 + noise));
  if (before.length > 0 && before.every(isWorse)) return 'worse than before';
  if (!misses(value)) return 'ok';
  const newest = before.at(-1);
  return newest !== undefined && misses(newest) ? 'missed again' : 'missed';
}

const valueOf = (figure: Figures[string]): number => (typeof figure === 'number' ? figure : figure.median);

const format = (figure: Figures[string]): string =>
  typeof figure === 'number' ? String(Number(figure.toPrecision(3))) : formatRatio(figure);
