/** `npm run backup -- FILE`: copies the embedded store to a new file, while the server runs or not. */
import { backUpStore } from '../src/adapters/store/sqlite/backup.ts';
import { readEnv } from '../src/env.ts';
import { storeFile } from '../src/openStore.ts';
import { loadDotEnv } from './dotEnv.ts';

loadDotEnv();
const [target] = process.argv.slice(2);
try {
  if (!target) throw new Error('Name the file: npm run backup -- FILE');
  await backUpStore(storeFile(readEnv()), target);
  process.stdout.write(`The store is in ${target}.\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
