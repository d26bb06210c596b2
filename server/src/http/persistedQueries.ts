import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** The text of each operation of the web page, by its SHA-256 in hexadecimal digits. */
export type PageDocuments = ReadonlyMap<string, string>;

/** Reads the operations that the build of the web page (`root` is web/dist) wrote; empty where there is no such build. */
export async function readPageDocuments(root: string): Promise<PageDocuments> {
  const file = join(root, 'render/documents.json');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>));
}

/** The prefix that Apollo Server puts before each hash. */
const keyPrefix = 'apq:';

const maxCharacters = 30_000_000;

/**
 * The cache in which Apollo Server looks up the text of a hash: the web page's own documents, which never change, then the texts
 * that clients sent with their hash, of which the most recently used are kept.
 */
export function createPersistedQueries(pageDocuments: PageDocuments) {
  const clientTexts = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: (text) => text.length });
  return {
    get: (key: string) => Promise.resolve(pageDocuments.get(key.slice(keyPrefix.length)) ?? clientTexts.get(key)),
    set: (key: string, text: string) => Promise.resolve(void clientTexts.set(key, text)),
    delete: (key: string) => Promise.resolve(clientTexts.delete(key)),
  };
}
