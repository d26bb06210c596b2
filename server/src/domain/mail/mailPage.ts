import { escapeHtml } from '../text/escapeHtml.ts';
import type { MailText } from './mailTexts.ts';

/** What surrounds the text of an e-mail. */
export interface MailFrame {
  /** The product's address, without a slash at its end. */
  readonly publicUrl: string;
  readonly contact: string;
  /** The page that switches off e-mails of its kind; null for one that is required. */
  readonly unsubscribePage: string | null;
}

/** The body of an e-mail as plain text. */
export function mailAsText({ paragraphs, action }: MailText, frame: MailFrame): string {
  const { publicUrl, contact, unsubscribePage } = frame;
  return [
    ...paragraphs.map((text) => (typeof text === 'string' ? text : text.map((point) => `• ${point}`).join('\n'))),
    ...(action ? [`${action.label}: ${publicUrl}${action.path}`] : []),
    '--',
    `Bem-te-vi · ${publicUrl}\nDúvidas? Escreva para ${contact}.`,
    ...(unsubscribePage ? [`Para não receber mais dicas: ${unsubscribePage}`] : []),
  ].join('\n\n');
}

/** The body as HTML that mail programs show alike: one column, styles inline, nothing loaded; readable at 320 px. */
export function mailAsHtml({ subject, paragraphs, action }: MailText, frame: MailFrame): string {
  const { publicUrl, contact, unsubscribePage } = frame;
  const link = (href: string, label: string) => `<a href="${escape(href)}" style="${linkStyle}">${escape(label)}</a>`;
  const block = (text: string | readonly string[]) =>
    typeof text === 'string'
      ? `<p style="margin:16px 0 0">${escape(text)}</p>`
      : `<ul style="margin:0;padding:0 0 0 20px">${text.map((point) => `<li style="margin:8px 0 0">${escape(point)}</li>`).join('')}</ul>`;
  const body = paragraphs.map(block).join('\n');
  const button = action
    ? `<p style="margin:24px 0 0"><a href="${escape(publicUrl + action.path)}" style="${buttonStyle}">${escape(action.label)}</a></p>`
    : '';
  const unsubscribe = unsubscribePage ? `<br>${link(unsubscribePage, 'Não quero mais receber dicas')}` : '';
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#fffbf2;color:#1f1a14;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere">
<p style="margin:0 0 16px;font-weight:700"><span style="display:inline-block;padding:2px 12px;border-radius:12px;background:#ffc928">Bem-te-vi</span></p>
<div style="padding:24px 20px;background:#ffffff;border:1px solid #e9dfcd;border-radius:12px">
<h1 style="margin:0;font-size:22px;line-height:1.25">${escape(subject)}</h1>
${body}
${button}
</div>
<p style="margin:16px 4px 0;color:#5e5448;font-size:14px">${link(publicUrl, 'Bem-te-vi')} · Dúvidas? Escreva para ${link(`mailto:${contact}`, contact)}.${unsubscribe}</p>
</div>
</body>
</html>
`;
}

const linkStyle = 'color:#9a4f16';
const buttonStyle =
  'display:inline-block;padding:10px 20px;border-radius:12px;background:#ffc928;color:#1f1a14;font-weight:600;text-decoration:none';

/** A price stays on one line. */
const escape = (text: string) => escapeHtml(text).replaceAll(/R\$ (?=\d)/g, () => 'R$&nbsp;');
