/** What is measured of a page, in the order of the tables, and the decimals that are printed. */
export const decimals = {
  requests: 0,
  kB: 1,
  'scripts, kB': 1,
  'scripts, kB gz': 1,
  'FCP, ms': 0,
  'LCP, ms': 0,
  'TBT, ms': 0,
  CLS: 3,
  'Lighthouse score': 0,
  'Lighthouse FCP, ms': 0,
  'Lighthouse LCP, ms': 0,
  'Lighthouse TBT, ms': 0,
  /** How fast Lighthouse found the machine: its score depends on it. */
  'Lighthouse benchmark index': 0,
} as const;

export type FigureName = keyof typeof decimals;

/** A page that is measured. */
export interface MeasuredPage {
  readonly path: string;
  /** Whether it is loaded as the demonstration account, or as somebody on a first visit. */
  readonly isSignedIn: boolean;
}

/** The pages of each table. */
export const pageGroups: Readonly<Record<string, readonly MeasuredPage[]>> = {
  'Public pages': [
    { path: '/', isSignedIn: false },
    { path: '/plans', isSignedIn: false },
  ],
  'Login and pages of an owner': [
    { path: '/login', isSignedIn: false },
    { path: '/generate', isSignedIn: true },
    { path: '/history', isSignedIn: true },
    { path: '/profile', isSignedIn: true },
  ],
};
