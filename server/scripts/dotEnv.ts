import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './builds.ts';

/** Takes what .env at the top sets, for a developer's own runs; what the shell has set wins. */
export function loadDotEnv(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
