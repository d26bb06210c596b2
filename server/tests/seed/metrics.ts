/** A metric of a process: its value, by its name with its labels, `bemtevi_credits_total{move="held"}`. */
export type Metrics = ReadonlyMap<string, number>;

/** What /metrics says now. */
export async function metricsAt(url: string | null): Promise<Metrics> {
  const text = await (await fetch(url ?? 'http://no-metrics.invalid')).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

/** The values that are not as they were, as the difference. */
export const changesSince = (before: Metrics, after: Metrics): Record<string, number> =>
  Object.fromEntries(
    [...after]
      .map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
