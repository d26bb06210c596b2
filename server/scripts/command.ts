/** `npm run access-records -- UID`: runs a command of the operator, with the variables of .env, on the built server. */
import { existsSync } from 'node:fs';
import { loadDotEnv } from './dotEnv.ts';

loadDotEnv();

const commands = new URL('../../dist/server/command.js', import.meta.url);
if (existsSync(commands)) await import(commands.href);
else {
  process.stderr.write('The server is not built: run npm run build:server first.\n');
  process.exitCode = 1;
}
