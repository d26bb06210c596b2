/** `sualoja.com.br` → `https://sualoja.com.br`; blank stays blank, and null is what the server refuses as well. */
export function completeWebsite(typed: string): string | null {
  const value = typed.trim();
  if (value === '') return '';
  const link = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  return isWebAddress(link) ? link : null;
}

/** The server's rule for addresses that a person may click. */
function isWebAddress(link: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(link) || /[\s\\\p{C}]/u.test(link)) return false;
  try {
    const { username, password, hostname } = new URL(link);
    return username === '' && password === '' && hostname.includes('.');
  } catch {
    return false;
  }
}

/** Adds https:// where there is no scheme; the server refuses other schemes. `loja.com:8080` has a port, not a scheme. */
export function completeCampaignLink(typed: string): string {
  const value = typed.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[^/]+\.[^/]+:\d+(\/|$)/.test(value);
  return value === '' || hasScheme ? value : `https://${value}`;
}

/** The server's message for a campaign link that it would refuse; undefined when it would take it. */
export function campaignLinkError(typed: string): string | undefined {
  const link = completeCampaignLink(typed);
  if (link === '' || isWebAddress(link)) return undefined;
  if (!/^https?:\/\//i.test(link)) return 'Confira o link da campanha. Ele deve começar com http:// ou https://.';
  return /\s/.test(link)
    ? 'Confira o link: ele não pode ter espaços. Exemplo: https://sualoja.com.br/promo'
    : 'Confira o link da campanha. Exemplo: https://sualoja.com.br/promo';
}

/** `@sualoja` or a link to the profile → the profile's full address; null when it is neither (rule 9.4). */
export function completeInstagram(typed: string): string | null {
  const value = typed.trim();
  if (value === '') return '';
  const link = /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/([^/?#]+)\/?(?:[?#].*)?$/i.exec(value);
  const handle = (link?.[1] ?? value).replace(/^@+/, '');
  const isHandle = /^(?!\.)(?!.*\.\.)[A-Za-z0-9._]{1,30}(?<!\.)$/.test(handle);
  return isHandle ? `https://www.instagram.com/${handle}` : null;
}

/** A Brazilian number, or a wa.me link to one → `https://wa.me/55…`; null for anything else (rule 9.4). */
export function completeWhatsapp(typed: string): string | null {
  const number = typed.trim().replace(/^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)/i, '');
  if (number === '') return '';
  if (!/^[\d\s()+.-]+$/.test(number)) return null;
  const digits = digitsOf(number);
  if (digits.length === 10 || digits.length === 11) return `https://wa.me/55${digits}`;
  const isComplete = (digits.length === 12 || digits.length === 13) && digits.startsWith('55');
  return isComplete ? `https://wa.me/${digits}` : null;
}

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** `https://wa.me/5531998765432` → `(31) 99876-5432`; what is no complete link stays as it is. */
export function formatWhatsapp(link: string): string {
  const [, area, start, end] = /^https:\/\/wa\.me\/55(\d{2})(\d{4,5})(\d{4})$/.exec(link) ?? [];
  return area ? `(${area}) ${start}-${end}` : link;
}

/** `https://www.instagram.com/sualoja` → `@sualoja`; what is no complete link stays as it is. */
export const formatInstagram = (link: string): string =>
  link.replace(/^https:\/\/www\.instagram\.com\/([A-Za-z0-9._]+)$/, '@$1');
