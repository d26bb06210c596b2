const hasScheme = (value: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(value);
const hasHttpScheme = (value: string): boolean => /^https?:\/\//i.test(value);

/** Browsers read a backslash as a slash, and a control or bidi character shows another address than is opened. */
const misleading = /[\s\\\p{C}]/u;

/** A URL that a person may click: http(s), a public-looking host, no credentials, nothing misleading. Null otherwise. */
function parseWebUrl(value: string): URL | null {
  // "https:////x" has an empty host that parsers skip.
  if (!/^https?:\/\/[^/]/i.test(value) || misleading.test(value)) return null;
  const url = URL.parse(value);
  if (!url || url.username || url.password || !url.hostname.includes('.')) return null;
  return url;
}

/** `sualoja.com.br` → `https://sualoja.com.br`; what is no web address gives null. */
export function normaliseWebsite(value: string): string | null {
  const link = hasHttpScheme(value) ? value : `https://${value}`;
  return parseWebUrl(link) ? link : null;
}

// "loja.com:8080" has a port, not a scheme.
const withScheme = (value: string): string =>
  hasScheme(value) && !/^[^/]+\.[^/]+:\d+(\/|$)/.test(value) ? value : `https://${value}`;

/**
 * A campaign link as it is stored: https:// in front when it has no scheme; http(s) only and without
 * credentials (rule 5.7). Null when it is not one.
 */
export function normaliseCampaignLink(value: string): string | null {
  const link = withScheme(value);
  return parseWebUrl(link) ? link : null;
}

/** What its owner is told about a campaign link that `normaliseCampaignLink` refuses. */
export function campaignLinkRefusal(value: unknown): string {
  if (typeof value !== 'string' || !hasHttpScheme(withScheme(value))) {
    return 'Confira o link da campanha. Ele deve começar com http:// ou https://.';
  }
  return /\s/.test(value)
    ? 'Confira o link: ele não pode ter espaços. Exemplo: https://sualoja.com.br/promo'
    : 'Confira o link da campanha. Exemplo: https://sualoja.com.br/promo';
}

/** `@sualoja`, `sualoja` or a link to the profile → `https://www.instagram.com/sualoja`; null for anything else (rule 9.4). */
export function normaliseInstagram(value: string): string | null {
  const fromLink = /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/([^/?#]+)\/?(?:[?#].*)?$/i.exec(value);
  const handle = (fromLink?.[1] ?? value).replace(/^@+/, '');
  // Instagram's own rule: letters, digits, dots and underscores, 30 at most, no dot at either end.
  if (!/^(?!\.)(?!.*\.\.)[A-Za-z0-9._]{1,30}(?<!\.)$/.test(handle)) return null;
  return `https://www.instagram.com/${handle}`;
}

/**
 * A Brazilian number, or a wa.me link to one, → `https://wa.me/55…`. 10 or 11 digits always get 55,
 * so that DDD 55 works; 12 or 13 that start with 55 stay; all else gives null (rule 9.4).
 */
export function normaliseWhatsapp(value: string): string | null {
  const number = value.replace(/^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)/i, '');
  if (!/^[\d\s()+.-]+$/.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  if (digits.length === 10 || digits.length === 11) return `https://wa.me/55${digits}`;
  if ((digits.length === 12 || digits.length === 13) && digits.startsWith('55')) return `https://wa.me/${digits}`;
  return null;
}
