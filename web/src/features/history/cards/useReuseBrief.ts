import { useNavigate } from 'react-router-dom';
import type { ContentType, Tone } from '../../../gql/graphql';
import { paths } from '../../../paths';
import { useViewer } from '../../../session/ViewerProvider';
import { useDialogs } from '../../../ui/feedback/Dialogs';
import { hasBriefWithoutText, type BriefState } from '../../texts/briefDraft';

interface Brief {
  readonly contentType: ContentType;
  readonly tone: Tone;
  readonly topic: string;
  readonly campaignLink?: string | null;
  /** The types of a kit. */
  readonly kitTypes?: readonly ContentType[];
}

/** Opens /generate with a brief in its form; asks first when the form has a brief without a text. */
export function useReuseBrief() {
  const navigate = useNavigate();
  const { confirm } = useDialogs();
  const viewerId = useViewer().viewer?.id ?? '';
  return async ({ contentType, tone, topic, campaignLink, kitTypes }: Brief): Promise<void> => {
    const question = 'Trocar o que você escreveu por este pedido?';
    const answers = { confirmLabel: 'Trocar', cancelLabel: 'Manter o meu' };
    if (hasBriefWithoutText(viewerId) && !(await confirm(question, answers))) return;
    const text = { contentType, tone, topic, campaignLink: campaignLink ?? '', writtenTopic: topic };
    const brief = kitTypes ? { ...text, isKit: true, kitTypes } : { ...text, isKit: false };
    // In the navigation's state, because an unsaved edit may stop the navigation: then nothing has changed.
    void navigate(paths.generate, { state: { brief } satisfies BriefState });
  };
}
