import type { ContentType, Tone } from '../../gql/graphql';

/** A brief as the form on /generate shows it. */
export interface BriefDraft {
  readonly contentType: ContentType;
  readonly tone: Tone;
  readonly topic: string;
  readonly campaignLink: string;
  /** Whether a kit is asked for, and the types that it has then. */
  readonly isKit: boolean;
  readonly kitTypes: readonly ContentType[];
}

/** The state of a navigation to /generate that brings a brief for the form; what it leaves out stays in the form. */
export interface BriefState {
  readonly brief: Partial<BriefDraft>;
}
