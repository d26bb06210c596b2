import type { Principal } from './user.ts';

/** How many minutes a sign-in counts as recent. */
export const recentSignInMinutes = 5;

/** Whether the person gave the password, or asked Google, in the last {@link recentSignInMinutes} of the clock that dates sign-ins. */
export const isRecentSignIn = ({ authenticatedAt }: Principal, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= recentSignInMinutes * 60_000;
