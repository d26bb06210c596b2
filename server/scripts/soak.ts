/** `npm run soak -- --minutes 10`: many owners for so long, with faults, kills and clock jumps; needs MONGODB_URI. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from './builds.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
if (!process.env['MONGODB_URI']) {
  process.stderr.write('Set MONGODB_URI: the soak runs two servers on one MongoDB (npm run mongo starts one).\n');
  process.exit(1);
}
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'server/tests/soak/vitest.config.ts'];
const env = { ...process.env, SOAK_MINUTES: values.minutes };
process.exitCode = spawnSync(process.execPath, vitest, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
