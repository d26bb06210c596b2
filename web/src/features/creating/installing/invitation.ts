import type { DeviceEntry } from '../../../content/browserStorage';

const key = 'bemtevi:instalar' satisfies DeviceEntry;

/** How many texts an owner writes before the invitation. */
const textsBeforeInvitation = 2;

interface Invitation {
  readonly texts: number;
  readonly dismissed: boolean;
}

const listeners = new Set<() => void>();

function readInvitation(): Invitation {
  try {
    return { texts: 0, dismissed: false, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Invitation>) };
  } catch {
    return { texts: 0, dismissed: false };
  }
}

function storeInvitation(invitation: Invitation): void {
  try {
    localStorage.setItem(key, JSON.stringify(invitation));
  } catch {
    // A browser that refuses storage is not invited.
  }
  for (const listener of listeners) listener();
}

/** Counts a text that was written in this browser, up to the number that makes the invitation due. */
export function countWrittenText(): void {
  const invitation = readInvitation();
  if (invitation.texts < textsBeforeInvitation) storeInvitation({ ...invitation, texts: invitation.texts + 1 });
}

/** Whether the owner knows the product well enough to be invited, and has not said no. */
export function isInvitationDue(): boolean {
  const { texts, dismissed } = readInvitation();
  return texts >= textsBeforeInvitation && !dismissed;
}

/** Stores that the owner declined, for good, also after a sign-out. */
export const dismissInvitation = (): void => storeInvitation({ ...readInvitation(), dismissed: true });

/** Calls back when the invitation becomes due or is dismissed in this tab. */
export function onInvitationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
