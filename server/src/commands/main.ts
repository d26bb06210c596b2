import { processVariables, readEnv } from '../env.ts';
import type { Store } from '../domain/ports.ts';
import { openExistingStore, storeName } from '../openStore.ts';
import { accessRecordLines } from './accessRecords.ts';
import { doctor } from './doctor.ts';
import { notifyCommand, notifyUsage } from './notifyCommand.ts';

const print = (text: string): void => void process.stdout.write(text);

/**
 * An operator's commands: `access-records UID` prints the account's accesses, `doctor` tries what is configured, `notify`
 * tells owners, `seed` makes a demonstration account.
 */
async function main([command, ...given]: readonly string[]): Promise<void> {
  const [userId] = given;
  if (command === 'doctor' && given.length === 0) {
    if (!(await doctor(print))) process.exitCode = 1;
  } else if (command === 'access-records' && userId && given.length === 1) await printAccessRecords(userId);
  else if (command === 'notify') {
    const now = new Date();
    print(await notifyCommand(() => openNamed(now), given, now));
  } else if (command === 'seed' && (given.length === 0 || (given.length === 1 && given[0] === '--replace'))) {
    // The whole product, which the other commands do not need.
    const { seedCommand } = await import('./seed/seedCommand.ts');
    print(await seedCommand(processVariables(), given.length === 1));
  } else {
    throw new Error(
      `Usage: npm run access-records -- UID, npm run doctor, npm run seed [-- --replace], or ${notifyUsage}`,
    );
  }
}

/** Opens the store of the server, and says which one that is beside what the command prints. */
async function openNamed(now: Date): Promise<Store> {
  const env = readEnv();
  process.stderr.write(`Looking at the ${storeName(env)}.\n`);
  return openExistingStore(env, { now: () => now });
}

async function printAccessRecords(userId: string): Promise<void> {
  const store = await openNamed(new Date());
  try {
    print(await accessRecordLines(store, userId));
  } finally {
    await store.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
