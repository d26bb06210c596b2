import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import { overGraphQL } from './clicks.ts';
import { startCluster, storeNames, type TestCluster } from './cluster.ts';
import { report, timeFor, trials } from './trials.ts';

const clicksPerMinute = 10;
const owners = 10;

describe.each(stores)('clicks beyond the limit of a minute (%s)', (on) => {
  const count = trials(200, 60);
  let cluster: TestCluster;
  beforeAll(async () => void (cluster = await startCluster(on, clicksPerMinute)));
  afterAll(() => cluster.close());

  /** More credits than clicks: those that are in hold at the same moment leave some. */
  const anOwner = () => cluster.anOwner(2 * count, 'plano_voo');

  /** A click by REST or by GraphQL, in turn; whether it was served or refused for being one too many. */
  async function outcomeOf(owner: Owner, index: number): Promise<string> {
    if (Math.floor(index / 2) % 2 === 0) {
      const { status, body } = await owner.click();
      return status === 200 ? 'served' : body.code;
    }
    const { query, variables } = overGraphQL();
    const { __typename: name } = (await owner.graphql(query, variables)).data.generateCopy;
    return name === 'GenerateCopySuccess' ? 'served' : name === 'TooManyRequests' ? 'TOO_MANY_REQUESTS' : name;
  }

  const clicksOf = (servers: readonly Owner[], clicks: number) =>
    atOnce(clicks, (index) => outcomeOf(servers[index % servers.length]!, index));

  /** How many were served beyond the limit; fails for a click that was refused for another reason. */
  function excessOf(outcomes: readonly string[]): number {
    expect(new Set(outcomes)).toEqual(new Set(['served', 'TOO_MANY_REQUESTS']));
    return outcomes.filter((outcome) => outcome === 'served').length - clicksPerMinute;
  }

  it(
    'one owner is served ten, over both transports together, and others all of theirs',
    { timeout: timeFor(count, 200) },
    async () => {
      const [hasty, ...patient] = await Promise.all(Array.from({ length: owners }, anOwner));
      const [refused, ...others] = await Promise.all([
        clicksOf(hasty!, count),
        ...patient.map((servers) => clicksOf(servers, 2)),
      ]);
      expect(Math.abs(excessOf(refused))).toBeLessThanOrEqual(1);
      expect(new Set(others.flat())).toEqual(new Set(['served']));
      report(
        17,
        `limits: ${count} clicks of one owner, ${storeNames[on]}: ten served, ${owners - 1} others undisturbed`,
      );
    },
  );

  it('ten owners are served ten each', { timeout: timeFor(count, 200) }, async () => {
    const everybody = await Promise.all(Array.from({ length: owners }, anOwner));
    const outcomes = await Promise.all(everybody.map((servers) => clicksOf(servers, count / owners + clicksPerMinute)));
    for (const each of outcomes) expect(Math.abs(excessOf(each))).toBeLessThanOrEqual(1);
    report(
      17,
      `limits: ${count + owners * clicksPerMinute} clicks of ten owners, ${storeNames[on]}: ten served of each`,
    );
  });
});
