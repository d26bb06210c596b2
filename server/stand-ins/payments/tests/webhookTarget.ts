import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';

export interface WebhookTarget {
  readonly url: string;
  /** The events that came, in the order in which they did, each checked by the SDK against its signature. */
  readonly events: Stripe.Event[];
  readonly signatures: string[];
  /** The next answers; afterwards 200 again. */
  answer(...statuses: number[]): void;
  /** Finds the secret that signatures are checked with. */
  trust(secret: string): void;
  close(): Promise<void>;
}

/** Where the stand-in sends its events in these tests. */
export async function aWebhookTarget(): Promise<WebhookTarget> {
  const events: Stripe.Event[] = [];
  const signatures: string[] = [];
  const answers: number[] = [];
  let secret = '';
  const server = createServer(async (request, response) => {
    const payload = await text(request);
    const signature = String(request.headers['stripe-signature']);
    signatures.push(signature);
    events.push(Stripe.webhooks.constructEvent(payload, signature, secret));
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe-webhook`,
    events,
    signatures,
    answer: (...statuses) => void answers.push(...statuses),
    trust: (given) => void (secret = given),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
