import type { DeviceEntry } from '../../../content/browserStorage';

const key = 'bemtevi:instalar' satisfies DeviceEntry;

/** How many texts an owner writes before the invitation. */
const textsBefore = 2;

interface Invitation {
  readonly texts: number;
  readonly dismissed: boolean;
}

const listeners = new Set<() => void>();

function read(): Invitation {
  try {
    return { texts: 0, dismissed: false, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Invitation>) };
  } catch {
    return { texts: 0, dismissed: false };
  }
}

function write(invitation: Invitation): void {
  try {
    localStorage.setItem(key, JSON.stringify(invitation));
  } catch {
    // A browser that refuses storage is not invited.
  }
  for (const listener of listeners) listener();
}

/** Counts a text that was written in this browser, as far as it matters. */
export function countText(): void {
  const invitation = read();
  if (invitation.texts < textsBefore) write({ ...invitation, texts: invitation.texts + 1 });
}

/** Whether the owner knows the product well enough to be invited, and has not said no. */
export function isInvitationDue(): boolean {
  const { texts, dismissed } = read();
  return texts >= textsBefore && !dismissed;
}

/** Takes a no for good, also after a sign-out. */
export const dismissInvitation = (): void => write({ ...read(), dismissed: true });

/** Calls back when the invitation becomes due or is dismissed in this tab. */
export function onInvitation(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
