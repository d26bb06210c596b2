import express from 'express';
import type { Request, Response, Router } from 'express';
import { isLoopbackAddress, isLoopbackHost } from '../loopback.ts';
import type { LocalMail } from '../mail/localMailer.ts';
import { mailboxPage, mailboxStyle, noticePage, resetPage } from './mailboxPages.ts';
import type { Mail } from './mailboxPages.ts';

export interface MailboxConfig {
  /** Null when the identity provider sends its e-mails itself. */
  readonly emulatorHost: string | null;
  readonly projectId: string;
  /** The e-mails of the product that stayed on this machine, newest first. */
  readonly productMails?: () => Promise<readonly LocalMail[]>;
  /** Whether connections from other addresses than loopback are taken, as those of a proxy in another container are. */
  readonly takesOtherAddresses: boolean;
}

const KINDS: Record<string, Mail['kind']> = {
  VERIFY_EMAIL: 'verify',
  VERIFY_AND_CHANGE_EMAIL: 'change',
  PASSWORD_RESET: 'reset',
};
const EXPIRED = 'Este link já foi usado ou não vale mais. Peça um novo e-mail.';
const WEAK = 'A senha precisa de pelo menos 6 caracteres, com letra maiúscula, letra minúscula e número.';

/**
 * The e-mails that the emulator would send, to any address, the pages that their links lead to, and the e-mails of the
 * product. Whoever reaches it
 * can take over any account, so it answers to this machine only: by the name that was asked for, and by the address that
 * the connection comes from, because the name is the caller's to choose.
 */
export const createMailbox = (config: MailboxConfig): Router => {
  const emulator = emulatorOf(config);
  const { productMails = () => Promise.resolve([]) } = config;
  const router = express.Router();

  router.use((request, response, next) => {
    const isFromHere = config.takesOtherAddresses || isLoopbackAddress(request.socket.remoteAddress);
    if (!isFromHere || !isLoopbackHost(request.headers.host)) return void response.status(421).end();
    // The links are secrets, hence no referrer to other sites; `no-referrer` would also remove the Origin of our own form.
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
    next();
  });

  router.get('/', async (request, response) => {
    response.send(mailboxPage(request.baseUrl, await mails(request), await productMails()));
  });

  router.get('/messages.json', async (request, response) => {
    response.json(await mails(request));
  });

  router.get('/product.json', async (_request, response) => {
    response.json(await productMails());
  });

  router.get('/mails/:id', async (request, response) => {
    const mail = (await productMails()).find(({ id }) => id === request.params.id);
    if (!mail) return void response.status(404).send(noticePage(request.baseUrl, noSuchMail(request.baseUrl)));
    // Mail programs run no scripts and load nothing either; the styles of a mail are inline.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; sandbox allow-popups allow-top-navigation-by-user-activation`;
    response.set('Content-Security-Policy', policy).send(mail.html);
  });

  router.get('/mailbox.css', (_request, response) => {
    response.type('css').send(mailboxStyle);
  });

  router.get('/verify', async (request, response) => {
    const confirmed = await emulator.call('accounts:update', { oobCode: codeIn(request.query) });
    if (confirmed === null) return expired(request, response, '/verify-email');
    const text = 'E-mail confirmado. Pode voltar para o Bem-te-vi.';
    response.send(noticePage(request.baseUrl, { text, href: '/onboarding', label: 'Continuar' }));
  });

  router.get('/change', async (request, response) => {
    const changed = await emulator.call('accounts:update', { oobCode: codeIn(request.query) });
    if (changed === null) return expired(request, response, '/profile');
    await emulator.endSessions(changed.localId);
    const text = 'E-mail novo confirmado. Entre com ele no Bem-te-vi.';
    response.send(noticePage(request.baseUrl, { text, href: '/login', label: 'Entrar' }));
  });

  router.get('/reset', (request, response) => askForPassword(request, response, codeIn(request.query), null));

  router.post('/reset', express.urlencoded({ extended: false, limit: '4kb' }), async (request, response) => {
    const oobCode = codeIn(request.body);
    const newPassword = field(request.body, 'password');
    if (!isStrong(newPassword)) return askForPassword(request, response, oobCode, WEAK);
    if ((await emulator.call('accounts:resetPassword', { oobCode, newPassword })) === null) {
      return expired(request, response, '/reset-password');
    }
    const text = 'Senha nova salva. Já pode entrar com ela.';
    response.send(noticePage(request.baseUrl, { text, href: '/login', label: 'Entrar' }));
  });

  const mails = async ({ baseUrl }: Request): Promise<readonly Mail[]> =>
    (await emulator.sent()).toReversed().flatMap(({ email, newEmail, requestType, oobCode }) => {
      const kind = KINDS[requestType];
      if (kind === undefined) return [];
      const link = `${baseUrl}/${kind}?oobCode=${encodeURIComponent(oobCode)}`;
      return [{ to: newEmail ?? email, kind, code: oobCode, link }];
    });

  const askForPassword = async (request: Request, response: Response, code: string, problem: string | null) => {
    // Without a new password the emulator only checks the code.
    const owner = await emulator.call('accounts:resetPassword', { oobCode: code });
    if (owner?.requestType !== 'PASSWORD_RESET') return expired(request, response, '/reset-password');
    response.status(problem === null ? 200 : 400);
    response.send(resetPage(request.baseUrl, { code, email: owner.email, problem }));
  };

  return router;
};

const noSuchMail = (base: string) => ({ text: 'Esta mensagem não está mais aqui.', href: base, label: 'Voltar' });

const expired = (request: Request, response: Response, href: string) => {
  response.status(400).send(noticePage(request.baseUrl, { text: EXPIRED, href, label: 'Pedir outro e-mail' }));
};

/** The password rules of registration. */
const isStrong = (password: string) =>
  password.length >= 6 && /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password);

const field = (from: unknown, name: string): string => {
  const value = (from as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

/** Never empty: the emulator has another error for a missing code than for a wrong one. */
const codeIn = (from: unknown): string => field(from, 'oobCode') || 'none';

interface SentMail {
  readonly email: string;
  /** The address that the account is to have, and that the e-mail goes to. */
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobCode: string;
}

interface Called {
  readonly localId: string;
  readonly email: string;
  readonly requestType?: string;
}

const emulatorOf = ({ emulatorHost, projectId }: MailboxConfig) => ({
  /** The e-mails whose links are not used yet, oldest first. */
  async sent(): Promise<SentMail[]> {
    if (emulatorHost === null) return [];
    const answer = await fetch(`http://${emulatorHost}/emulator/v1/projects/${projectId}/oobCodes`);
    return ((await answer.json()) as { oobCodes: SentMail[] }).oobCodes;
  },
  /** The account and purpose of the code; null when the emulator refuses it. Rejects when the emulator cannot be reached. */
  async call(operation: string, body: object): Promise<Called | null> {
    if (emulatorHost === null) return null;
    const answer = await fetch(`http://${emulatorHost}/identitytoolkit.googleapis.com/v1/${operation}?key=mailbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.ok ? ((await answer.json()) as Called) : null;
  },
  /** Ends the account's sessions, as Firebase does when an address was changed by a link; the emulator leaves them. */
  async endSessions(localId: string): Promise<void> {
    await fetch(`http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ localId, validSince: String(Math.floor(Date.now() / 1000)) }),
    });
  },
});
