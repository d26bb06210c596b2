import { createHash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { escapeHtml } from '../domain/text/escapeHtml.ts';
import type { Log } from '../domain/ports.ts';
import { recordFailureCode } from '../domain/callRecord.ts';
import { unsubscribePath, type Mails } from '../services/mails.ts';
import { sendThrownError } from './errors.ts';
import type { HttpError } from './httpErrors.ts';
import { callRecordOf } from './callRecords.ts';

/**
 * The page that ends the tips, and the POST of mail programs that does it with one click (RFC 8058). Opening the page
 * changes nothing: programs that check links open them too. A POST that throws is answered with a page, too; its body is
 * not read, because the address says everything.
 */
export function createUnsubscribe(mails: Pick<Mails, 'unsubscribe'>, log: Log): Router {
  const router = Router();

  router.get(unsubscribePath, (request, response) => {
    const { account, key } = linkOf(request);
    const action = `${unsubscribePath}?${new URLSearchParams({ conta: account, chave: key }).toString()}`;
    const form = `<form method="post" action="${escapeHtml(action)}"><button>Parar de receber dicas</button></form>`;
    sendPage(response, 200, 'Não quer mais receber dicas?', [
      'Os e-mails sobre sua assinatura, sua conta e mudanças nos termos continuam chegando.',
      form,
    ]);
  });

  router.post(unsubscribePath, async (request, response) => {
    const { account, key } = linkOf(request);
    try {
      const isValidLink = account !== '' && (await mails.unsubscribe(account, key));
      if (!isValidLink) return sendPage(response, 400, 'Este link não é válido ou não vale mais.', profileHint);
      sendPage(response, 200, 'Pronto, você não recebe mais dicas.', [
        'Mudou de ideia? Volte a ativar as dicas no Perfil, em “E-mails”.',
        profileLink,
      ]);
    } catch (error) {
      sendThrownError(response, error, log, `POST ${unsubscribePath}`, sendErrorPage);
    }
  });

  return router;
}

const profileLink = '<a href="/profile">Abrir o Perfil</a>';
/** For an owner whose link is not valid: how to turn the tips off. */
const profileHint = ['Desligue as dicas no Perfil, em “E-mails”.', profileLink];

function sendErrorPage(response: Response, { status, code, message }: HttpError): void {
  recordFailureCode(callRecordOf(response), code);
  sendPage(response, status, message, profileHint);
}

function linkOf({ query }: Request): { account: string; key: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');
  return { account: text(query['conta']), key: text(query['chave']) };
}

const style = `:root{color-scheme:light dark;--paper:#fffbf2;--ink:#1f1a14;--link:#9a4f16}
@media(prefers-color-scheme:dark){:root{--paper:#1a1611;--ink:#f7efe2;--link:#f0a368}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:32px 16px}
h1{font-size:1.728rem;line-height:1.2}
a{color:var(--link);display:inline-block;padding:10px 0}
button{min-height:44px;padding:8px 20px;border:0;border-radius:12px;background:#ffc928;color:#1f1a14;font:inherit;font-weight:600}`;
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A small page that needs neither the web's build nor a script. */
function sendPage(response: Response, status: number, title: string, blocks: readonly string[]): void {
  const policy = `default-src 'none'; style-src ${styleHash}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  response.status(status).set({
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    // The address names the account.
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  response.send(`<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Bem-te-vi</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join('')}</main></body>
</html>`);
}
