/** `npm start`: builds what is missing and runs the server, with the variables of .env. */
import { buildWhatIsMissing } from './builds.ts';
import { loadDotEnv } from './dotEnv.ts';

loadDotEnv();

try {
  buildWhatIsMissing();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
const server: string = new URL('../../dist/server/main.js', import.meta.url).href;
await import(server);
