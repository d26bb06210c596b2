/** Every path of the site; no other file writes one out. */
export const paths = {
  landing: '/',
  howItWorks: '/how-it-works',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  legalRules: '/radar-legal',
  developers: '/developers',
  plans: '/plans',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  onboarding: '/onboarding',
  generate: '/generate',
  history: '/history',
  profile: '/profile',
  success: '/success',
  graphql: '/graphql',
  exportHistory: '/api/export-history',
  exportData: '/api/export-data',
  mailbox: '/dev/mailbox',
  ui: '/dev/ui',
} as const;

/** The address of one result; the page of `paths.generate` shows it. */
export const resultPath = (generationId: string): string => `${paths.generate}/${encodeURIComponent(generationId)}`;

/** The path without ids of an owner's data: the path of a result becomes that of its page. */
export const withoutOwnIds = (pathname: string): string =>
  pathname.startsWith(`${paths.generate}/`) ? paths.generate : pathname;

/** The login path that returns to `origin` afterwards. */
export const loginPathReturningTo = (origin: string): string => `${paths.login}?next=${encodeURIComponent(origin)}`;

/** The path to return to in a query string, or null; only paths of this site count, so that no link can redirect away. */
export function returnPathIn(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || /[\\\s\p{Cc}]/u.test(next)) return null;
  const url = new URL(next, location.origin);
  // "/.//host" resolves to "//host", which the router takes for another site.
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
