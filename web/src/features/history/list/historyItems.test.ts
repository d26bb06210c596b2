import { expect, it } from 'vitest';
import { historyItems } from './historyItems';

const edges = (...nodes: readonly (readonly [id: string, kit: string | null])[]) =>
  nodes.map(([id, kit]) => ({
    cursor: id,
    node: { id, kit: kit === null ? null : { id: kit, contentTypes: [] } },
  })) as unknown as Parameters<typeof historyItems>[0];

it('the texts of a kit are one card, where the newest of them is, in the order of the list', () => {
  const items = historyItems(edges(['t1', null], ['a', 'k1'], ['t2', null], ['b', 'k1'], ['c', 'k2']));
  expect(items.map(({ id, kit, nodes }) => [id, kit?.id ?? null, nodes.map((node) => node.id)])).toEqual([
    ['t1', null, ['t1']],
    ['k1', 'k1', ['a', 'b']],
    ['t2', null, ['t2']],
    ['k2', 'k2', ['c']],
  ]);
});
