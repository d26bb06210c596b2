import type { ContentType, Tone } from '../../gql/graphql';
import type { Plan } from '../../session/plan';
import { useDraft } from '../../ui/useDraft';
import { briefDraftKey } from '../texts/briefDraft';

export interface BriefDraft {
  contentType: ContentType;
  tone: Tone;
  topic: string;
  campaignLink: string;
}

/** The brief being written, as it was left; a type or tone that the plan no longer includes falls back to the default. */
export function useBriefDraft(userId: string, plan: Plan) {
  const [draft, setDraft] = useDraft<BriefDraft>(briefDraftKey(userId), {
    contentType: 'POST_INSTAGRAM',
    tone: 'DEFAULT',
    topic: '',
    campaignLink: '',
  });
  const contentType = plan.contentTypes.includes(draft.contentType) ? draft.contentType : 'POST_INSTAGRAM';
  const tone = plan.tones.includes(draft.tone) ? draft.tone : 'DEFAULT';
  return [{ ...draft, contentType, tone }, setDraft] as const;
}
