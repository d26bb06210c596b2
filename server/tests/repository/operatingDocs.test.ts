import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createPrometheus } from '../../src/adapters/metrics/prometheus.ts';

const read = (path: string) => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');

/** Every metric that a process has, with its kind. */
async function metrics(): Promise<Map<string, string>> {
  const text = await createPrometheus().text();
  return new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind = '']) => [name, kind]));
}

/** The names that Prometheus has of a metric. */
const seriesOf = (name: string, kind: string) =>
  kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name];

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

describe('the dashboard', () => {
  const { panels, templating } = JSON.parse(read('grafana.json')) as {
    panels: readonly Panel[];
    templating: { list: readonly { query: string | { query: string } }[] };
  };
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const variables = templating.list.map(({ query }) => (typeof query === 'string' ? query : query.query));

  it('queries metrics that exist, and no others', async () => {
    const known = new Set([...(await metrics())].flatMap(([name, kind]) => seriesOf(name, kind)));
    const asked = [...queries, ...variables].flatMap((query) => query.match(/\b(bemtevi|nodejs|process)_\w+/g) ?? []);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it('shows each of our metrics', async () => {
    const ours = [...(await metrics()).keys()].filter((name) => name.startsWith('bemtevi_'));
    expect(ours.filter((name) => !queries.some((query) => query.includes(name)))).toEqual([]);
  });

  it('queries labels that the metrics have', async () => {
    const text = await createPrometheus().text();
    expect(text).toContain('bemtevi_clicks_total{kind="text",outcome="stored"} 0');
    const labels = new Set(['le', 'instance', ...[...read('operating.md').matchAll(/`(\w+)`/g)].map(([, one]) => one)]);
    const grouped = queries.flatMap((query) =>
      [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, by = '']) => by.split(', ')),
    );
    expect(grouped.length).toBeGreaterThan(5);
    expect(grouped.filter((label) => !labels.has(label))).toEqual([]);
  });
});

describe('docs/operating.md', () => {
  it('lists each of our metrics with its kind, and no other', async () => {
    const rows = [...read('operating.md').matchAll(/^\| `(bemtevi_\w+)` +\| (\w+) +\|/gm)].map(([, name, kind]) => [
      name,
      kind,
    ]);
    const ours = [...(await metrics())].filter(([name]) => name.startsWith('bemtevi_'));
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(ours));
  });
});
