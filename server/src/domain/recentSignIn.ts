import type { Principal } from './user.ts';

const recentMs = 5 * 60_000;

/** Whether the person gave the password, or asked Google, in the last five minutes of the clock that dates sign-ins. */
export const isRecentSignIn = ({ authenticatedAt }: Principal, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= recentMs;
