/** The entry of the process. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The next start loads the built modules as they were compiled: an eighth less to compute. Where the folder cannot be
// written, as in a container, each start compiles them.
const isBuilt = import.meta.url.endsWith('.js');
if (isBuilt) enableCompileCache(fileURLToPath(new URL('../compiled', import.meta.url)));
// The stack of a bug names our files, and not what they were built into; known before they are loaded.
process.setSourceMapsEnabled(true);
const { serve } = await import('./startup/serve.ts');
await serve();
if (isBuilt) flushCompileCache();
