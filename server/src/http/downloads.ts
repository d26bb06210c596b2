import type { ServerResponse } from 'node:http';
import { InvalidArgument, isFailure, type Failure } from '../domain/failures.ts';
import { planOf } from '../domain/billing/plan.ts';
import type { User } from '../domain/account/user.ts';
import type { Services } from '../services/services.ts';
import { sendChunks } from './compression.ts';
import { csvOf, txtOf } from './historyFiles.ts';
import { historyFilters } from './historyFilters.ts';
import { prependHeader } from './prependHeader.ts';

/** A file that is sent while it is generated. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly chunks: AsyncIterable<string>;
}

export const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' && answer !== null && 'chunks' in answer;

/**
 * Streams the file at the pace of its reader. Rejects when the file cannot be generated: before anything is sent when that
 * is its first piece, with the connection cut when it is a later one.
 */
export async function sendDownload(response: ServerResponse, { name, type, chunks }: Download): Promise<void> {
  const pieces = chunks[Symbol.asyncIterator]();
  const first = await pieces.next();
  response.statusCode = 200;
  response.setHeader('content-type', type);
  response.setHeader('content-disposition', `attachment; filename="${name}"`);
  response.setHeader('cache-control', 'no-store');
  try {
    await sendChunks(response, prependFirst(first, pieces));
  } catch (error) {
    // The client has disconnected.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function* prependFirst(first: IteratorResult<string>, rest: AsyncIterator<string>): AsyncIterable<string> {
  try {
    for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value;
  } finally {
    await rest.return?.();
  }
}

/** The owner's history as a table or a text, inside the plan's window; takes the filters of the history. */
export function historyFile(services: Services, user: User, query: URLSearchParams): Download | Failure {
  const format = query.get('format');
  if (format !== 'csv' && format !== 'txt') return new InvalidArgument('format', 'Escolha o formato: csv ou txt.');
  const filters = historyFilters(query);
  if (isFailure(filters)) return filters;
  const visible = services.history.readAll(user, filters);
  if (isFailure(visible)) return visible;
  return format === 'csv'
    ? {
        name: 'bem-te-vi-historico.csv',
        type: 'text/csv; charset=utf-8',
        chunks: csvOf(visible.generations, planOf(user.currentPlan).variations),
      }
    : { name: 'bem-te-vi-historico.txt', type: 'text/plain; charset=utf-8', chunks: txtOf(visible.generations) };
}

/** Everything that is held of the owner, as one JSON document. */
export const ownDataFile = (services: Services, user: User): Download => ({
  name: 'bem-te-vi-meus-dados.json',
  type: 'application/json; charset=utf-8',
  chunks: ownDataJson(services, user),
});

async function* ownDataJson(services: Services, user: User): AsyncIterable<string> {
  const { data, generations } = await services.privacy.exportData(user);
  yield* prependHeader(`${JSON.stringify(data).slice(0, -1)},"generations":[`, jsonItems(generations));
  yield ']}\n';
}

async function* jsonItems(items: AsyncIterable<unknown>): AsyncIterable<string> {
  let separator = '\n';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',\n';
  }
}
