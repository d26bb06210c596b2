import { closeConnections, send } from '../graphql/load.ts';
import type { Login } from '../graphql/data.ts';
import { median } from '../ratios.ts';
import type { Figures } from '../runs.ts';
import { openBenchServer, type BenchServer } from '../benchServer.ts';
import { openTab, type Tab } from './subscribers.ts';

const owners = 500;
const tabsOfEach = 10;
const events = 100;
const rounds = 5;

const rename = 'mutation Rename($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';

async function change({ server }: BenchServer, { token }: Login, businessName: string): Promise<void> {
  const body = JSON.stringify({ query: rename, variables: { input: { businessName } } });
  const answer = await send({ url: server.url, token, body });
  if (!answer.includes('UpdateProfileSuccess')) throw new Error(`a change was answered ${answer}`);
}

async function openTabs({ server }: BenchServer, logins: readonly Login[], ofEach: number): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (let at = 0; at < logins.length; at += 10) {
    const some = logins.slice(at, at + 10).flatMap((login) => Array.from({ length: ofEach }, () => login));
    tabs.push(...(await Promise.all(some.map((login) => openTab(server.url, login)))));
  }
  return tabs;
}

/** The CPU time of a change of one owner that arrives in all the tabs, in microseconds. */
async function costOfAnEvent(bench: BenchServer, owner: Login, tabs: readonly Tab[]): Promise<number> {
  const own = tabs.filter(({ uid }) => uid === owner.uid);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await bench.server.usage();
    for (let nth = 0; nth < events; nth += 1) {
      const arrived = own.map((tab) => tab.next());
      await change(bench, owner, `Padaria ${round}-${nth}`);
      await Promise.all(arrived);
    }
    const after = await bench.server.usage();
    costs.push((after.cpu - before.cpu) / events);
  }
  return median(costs);
}

/** `npm run bench -- live`: what a tab takes of memory, and what an event costs with few and with many subscribers. */
export async function measureLive(): Promise<Figures> {
  const bench = await openBenchServer(owners);
  const [first] = bench.owners;
  if (!first) throw new Error('nobody signed up');
  let tabs: Tab[] = [];
  try {
    tabs = await openTabs(bench, [first], 1);
    await costOfAnEvent(bench, first, tabs);
    const oneTab = await costOfAnEvent(bench, first, tabs);
    tabs.push(...(await openTabs(bench, [first], tabsOfEach - 1)));
    tabs.push(...(await openTabs(bench, bench.owners.slice(1, 5), tabsOfEach)));
    const few = { count: tabs.length, cost: await costOfAnEvent(bench, first, tabs), ...(await bench.server.usage()) };
    tabs.push(...(await openTabs(bench, bench.owners.slice(5), tabsOfEach)));
    const { rss } = await bench.server.usage();
    const many = { count: tabs.length, cost: await costOfAnEvent(bench, first, tabs) };
    const kilobytes = (rss - few.rss) / (many.count - few.count) / 1_024;
    console.log(`a subscriber: ${kilobytes.toFixed(1)} kB`);
    console.log(
      `a change of one owner: ${oneTab.toFixed(0)} µs CPU with 1 tab, ${few.cost.toFixed(0)} with ${tabsOfEach}: ` +
        `${((few.cost - oneTab) / (tabsOfEach - 1)).toFixed(0)} for each further tab, which is a message without an execution`,
    );
    const ratio = many.cost / few.cost;
    console.log(
      `an event at ${many.count} subscribers / at ${few.count}: ${many.cost.toFixed(0)} / ${few.cost.toFixed(0)} µs CPU, ` +
        ratio.toFixed(2),
    );
    return { 'kB a subscriber': kilobytes, 'event at 5,000 / at 50': ratio, 'ten tabs / one': few.cost / oneTab };
  } finally {
    for (const tab of tabs) tab.close();
    closeConnections();
    await bench.close();
  }
}
