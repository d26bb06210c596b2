import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Logs a line that is read and, when the reader has ended, as many lines as given; exits with 3. */
const program = (lines: number) => `
  import { setTimeout as sleep } from 'node:timers/promises';
  import { createLog } from './server/src/log.ts';
  const log = createLog('info');
  log.info({}, 'first');
  await sleep(1_000);
  for (let line = 0; line < ${lines}; line += 1) log.info({ line }, 'nobody reads this');
  process.exit(3);
`;

it.each([1, 1_000])(
  'a process whose log nobody reads any more exits with its own code after %i more lines',
  async (lines) => {
    const { stdout, stderr } = await promisify(execFile)(
      'sh',
      [
        '-c',
        '{ "$0" --import tsx --input-type module --eval "$1"; echo "exit code $?" >&2; } | head -n 1',
        process.execPath,
        program(lines),
      ],
      { cwd: root, timeout: 60_000, killSignal: 'SIGKILL' },
    );
    expect(stdout).toContain('first');
    expect(stderr).toBe('exit code 3\n');
  },
);

it('while nobody reads the log at most 8 MB of lines wait, and those are whole when they are read', async () => {
  const script = `
    import { createLog } from './server/src/log.ts';
    const log = createLog('info');
    const padding = 'x'.repeat(1_000);
    for (let line = 0; line < 20_000; line += 1) log.info({ line, padding }, 'waits');
    process.stderr.write('logged');
    setTimeout(() => process.exit(0), 500);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type', 'module', '--eval', script], { cwd: root });
  await once(child.stderr, 'data');
  const lines = (await text(child.stdout)).trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(lines.map((_, index) => index));
  expect(lines.length).toBeGreaterThan(7_000);
  expect(lines.length).toBeLessThan(9_000);
});
