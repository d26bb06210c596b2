import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { FirebaseIdentityConfig } from '../../src/adapters/identity/firebase.ts';
import { rs256 } from './tokens.ts';
import type { Claims } from './tokens.ts';

interface Account {
  email?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  validSince?: string;
}

type Part = 'certificates' | 'lookup' | 'delete';

const CERTIFICATES = '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';

/** Sends what is meant for Google to a local port, without TLS, whatever the host is. */
class Detour extends Agent {
  readonly #port: number;

  constructor(port: number) {
    super();
    this.#port = port;
  }

  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}

/**
 * Google's edge for the production code path: certificates and the account look-up, with a signing key of its own.
 * It keeps accounts and can be told to fail.
 */
export const startFakeGoogle = async () => {
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = signing.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const accounts = new Map<string, Account>();
  const broken = new Set<Part>();
  const calls: Part[] = [];

  const lookup = async (request: IncomingMessage) => {
    const { localId } = (await json(request)) as { localId: string[] };
    const found = accounts.get(localId[0] ?? '');
    return found === undefined ? {} : { users: [{ localId: localId[0], ...found }] };
  };

  const answers: Record<Part, (request: IncomingMessage) => unknown> = {
    certificates: () => ({ 'key-1': publicKey }),
    lookup,
    async delete(request) {
      const { localId } = (await json(request)) as { localId: string };
      return accounts.delete(localId) ? {} : { error: { code: 400, message: 'USER_NOT_FOUND' } };
    },
  };

  const server = createServer(async (request, response) => {
    const part = request.url === CERTIFICATES ? 'certificates' : request.url?.endsWith(':delete') ? 'delete' : 'lookup';
    calls.push(part);
    const failing = broken.has(part);
    const answer = failing ? { error: 'backend down' } : await answers[part](request);
    const refused = typeof answer === 'object' && answer !== null && 'error' in answer;
    response.writeHead(failing ? 500 : refused ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new Detour((server.address() as AddressInfo).port);

  return {
    accounts,
    broken,
    calls,
    publicKey,
    sign: (claims: Claims, kid = 'key-1') => rs256(signing.privateKey, kid, claims),
    config: (projectId: string): FirebaseIdentityConfig => ({
      projectId,
      httpAgent: agent,
      verifiedForMs: 60_000,
      credential: { getAccessToken: async () => ({ access_token: 'ya29.fake', expires_in: 3_600 }) },
    }),
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
