import { useNavigate } from 'react-router-dom';
import type { ContentType, Tone } from '../../gql/graphql';
import { paths } from '../../paths';
import { useViewer } from '../../session/ViewerProvider';
import { briefDraftKey } from '../texts/briefDraft';

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
  const { viewer } = useViewer();
  const navigate = useNavigate();
  return ({ contentType, tone, topic, campaignLink, kitTypes }: Brief): void => {
    if (!viewer) return;
    try {
      const isKit = kitTypes !== undefined;
      const draft = { contentType, tone, topic, campaignLink: campaignLink ?? '', isKit, kitTypes };
      localStorage.setItem(briefDraftKey(viewer.id), JSON.stringify(draft));
    } catch {
      // Without storage the form opens as it was left.
    }
    void navigate(paths.generate);
  };
}
