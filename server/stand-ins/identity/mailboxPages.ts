import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { LocalMail } from '../mail/localMailer.ts';
import { pageStyle } from '../pageStyle.ts';

export interface Mail {
  readonly to: string;
  readonly kind: 'verify' | 'change' | 'reset';
  readonly link: string;
  readonly code: string;
}

const SUBJECTS = {
  verify: 'Confirme seu e-mail',
  change: 'Confirme seu novo e-mail',
  reset: 'Redefina sua senha',
} as const;
const BODIES = {
  verify: 'Falta um passo para usar o Bem-te-vi: confirme que este endereço é seu.',
  change: 'Pediram para trocar o e-mail de uma conta do Bem-te-vi por este. Se não foi você, ignore: nada muda.',
  reset: 'Recebemos um pedido para trocar a sua senha. Se não foi você, ignore esta mensagem: nada muda.',
} as const;
const ACTIONS = { verify: 'Confirmar e-mail', change: 'Confirmar novo e-mail', reset: 'Criar nova senha' } as const;

const page = (options: { base: string; title: string; body: Html; refresh?: boolean }): string => {
  const { base, title, body, refresh = false } = options;
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refresh ? html`<meta http-equiv="refresh" content="5" />` : ''}
        <title>${title} · Bem-te-vi</title>
        <link rel="stylesheet" href="${base}/mailbox.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.text;
};

const mailCard = ({ to, kind, link }: Mail): Html =>
  html`<li>
    <h2>${SUBJECTS[kind]}</h2>
    <p class="to">Para: ${to}</p>
    <p>${BODIES[kind]}</p>
    <p><a class="button" href="${link}">${ACTIONS[kind]}</a></p>
  </li> `;

const productCard =
  (base: string) =>
  ({ id, to, subject, text }: LocalMail): Html =>
    html`<li>
      <h2>${subject}</h2>
      <p class="to">Para: ${to}</p>
      <p><a class="button" href="${base}/mails/${id}">Abrir o e-mail</a></p>
      <details>
        <summary>Ver como texto simples</summary>
        <pre>${text}</pre>
      </details>
    </li> `;

/** The lists of e-mails in the given order, the emulator's first; it reloads every 5 seconds. */
export const mailboxPage = (base: string, mails: readonly Mail[], product: readonly LocalMail[]): string => {
  const list =
    mails.length + product.length > 0
      ? html`<ol>
          ${mails.map(mailCard)} ${product.map(productCard(base))}
        </ol>`
      : html`<p>Nenhuma mensagem por aqui. As que forem enviadas aparecem sozinhas.</p>`;
  const body = html`<h1>Caixa de entrada de teste</h1>
    <p class="soft">Neste computador os e-mails não saem para a internet: ficam todos aqui.</p>
    ${list}`;
  return page({ base, title: 'Caixa de entrada de teste', body, refresh: true });
};

/** A page of one sentence and one link. */
export const noticePage = (base: string, notice: { text: string; href: string; label: string }): string => {
  const body = html`<h1>${notice.text}</h1>
    <p><a class="button" href="${notice.href}">${notice.label}</a></p>`;
  return page({ base, title: notice.text, body });
};

/** The form for a new password; `problem` says why the last one was refused. */
export const resetPage = (base: string, form: { code: string; email: string; problem: string | null }): string => {
  const body = html`<h1>Crie uma nova senha</h1>
    <p>Para a conta ${form.email}.</p>
    <form method="post" action="${base}/reset">
      <input type="hidden" name="oobCode" value="${form.code}" />
      <label for="password">Nova senha</label>
      <input
        id="password"
        name="password"
        type="password"
        required
        minlength="6"
        autocomplete="new-password"
        aria-describedby="rules"
      />
      <p id="rules" class="soft">Pelo menos 6 caracteres, com letra maiúscula, letra minúscula e número.</p>
      ${form.problem === null ? '' : html`<p class="problem" role="alert">${form.problem}</p>`}
      <button class="button" type="submit">Salvar nova senha</button>
    </form>`;
  return page({ base, title: 'Crie uma nova senha', body });
};

/** Served as a file, because the content security policy allows no inline styles. */
export const mailboxStyle = `${pageStyle}
ol { list-style: none; margin: 24px 0; padding: 0; display: grid; gap: 16px; }
li { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 20px; }
.to { margin: 4px 0; color: var(--ink-soft); font-size: 0.875rem; }
summary { min-height: 44px; line-height: 44px; color: var(--canela); cursor: pointer; }
pre { margin: 0; white-space: pre-wrap; font: inherit; }
`;
