import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { failureStatus } from '../../src/http/httpErrors.ts';
import { routes } from '../../src/http/restRoutes.ts';
import { aServer, type TestServer } from '../seed/server.ts';

const documentation = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

/** What stands between the words, in order: code to run, or the answer it shows. */
const pieces = Array.from(documentation.matchAll(/^```(\w+)\n(.*?)^```$/gms), ([, kind = '', body = '']) => ({
  kind,
  body,
}));
const end = '@@ end of block';

/** A shell that reads block after block, as a reader pastes them. */
function aShell(env: Record<string, string>) {
  const shell = spawn('bash', ['-eu', '-o', 'pipefail'], {
    env: { ...env, PATH: dirname(process.execPath) + delimiter + process.env['PATH'] },
  });
  let complaints = '';
  shell.stderr.on('data', (bytes: Buffer) => (complaints += bytes.toString()));
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]();
  return {
    /** What the block printed. Throws when one of its commands failed. */
    async run(block: string): Promise<string> {
      shell.stdin.write(`${block}\necho; echo '${end}'\n`);
      for (let printed = ''; ;) {
        const line = await lines.next();
        if (line.done) throw new Error(`A block failed:\n${block}\n${printed}\n${complaints}`);
        if (line.value === end) return printed;
        printed += `${line.value}\n`;
      }
    },
    close: () => shell.stdin.end(),
  };
}

/** The names and types of what an answer has; of a list those of its first item. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

describe('docs/api.md', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await aServer()));
  afterAll(() => server.stop());

  it('is run from top to bottom by bash, curl and Node, and every answer has the shape that the document shows', async () => {
    expect(pieces.filter(({ kind }) => kind === 'bash').length).toBeGreaterThan(10);
    const shell = aShell({ API: server.url });
    let printed = '';
    const shown: unknown[] = [];
    const answered: unknown[] = [];
    for (const { kind, body } of pieces) {
      if (kind === 'bash') printed = await shell.run(body);
      else if (kind === 'js') printed = await shell.run(`node --input-type=module <<'END_OF_JS'\n${body}END_OF_JS`);
      else if (kind === 'json') {
        shown.push(shapeOf(JSON.parse(body)));
        answered.push(shapeOf(JSON.parse(printed)));
      } else throw new Error(`nothing runs a block of ${kind}`);
    }
    expect(answered).toEqual(shown);
    expect(shown.length).toBeGreaterThan(7);
    expect(printed).toContain('"hasNextPage":false');
    shell.close();
  });

  it('has commands that sign up, verify and refresh at the real Firebase, tried here on the hosts of the emulator', async () => {
    const host = inject('emulatorHost');
    const [settings = '', ...blocks] = pieces
      .filter(({ kind }) => kind === 'bash')
      .map(({ body }) => body.replaceAll('${EMULATOR:-https:/}', `http://${host}`));
    expect(settings.match(new RegExp(`http://${host}/\\w+\\.googleapis\\.com/v1`, 'g'))).toHaveLength(2);
    const onboarding = blocks.findIndex((block) => block.includes('/api/complete-onboarding'));
    expect(onboarding).toBe(4);
    const shell = aShell({ API: server.url });
    await shell.run(`${settings}\nEMULATOR=`);
    // The person who opens the link of the mail while the block waits.
    await shell.run(`read() {
      OPENED="$*"
      curl -sS -o /dev/null "$API$(curl -sS "$API/dev/mailbox/messages.json" | tr '{' '\\n' | grep "$EMAIL" | field link)"
    }`);
    let printed = '';
    for (const block of blocks.slice(0, onboarding + 1)) printed = await shell.run(block);
    // Only a token with the verified address may complete the nest.
    expect(JSON.parse(printed)).toEqual({ success: true });
    expect(await shell.run('echo "$OPENED"')).toContain('Open the link of the mail');
    shell.close();
  });

  it('names every expected failure beside its status, and every REST route', () => {
    const rows = documentation.split('\n').filter((line) => line.startsWith('| '));
    for (const [code, status] of Object.entries(failureStatus)) {
      expect(
        rows.find((row) => row.startsWith(`| ${status} `)),
        `${status} ${code}`,
      ).toContain(`\`${code}\``);
    }
    for (const { method, path } of routes) expect(documentation).toContain(`\`${method.toUpperCase()} /api${path}\``);
  });
});
