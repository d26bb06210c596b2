import type { ContentType, Tone } from '../../gql/graphql';
import { ownKey } from '../../session/ownStorage';

/** A brief as the form on /generate shows it. */
export interface BriefDraft {
  readonly contentType: ContentType;
  readonly tone: Tone;
  readonly topic: string;
  readonly campaignLink: string;
  /** Whether a kit is asked for, and the types that it has then. */
  readonly isKit: boolean;
  readonly kitTypes: readonly ContentType[];
  /** The topic that a text was last asked for with, or that an earlier text has: nothing is lost with it. */
  readonly sentTopic: string;
}

/** Where the brief that an owner is writing is kept in this browser. */
export const briefKey = (viewerId: string): string => ownKey(viewerId, 'pedido');

/** Whether the form on /generate has a topic that no text was asked for with. */
export function hasUnsentBrief(viewerId: string): boolean {
  try {
    const kept = JSON.parse(localStorage.getItem(briefKey(viewerId)) ?? '{}') as Partial<BriefDraft> | null;
    const topic = kept?.topic?.trim() ?? '';
    return topic !== '' && topic !== kept?.sentTopic;
  } catch {
    return false;
  }
}

/** The state of a navigation to /generate that brings a brief for the form; what it leaves out stays in the form. */
export interface BriefState {
  readonly brief: Partial<BriefDraft>;
}
