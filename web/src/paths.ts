/** Every address of the web; nothing else spells one. */
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

/** A path without what is somebody's own in it: that of a result is the page's. */
export const withoutOwnIds = (pathname: string): string =>
  pathname.startsWith(`${paths.generate}/`) ? paths.generate : pathname;

/** The login address that comes back to `origin` afterwards. */
export const loginReturningTo = (origin: string): string => `${paths.login}?next=${encodeURIComponent(origin)}`;

/** The remembered origin of a search string, or null; only paths of this site count, so no link can lead away from it. */
export function originIn(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || /[\\\s\p{Cc}]/u.test(next)) return null;
  const url = new URL(next, location.origin);
  // Resolving "/.//host" leaves "//host", which the router takes for another site.
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
