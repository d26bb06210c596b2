import type { ServerResponse } from 'node:http';
import { sendText } from './compression.ts';

/** Answers with a JSON document that must not be cached. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  sendText(response, JSON.stringify(body));
}
