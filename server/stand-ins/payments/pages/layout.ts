import { html, type Html } from '../../html.ts';
import { pageStyle } from '../../pageStyle.ts';
import type { PageResponse } from '../http.ts';

export interface Page {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** Other origins that a form of the page may redirect to. */
  readonly formsLeadTo?: readonly string[];
}

/** A whole page, without scripts, and with one style sheet. */
export function renderPage({ title, body, status = 200, formsLeadTo = [] }: Page): PageResponse {
  const text = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Bem-te-vi</title>
        <link rel="stylesheet" href="/pagamentos.css" />
      </head>
      <body>
        <p class="test"><strong>Ambiente de teste:</strong> nenhum valor será cobrado</p>
        <main>${body}</main>
      </body>
    </html> `.text;
  const forms = ["'self'", ...formsLeadTo].join(' ');
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      // `no-referrer` would also take the Origin from our own forms.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
    body: text,
  };
}

/** Redirects the browser to a GET. */
export const redirect = (location: string): PageResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

/** A page of one sentence and one link. */
export const notice = (text: string, link: { href: string; label: string } | null, status = 200): PageResponse =>
  renderPage({
    title: text,
    status,
    body: html`<h1>${text}</h1>
      ${link ? html`<p><a class="button" href="${link.href}">${link.label}</a></p>` : ''}`,
  });

/** A form that is one button, and the values that it sends. */
export const action = (
  to: string,
  label: string,
  options: { kind?: 'primary' | 'quiet' | 'danger'; values?: Readonly<Record<string, string>> } = {},
): Html => {
  const { kind = 'quiet', values = {} } = options;
  const inputs = Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${to}">
    ${inputs}<button class="button ${kind}" type="submit">${label}</button>
  </form>`;
};

const dateFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });
const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const moneyFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Seconds as a day in São Paulo. */
export const day = (seconds: number): string => dateFormat.format(seconds * 1_000);
/** Seconds as a day and a time in São Paulo. */
export const moment = (seconds: number): string => momentFormat.format(seconds * 1_000);
/** Centavos as R$. */
export const money = (cents: number): string => moneyFormat.format(cents / 100);

export const style = `${pageStyle}
.test { margin: 0; padding: 8px 16px; background: var(--ceu); color: var(--paper); text-align: center; }
main { padding-block: 24px 48px; }
h1 { margin: 0 0 8px; }
section { margin-top: 16px; padding: 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
section > :first-child { margin-top: 0; }
section > :last-child { margin-bottom: 0; }
a { color: var(--canela); }
.quiet { background: transparent; color: var(--ink); border: 1px solid var(--ink-soft); line-height: 26px; }
.danger { background: transparent; color: var(--perigo); border: 1px solid var(--perigo); line-height: 26px; }
.wide .button { width: 100%; }
.price { font-size: 2.074rem; font-weight: 700; margin: 8px 0; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px; }
.actions.wide { display: grid; }
.alert { padding: 12px 16px; border: 1px solid var(--perigo); border-radius: 12px; color: var(--perigo); background: var(--surface); }
.done { padding: 12px 16px; border: 1px solid var(--mata); border-radius: 12px; color: var(--mata); background: var(--surface); }
.tag { display: inline-block; padding: 0 8px; border: 1px solid currentColor; border-radius: 20px; font-size: 0.875rem; font-weight: 600; }
.tag.good { color: var(--mata); }
.tag.bad { color: var(--perigo); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 12px 0; }
dt { color: var(--ink-soft); }
dd { margin: 0; }
.rows { list-style: none; margin: 12px 0 0; padding: 0; }
.rows > li { padding: 12px 0; border-top: 1px solid var(--line); }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; }
.row > span:last-child { font-variant-numeric: tabular-nums; }
.row .actions { margin-top: 0; }
.fault { margin-top: 16px; }
.fields { display: grid; gap: 12px; align-items: end; }
@media (min-width: 40rem) { .fields { grid-template-columns: 1fr 9rem auto; } }
select {
  width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--ink-soft); border-radius: 6px;
}
.clock { font-size: 1.44rem; font-weight: 700; margin: 4px 0; }
code { font-size: 0.875rem; }
`;
