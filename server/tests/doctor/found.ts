import { afterAll, afterEach, expect } from 'vitest';
import type { Diagnosis, Verdict } from '../../src/domain/diagnosis.ts';
import { aJsonServer, type Answers } from './jsonServer.ts';

const secrets = /canary|Senha|p%40ss|BEGIN PRIVATE/;

/** How the tests of one file try kinds of broken configuration; prints a table of what was reported, and how fast. */
export function aClinic() {
  const table: { kind: string; ms: number; sentence: string }[] = [];
  const servers: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });
  afterAll(() => {
    const lines = table.map(({ kind, ms, sentence }) => `${String(ms).padStart(5)} ms  ${kind.padEnd(42)} ${sentence}`);
    console.log(`doctor on ${table.length} kinds of broken configuration:\n${lines.join('\n')}`);
  });
  return {
    /** Closed after the test. */
    close: (server: { close(): unknown }) => void servers.push(server),
    withServer: async (answers: Answers) => {
      const server = await aJsonServer(answers);
      servers.push(server);
      return server;
    },
    /** The checks that are not healthy; no sentence has a secret, and none comes later than ten seconds. */
    async tried(kind: string, run: () => Promise<readonly Diagnosis[]>): Promise<readonly Diagnosis[]> {
      const began = performance.now();
      const all = await run();
      const ms = Math.round(performance.now() - began);
      for (const { sentence } of all) expect(sentence).not.toMatch(secrets);
      expect(ms).toBeLessThan(12_000);
      const notWell = all.filter(({ verdict }) => verdict !== 'ok');
      for (const { verdict, sentence } of notWell) table.push({ kind, ms, sentence: `${verdict}: ${sentence}` });
      return notWell;
    },
    /** A diagnosis of that verdict, with such a sentence. */
    found: (verdict: Verdict, sentence: RegExp): unknown =>
      expect.objectContaining({ verdict, sentence: expect.stringMatching(sentence) as string }),
  };
}
