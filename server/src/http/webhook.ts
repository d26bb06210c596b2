import { Router } from 'express';
import { isFailure } from '../domain/failures.ts';
import type { Log } from '../domain/ports.ts';
import type { Billing } from '../services/billing.ts';
import { readBytes } from './body.ts';
import { sendThrown } from './errors.ts';
import { methodNotAllowed, sendError, sendFailure } from './httpErrors.ts';
import { sendJson } from './json.ts';

/**
 * POST /api/stripe-webhook (rule 7.2): 400 for what the provider did not sign or what is no event, 200 once the effect is written, and
 * 503 for what should be sent again.
 */
export function createWebhook(billing: Billing, log: Log): Router {
  const router = Router();
  router.post('/stripe-webhook', async (request, response) => {
    try {
      const signature = request.headers['stripe-signature'];
      const outcome = await billing.receive(await readBytes(request), signature?.toString());
      if (outcome === 'forged') return sendError(response, 'INVALID_SIGNATURE');
      if (outcome === 'malformed') return sendError(response, 'BAD_REQUEST');
      if (isFailure(outcome)) return sendFailure(response, outcome);
      sendJson(response, 200, { received: true });
    } catch (error) {
      sendThrown(response, error, log, 'POST /stripe-webhook');
    }
  });
  router.all('/stripe-webhook', methodNotAllowed('post'));
  return router;
}
