import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { storeContract } from './store.ts';

const directory = mkdtempSync(join(tmpdir(), 'bemtevi-store-'));
afterAll(() => rmSync(directory, { recursive: true }));

storeContract('SQLite', async () => openSqliteStore({ file: join(directory, 'data', 'bemtevi.db') }));
