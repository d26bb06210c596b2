import type { Agent } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Credential } from 'firebase-admin/app';
import { connectionProblem, ok, unreachable, warning, wrong, type Diagnosis } from '../../domain/diagnosis.ts';
import { createFirebaseAdmin } from './firebase.ts';

export interface IdentityToDiagnose {
  readonly projectId: string;
  /** host:port of the Auth emulator; left out, Firebase itself. */
  readonly emulatorHost?: string | undefined;
  readonly apiKey: string | undefined;
  readonly serviceAccount?: { readonly project_id?: unknown } | undefined;
  readonly publicUrl: string | undefined;
  /** Used instead of a key file. */
  readonly credential?: Credential | undefined;
  /** The agent of the SDK's requests to Google, and the address of the others. */
  readonly httpAgent?: Agent | undefined;
  readonly identityToolkit?: string | undefined;
  /** Whether to create, test and delete an account at the emulator; not done at startup. */
  readonly createsAccount: boolean;
}

const waitMs = 4_000;
const fetchJson = async (url: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(waitMs) });
  return { status: answer.status, body: await answer.json().catch(() => null) };
};

/** Tries the emulator with an account of its own, or Firebase: the web key, the project, and the service account's rights. */
export const diagnoseIdentity = async (config: IdentityToDiagnose): Promise<readonly Diagnosis[]> =>
  config.emulatorHost === undefined
    ? [...(await keyDiagnoses(config)), await accountDiagnosis(config)]
    : [await emulatorDiagnosis(config.emulatorHost, config)];

async function emulatorDiagnosis(host: string, { projectId, createsAccount }: IdentityToDiagnose): Promise<Diagnosis> {
  try {
    const { body } = await fetchJson(`http://${host}/`);
    if (!(body as { authEmulator?: unknown } | null)?.authEmulator) {
      return wrong(`FIREBASE_AUTH_EMULATOR_HOST: what answers at ${host} is no Auth emulator; correct the address.`);
    }
    return createsAccount ? await tokenDiagnosis(host, projectId) : ok(`The Auth emulator answers at ${host}.`);
  } catch (error) {
    const problem = connectionProblem(error) ?? 'does not answer as the Auth emulator does';
    return unreachable(`FIREBASE_AUTH_EMULATOR_HOST: ${host} ${problem}; start the emulator, or correct the address.`);
  }
}

/** Signs an account up, verifies its token, and deletes it. */
async function tokenDiagnosis(host: string, projectId: string): Promise<Diagnosis> {
  const email = `doctor-${randomUUID()}@bemtevi.example`;
  const { body } = await fetchJson(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=doctor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: randomUUID(), returnSecureToken: true }),
  });
  const { idToken, localId } = (body ?? {}) as { idToken?: string; localId?: string };
  if (!idToken || !localId) return wrong(`The Auth emulator at ${host} makes no account: look at its own log.`);
  const { auth, close } = createFirebaseAdmin({ projectId, emulatorHost: host });
  try {
    const accepted = await auth.verifyIdToken(idToken).then(toTrue, toFalse);
    const removed = await auth.deleteUser(localId).then(toTrue, toFalse);
    if (accepted && removed) return ok(`The Auth emulator at ${host} signs people in to ${projectId}.`);
    // Accounts of another project must not be deleted.
    await fetchJson(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:delete?key=doctor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
    });
    return wrong(
      `FIREBASE_PROJECT_ID is ${projectId}, and the Auth emulator at ${host} is of another project: name the same.`,
    );
  } finally {
    await close();
  }
}

const toTrue = () => true;
const toFalse = () => false;

/** The key that browsers use, and the domains that they may sign in from. */
async function keyDiagnoses(config: IdentityToDiagnose): Promise<readonly Diagnosis[]> {
  const { apiKey, projectId, publicUrl, identityToolkit = 'https://www.googleapis.com' } = config;
  try {
    const url = `${identityToolkit}/identitytoolkit/v3/relyingparty/getProjectConfig?key=${encodeURIComponent(apiKey ?? '')}`;
    // As a browser on our pages sends it: the key may be restricted to them.
    const headers: Record<string, string> = publicUrl === undefined ? {} : { referer: `${publicUrl}/` };
    const { status, body } = await fetchJson(url, { headers });
    if (status >= 500)
      return [unreachable(`Firebase answered ${status}: try again, and look at status.firebase.google.com.`)];
    if (status !== 200) {
      return [
        wrong(
          'FIREBASE_API_KEY is refused: copy the web API key from the project settings, and allow it the Identity Toolkit API and the address of PUBLIC_URL.',
        ),
      ];
    }
    const { authorizedDomains = [] } = (body ?? {}) as { authorizedDomains?: readonly string[] };
    const domain = `${projectId}.firebaseapp.com`;
    if (authorizedDomains.length > 0 && !authorizedDomains.includes(domain)) {
      return [
        wrong(
          `FIREBASE_API_KEY is of another project than FIREBASE_PROJECT_ID (${projectId}): copy both from the same project.`,
        ),
      ];
    }
    const host = publicUrl === undefined ? null : new URL(publicUrl).hostname;
    return host !== null && !authorizedDomains.includes(host)
      ? [
          warning(
            `${host} is not authorized to sign in with Google: add it under Authentication, Settings, Authorized domains.`,
          ),
        ]
      : [ok('FIREBASE_API_KEY is of the project, and the site may sign people in.')];
  } catch (error) {
    const problem = connectionProblem(error) ?? 'cannot be reached';
    return [unreachable(`Firebase's API ${problem}: look at this machine's network.`)];
  }
}

/** The credentials of the server: of the project, valid, and with the right to look up and remove accounts. */
async function accountDiagnosis(config: IdentityToDiagnose): Promise<Diagnosis> {
  const { projectId, serviceAccount, credential, httpAgent } = config;
  const named = serviceAccount?.project_id;
  if (typeof named === 'string' && named !== projectId) {
    return wrong(
      `FIREBASE_SERVICE_ACCOUNT is of the project ${named}, and FIREBASE_PROJECT_ID is ${projectId}: use a key of that one.`,
    );
  }
  let admin: ReturnType<typeof createFirebaseAdmin>;
  try {
    admin = createFirebaseAdmin({ projectId, serviceAccount, credential, httpAgent });
  } catch {
    return wrong(
      'FIREBASE_SERVICE_ACCOUNT is no key file: put the whole JSON that the Firebase console gives into it, on one line, with \\n in private_key.',
    );
  }
  try {
    await admin.auth.getUser('bemtevi-doctor');
    return ok('The service account may look accounts up.');
  } catch (error) {
    return adminDiagnosis(error, projectId);
  } finally {
    await admin.close();
  }
}

function adminDiagnosis(error: unknown, projectId: string): Diagnosis {
  const { code = '', message } = error as { code?: string; message: string };
  if (code === 'auth/user-not-found') return ok('The service account may look accounts up.');
  if (code === 'auth/insufficient-permission') {
    return wrong(
      `The service account may not see accounts of ${projectId}: give it the role Firebase Authentication Admin.`,
    );
  }
  if (code === 'auth/configuration-not-found' || code === 'auth/project-not-found') {
    return wrong(
      `The project ${projectId} has no Authentication: correct FIREBASE_PROJECT_ID, or enable it in the Firebase console.`,
    );
  }
  if (/invalid_grant|invalid signature/i.test(message)) {
    return wrong("FIREBASE_SERVICE_ACCOUNT is refused by Google: make a new key, and look at this machine's clock.");
  }
  if (/default credentials|metadata/i.test(message)) {
    return wrong(
      'FIREBASE_SERVICE_ACCOUNT is not set, and this machine has no default credentials of Google: set one of them.',
    );
  }
  const problem = connectionProblem(error);
  return problem
    ? unreachable(`Google's API ${problem}: look at this machine's network.`)
    : unreachable(`Firebase does not answer the service account (${code || 'unknown error'}): try again.`);
}
