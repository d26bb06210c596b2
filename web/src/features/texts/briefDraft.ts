import type { ContentType, Tone } from '../../gql/graphql';
import { accountKey } from '../../session/accountStorage';

/** A brief as the form on /generate shows it. */
export interface BriefDraft {
  readonly contentType: ContentType;
  readonly tone: Tone;
  readonly topic: string;
  readonly campaignLink: string;
  /** Whether a kit is asked for, and the types that it has then. */
  readonly isKit: boolean;
  readonly kitTypes: readonly ContentType[];
  /** The topic that a text was last written for, here or earlier: nothing is lost with it. */
  readonly writtenTopic: string;
}

/** The storage key of the brief that an owner is writing. */
export const briefKey = (viewerId: string): string => accountKey(viewerId, 'pedido');

/** The brief as this browser stores it; null where there is none or storage is refused. */
function readStoredBrief(viewerId: string): Partial<BriefDraft> | null {
  try {
    return JSON.parse(localStorage.getItem(briefKey(viewerId)) ?? 'null') as Partial<BriefDraft> | null;
  } catch {
    return null;
  }
}

/** Whether the form on /generate has a topic that no text was written for. */
export function hasBriefWithoutText(viewerId: string): boolean {
  const storedBrief = readStoredBrief(viewerId);
  const topic = storedBrief?.topic?.trim() ?? '';
  return topic !== '' && topic !== storedBrief?.writtenTopic;
}

type Listener = (topic: string) => void;

const listeners = new Set<Listener>();

/** Calls back with the topic of each text that is written in this tab from now on. */
export function onWrittenTopic(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Records the topic of a text that was written, in the stored brief and for an open form. */
export function recordWrittenTopic(viewerId: string, topic: string): void {
  const storedBrief = readStoredBrief(viewerId);
  try {
    if (storedBrief) localStorage.setItem(briefKey(viewerId), JSON.stringify({ ...storedBrief, writtenTopic: topic }));
  } catch {
    // A full disk: the owner is asked before this brief is replaced, although its text is there.
  }
  for (const listener of listeners) listener(topic);
}

/** The state of a navigation to /generate that brings a brief for the form; what it leaves out stays in the form. */
export interface BriefState {
  readonly brief: Partial<BriefDraft>;
}
