import { Router } from 'express';
import { isFailure } from '../domain/failures.ts';
import type { Log } from '../domain/ports.ts';
import type { Billing } from '../services/billing.ts';
import { readBytes } from './body.ts';
import { HttpError, methodNotAllowed, sendError, sendFailure, sendHttpError } from './httpErrors.ts';
import { sendJson } from './json.ts';

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
      if (outcome === 'forged') return sendError(response, 'INVALID_SIGNATURE');
      if (isFailure(outcome)) return sendFailure(response, outcome);
      sendJson(response, 200, { received: true });
    } catch (error) {
      if (error instanceof HttpError) return sendHttpError(response, error);
      log.error({ requestId: response.getHeader('x-request-id'), error }, 'bug in the webhook');
      sendError(response, 'INTERNAL_SERVER_ERROR');
    }
  });
  router.all('/stripe-webhook', methodNotAllowed('post'));
  return router;
}
