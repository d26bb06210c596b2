import type { Store } from '../domain/ports.ts';
import { processVariables, readEnv } from '../config/env.ts';
import { backUp, openExistingStore, restore, storeName } from '../startup/openStore.ts';
import { accessRecordLines } from './accessRecords.ts';
import { notifyCommand, notifyUsage } from './notifyCommand.ts';

const print = (text: string): void => void process.stdout.write(text);

const usage =
  'Usage: npm run access-records -- UID, npm run backup -- FILE, npm run restore -- FILE, npm run doctor, ' +
  `npm run seed [-- --replace], or ${notifyUsage}`;

/**
 * An operator's commands: `access-records UID` prints the account's accesses, `backup FILE` and `restore FILE` copy the
 * embedded store, `doctor` tries what is configured, `notify` tells owners, `seed` makes a demonstration account.
 */
async function main([command, ...args]: readonly string[]): Promise<void> {
  const [first, ...more] = args;
  const onlyArgument = more.length === 0 ? first : undefined;
  if (command === 'doctor' && args.length === 0) await printDoctor();
  else if (command === 'access-records' && onlyArgument) await printAccessRecords(onlyArgument);
  else if (command === 'backup' && onlyArgument) {
    await backUp(readEnv(), onlyArgument);
    print(`The store is in ${onlyArgument}.\n`);
  } else if (command === 'restore' && onlyArgument) {
    const replacedStore = await restore(readEnv(), onlyArgument);
    print(
      `Restored from ${onlyArgument}.${replacedStore === null ? '' : ` The replaced store is ${replacedStore}.`}\n`,
    );
  } else if (command === 'notify') {
    const now = new Date();
    print(await notifyCommand(() => openStoreAndPrintName(now), args, now));
  } else if (command === 'seed' && (args.length === 0 || onlyArgument === '--replace')) {
    // The whole product, which the other commands do not need.
    const { seedCommand } = await import('./seed/seedCommand.ts');
    print(await seedCommand(processVariables(), args.length === 1));
  } else throw new Error(usage);
}

/** Every provider's SDK is loaded, for this command alone. */
async function printDoctor(): Promise<void> {
  const { doctor } = await import('./doctor.ts');
  if (!(await doctor(print))) process.exitCode = 1;
}

/** Opens the server's store, and prints its name to standard error. */
async function openStoreAndPrintName(now: Date): Promise<Store> {
  const env = readEnv();
  process.stderr.write(`Looking at the ${storeName(env)}.\n`);
  return openExistingStore(env, { now: () => now });
}

async function printAccessRecords(userId: string): Promise<void> {
  const store = await openStoreAndPrintName(new Date());
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
