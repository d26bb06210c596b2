import { useNavigate } from 'react-router-dom';
import type { ContentType, Tone } from '../../gql/graphql';
import { paths } from '../../paths';
import type { BriefState } from '../texts/briefDraft';

interface Brief {
  readonly contentType: ContentType;
  readonly tone: Tone;
  readonly topic: string;
  readonly campaignLink?: string | null;
  /** The types of a kit. */
  readonly kitTypes?: readonly ContentType[];
}

/** Takes a brief back to where texts are made, in place of the one that was being written there. */
export function useBriefAgain() {
  const navigate = useNavigate();
  return ({ contentType, tone, topic, campaignLink, kitTypes }: Brief): void => {
    const text = { contentType, tone, topic, campaignLink: campaignLink ?? '' };
    const brief = kitTypes ? { ...text, isKit: true, kitTypes } : { ...text, isKit: false };
    // With the navigation, which an unsaved edit may stop: nothing is changed before it happens.
    void navigate(paths.generate, { state: { brief } satisfies BriefState });
  };
}
