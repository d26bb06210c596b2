import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import { startCluster, storeNames, type TestCluster } from './cluster.ts';
import { report, timeFor, trials } from './trials.ts';

describe.each(stores)('repeats of an old requestId beside a new click on the last credit (%s)', (on) => {
  const count = trials(50, 3);
  let cluster: TestCluster;
  beforeAll(async () => void (cluster = await startCluster(on)));
  afterAll(() => cluster.close());

  it('are all served, and the statement has no line of a repeat', { timeout: timeFor(count, 1_000) }, async () => {
    for (let trial = 0; trial < count; trial += 1) {
      const owners = await cluster.anOwner(2);
      const { uid } = owners[0]!;
      const requestId = randomUUID();
      const first = await owners[0]!.click({ requestId });
      const fresh = trial % 5;
      const answers = await atOnce(5, (index) =>
        owners[index % owners.length]!.click(index === fresh ? {} : { requestId }),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const repeats = answers.filter((_, index) => index !== fresh).map(({ body }) => body.generationId);
      expect(new Set(repeats)).toEqual(new Set([first.body.generationId]));
      expect(await cluster.store.users.find(uid)).toMatchObject({ textCredits: 0, holds: [] });
      const kinds = (await cluster.store.users.statement(uid, 100)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'use' || kind === 'return')).toEqual(['use', 'use']);
    }
    report(33, `repeats: ${count} times four repeats beside a click on the last credit, ${storeNames[on]}: all served`);
  });
});
