import type { ServerResponse } from 'node:http';
import { Router } from 'express';
import { isFailure } from '../domain/failures.ts';
import type { Log } from '../domain/ports.ts';
import type { Billing } from '../services/billing.ts';
import { BadRequest, readBytes } from './body.ts';
import { somethingWrong } from './errors.ts';

/**
 * POST /api/stripe-webhook (rule 7.2): 400 for what the provider did not sign, 200 once the effect is written, and
 * 503 for what should be sent again.
 */
export function createWebhook(billing: Billing, log: Log): Router {
  const router = Router();
  router.post('/stripe-webhook', async (request, response) => {
    try {
      const signature = request.headers['stripe-signature'];
      const outcome = await billing.receive(await readBytes(request), signature?.toString());
      if (outcome === 'forged') return answer(response, 400, { error: 'Assinatura inválida.' });
      if (isFailure(outcome)) return answer(response, 503, { error: outcome.message });
      answer(response, 200, { received: true });
    } catch (error) {
      if (error instanceof BadRequest) return answer(response, error.status, { error: error.message });
      log.error({ requestId: response.getHeader('x-request-id'), error }, 'bug in the webhook');
      answer(response, 500, { error: somethingWrong });
    }
  });
  return router;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(body));
}
