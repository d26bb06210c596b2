import { readEnv } from '../env.ts';
import { openStore } from '../openStore.ts';
import { accessRecordLines } from './accessRecords.ts';

/** An operator's command: `access-records UID` prints the account's accesses. */
async function main([command, ...given]: readonly string[]): Promise<void> {
  const [userId] = given;
  if (command !== 'access-records' || !userId || given.length > 1)
    throw new Error('Usage: npm run access-records -- UID');
  const store = await openStore(readEnv(), { now: () => new Date() });
  try {
    process.stdout.write(await accessRecordLines(store.accessRecords, userId));
  } finally {
    await store.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
