/** `npm run restore -- FILE`: puts a backup in the place of the embedded store of a server that is stopped. */
import { restoreStore } from '../src/adapters/store/sqlite/backup.ts';
import { readEnv } from '../src/env.ts';
import { storeFile } from '../src/openStore.ts';
import { loadDotEnv } from './dotEnv.ts';

loadDotEnv();
const [source] = process.argv.slice(2);
try {
  if (!source) throw new Error('Name the file: npm run restore -- FILE');
  const kept = await restoreStore(source, storeFile(readEnv()));
  process.stdout.write(`Restored from ${source}.${kept === null ? '' : ` The replaced store is ${kept}.`}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
