import { randomBytes } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connectionProblem, ok, unreachable, warning, wrong, type Diagnosis } from '../domain/diagnosis.ts';

const timeoutMs = 4_000;

/** Asks PUBLIC_URL as a visitor does: whether this server answers there, over HTTP and WebSocket. */
export async function diagnosePublicUrl(publicUrl: string, trustsProxy: boolean): Promise<readonly Diagnosis[]> {
  const proxyWarnings =
    publicUrl.startsWith('https:') && !trustsProxy
      ? [
          warning(
            'PUBLIC_URL is https, so that a proxy stands in front, and TRUST_PROXY is not set: set it to the number of proxies, or the access records name the proxy.',
          ),
        ]
      : [];
  const answer = await httpDiagnosis(publicUrl);
  return [answer, ...(answer.verdict === 'ok' ? [await socketDiagnosis(publicUrl)] : []), ...proxyWarnings];
}

async function httpDiagnosis(publicUrl: string): Promise<Diagnosis> {
  try {
    const answer = await fetch(`${publicUrl}/live`, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    if (answer.status >= 300 && answer.status < 400) {
      const to = answer.headers.get('location') ?? '';
      const origin = URL.canParse(to) ? new URL(to).origin : to;
      return wrong(
        `PUBLIC_URL: ${publicUrl} redirects to ${origin}; set PUBLIC_URL to the address that people end at.`,
      );
    }
    const body: unknown = await answer.json().catch(() => null);
    if ((body as { status?: unknown } | null)?.status === 'live')
      return ok(`PUBLIC_URL: the server answers at ${publicUrl}.`);
    if (answer.status >= 502 && answer.status <= 504) {
      return unreachable(
        `PUBLIC_URL: the proxy at ${publicUrl} reaches no server (${answer.status}); start one, or correct its target.`,
      );
    }
    return wrong(
      `PUBLIC_URL: what answers at ${publicUrl} is not this server; correct the address, or the proxy's target.`,
    );
  } catch (error) {
    const problem = connectionProblem(error) ?? 'does not answer';
    return unreachable(
      `PUBLIC_URL: ${publicUrl} ${problem}; start the server, or correct the address, its DNS or its certificate.`,
    );
  }
}

const socketDiagnosis = (publicUrl: string): Promise<Diagnosis> =>
  new Promise((resolve) => {
    const refused = wrong(
      `PUBLIC_URL: ${publicUrl} passes no WebSocket to /graphql; let the proxy pass the headers Upgrade and Connection.`,
    );
    const send = publicUrl.startsWith('https:') ? requestHttps : requestHttp;
    const request = send(`${publicUrl}/graphql`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        origin: publicUrl,
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        'sec-websocket-protocol': 'graphql-transport-ws',
      },
      timeout: timeoutMs,
    });
    request.once('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(ok('WebSockets pass, so that pages are live.'));
    });
    request.once('response', (response) => {
      response.destroy();
      resolve(refused);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(refused));
    request.end();
  });
