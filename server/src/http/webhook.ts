import { Router } from 'express';
import { isFailure } from '../domain/failures.ts';
import type { Log, Telemetry } from '../domain/ports.ts';
import type { Billing } from '../services/billing.ts';
import { readBytes } from './body.ts';
import { sendThrownError } from './errors.ts';
import { methodNotAllowed, sendError, sendFailure } from './httpErrors.ts';
import { sendJson } from './json.ts';
import { callRecordOf } from './callRecords.ts';

/**
 * POST /api/stripe-webhook (rule 7.2): 400 for a wrong signature or a body that is no event, 200 once the effect is written, and
 * 503 for an event that the provider should send again.
 */
export function createWebhook(billing: Billing, log: Log, telemetry: Telemetry): Router {
  const router = Router();
  const warnOfWrongSignature = createSignatureWarning(log);
  router.post('/stripe-webhook', async (request, response) => {
    const span = telemetry.startSpan('webhook');
    const record = callRecordOf(response);
    record.operation = 'POST /stripe-webhook';
    try {
      const signature = request.headers['stripe-signature'];
      const body = await readBytes(request);
      const outcome = await span.runWithin(() => billing.receive(body, signature?.toString()));
      if (outcome === 'forged') {
        warnOfWrongSignature();
        return sendError(response, 'INVALID_SIGNATURE');
      }
      if (outcome === 'malformed') return sendError(response, 'BAD_REQUEST');
      if (isFailure(outcome)) return sendFailure(response, outcome);
      sendJson(response, 200, { received: true });
    } catch (error) {
      sendThrownError(response, error, log, 'POST /stripe-webhook');
    } finally {
      span.end({ outcome: record.code ?? 'ok' });
    }
  });
  router.all('/stripe-webhook', methodNotAllowed('post'));
  return router;
}

const warningIntervalMs = 10 * 60_000;

/** Warns of webhooks with a wrong signature at most every ten minutes, with how many there were since: anybody can send them. */
function createSignatureWarning(log: Log): () => void {
  let count = 0;
  let nextAt = 0;
  return () => {
    count += 1;
    if (performance.now() < nextAt) return;
    log.warn(
      { count },
      'webhooks have a wrong signature: compare STRIPE_WEBHOOK_SECRET with the secret of the endpoint',
    );
    count = 0;
    nextAt = performance.now() + warningIntervalMs;
  };
}
