import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Characters of the cached documents; their syntax trees take some ten kilobytes for each hundred of them. */
const maxCharacters = 100_000;

/** A cache of parsed and validated documents by their text; the least recently used are evicted first. */
export const createDocumentCache = (): LRUCache<string, DocumentNode> =>
  new LRUCache({ maxSize: maxCharacters, sizeCalculation: (_document, text) => text.length });
