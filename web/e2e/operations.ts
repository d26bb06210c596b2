import { readFileSync } from 'node:fs';
import type { Request } from '@playwright/test';

interface Asked {
  readonly operationName?: string;
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } };
}

/** The texts of the built page's operations, by the hashes that it sends in their place. */
export const builtDocuments = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL('../dist/render/documents.json', import.meta.url), 'utf8'));

/** What the page asks of GraphQL over HTTP; undefined for any other request. */
export function askedBy(request: Request): Asked | undefined {
  if (new URL(request.url()).pathname !== '/graphql' || request.method() !== 'POST') return undefined;
  return request.postDataJSON();
}

/** The name of the GraphQL operation that the page asks for, by its text or its hash; undefined for any other request. */
export const operationOf = (request: Request): string | undefined => askedBy(request)?.operationName;

/** The same for a mutation alone. */
export function mutationOf(request: Request): string | undefined {
  const { query, extensions } = askedBy(request) ?? {};
  const text = query ?? builtDocuments()[extensions?.persistedQuery?.sha256Hash ?? ''] ?? '';
  return /^\s*mutation (\w+)/.exec(text)?.[1];
}
