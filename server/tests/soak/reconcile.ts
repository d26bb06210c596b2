import { wholeHistory } from '../../src/domain/generations/history.ts';
import type { Store } from '../../src/domain/ports.ts';
import { statementLength } from '../../src/domain/credits/statement.ts';

/** What the clients of an owner know. */
export interface Known {
  readonly uid: string;
  /** The generations that were answered with success. */
  readonly answered: ReadonlySet<string>;
  /** The generations whose deletion was asked for, also when the call failed. */
  readonly deleted: ReadonlySet<string>;
}

/** What does not add up between an owner's balance, statement, history and what the clients were told; empty when all does. */
export async function differencesOf({ users, generations }: Store, known: Known): Promise<string[]> {
  const user = await users.find(known.uid);
  if (!user) return [`${known.uid} is gone`];
  const newestFirst = await users.statement(known.uid, statementLength);
  const lines = newestFirst.toReversed();
  const { items } = await generations.page(known.uid, { ...wholeHistory, limit: 100_000 });
  const stored = new Set(items.map(({ id }) => id));
  const idsOf = (kind: 'use' | 'return') =>
    lines.flatMap((line) => (line.kind === kind ? [line.generationId ?? ''] : []));
  const [used, returned] = [idsOf('use'), new Set(idsOf('return'))];
  const isWhole = lines.length < statementLength;
  const has = (id: string) => stored.has(id) || known.deleted.has(id);

  return [
    ...(user.holds.length > 0 ? [`${user.holds.length} holds are left`] : []),
    ...((newestFirst[0]?.balance ?? user.textCredits) === user.textCredits ? [] : ['the last line is not the balance']),
    ...lines.flatMap((line, index) => {
      const before = index === 0 ? (isWhole ? 0 : line.balance - line.credits) : lines[index - 1]!.balance;
      return before + line.credits === line.balance
        ? []
        : [`line ${index}: ${before} and ${line.credits} are not ${line.balance}`];
    }),
    ...(new Set(used).size === used.length ? [] : ['a text was paid for twice']),
    ...used.filter((id) => !returned.has(id) && !has(id)).map((id) => `${id} was paid for and is not there`),
    ...used.filter((id) => returned.has(id) && stored.has(id)).map((id) => `${id} was returned and is there`),
    ...(isWhole ? [...stored].filter((id) => !used.includes(id)).map((id) => `${id} was not paid for`) : []),
    ...[...known.answered].filter((id) => !has(id)).map((id) => `${id} was answered and is not there`),
  ];
}
