import { useNavigate } from 'react-router-dom';
import type { ContentType, Tone } from '../../gql/graphql';
import { paths } from '../../paths';
import { briefDraftKey } from '../texts/briefDraft';

interface Brief {
  readonly contentType: ContentType;
  readonly tone: Tone;
  readonly topic: string;
  readonly campaignLink?: string | null;
}

/** Takes a brief back to where texts are made, in place of the one that was being written there. */
export function useBriefAgain(viewerId: string) {
  const navigate = useNavigate();
  return ({ contentType, tone, topic, campaignLink }: Brief): void => {
    try {
      const draft = { contentType, tone, topic, campaignLink: campaignLink ?? '' };
      localStorage.setItem(briefDraftKey(viewerId), JSON.stringify(draft));
    } catch {
      // Without storage the form opens as it was left.
    }
    void navigate(paths.generate);
  };
}
