import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** The text of each operation of the web page, by its SHA-256 in hexadecimal digits. */
export type PageDocuments = ReadonlyMap<string, string>;

/** Reads what the build of the web page (`root` is web/dist) wrote of its operations; none where there is no such build. */
export async function readPageDocuments(root: string): Promise<PageDocuments> {
  const file = join(root, 'render/documents.json');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>));
}

/** Apollo Server puts it before each hash. */
const prefix = 'apq:';

const maxCharacters = 30_000_000;

/**
 * Where Apollo Server finds the text of a hash: among the web page's own documents, which stay as they are, and then among the
 * texts that clients sent with their hash, of which the latest are kept.
 */
export function createPersistedQueries(ofPage: PageDocuments) {
  const sent = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: (text) => text.length });
  return {
    get: (key: string) => Promise.resolve(ofPage.get(key.slice(prefix.length)) ?? sent.get(key)),
    set: (key: string, text: string) => Promise.resolve(void sent.set(key, text)),
    delete: (key: string) => Promise.resolve(sent.delete(key)),
  };
}
