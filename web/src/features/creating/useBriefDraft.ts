import type { ContentType, Tone } from '../../gql/graphql';
import { planHas, type Plan } from '../../session/plan';
import { useDraft } from '../../ui/useDraft';
import { briefDraftKey } from '../texts/briefDraft';

export interface BriefDraft {
  contentType: ContentType;
  tone: Tone;
  topic: string;
  campaignLink: string;
  /** Whether a kit is asked for, and the types that it has then. */
  isKit: boolean;
  kitTypes: readonly ContentType[];
}

/** The brief being written, as it was left; a type or tone that the plan no longer includes falls back to the default. */
export function useBriefDraft(userId: string, plan: Plan) {
  const [draft, setDraft] = useDraft<BriefDraft>(briefDraftKey(userId), {
    contentType: 'POST_INSTAGRAM',
    tone: 'DEFAULT',
    topic: '',
    campaignLink: '',
    isKit: false,
    kitTypes: ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP'],
  });
  const contentType = plan.contentTypes.includes(draft.contentType) ? draft.contentType : 'POST_INSTAGRAM';
  const tone = plan.tones.includes(draft.tone) ? draft.tone : 'DEFAULT';
  const kitTypes = draft.kitTypes.filter((type) => plan.contentTypes.includes(type));
  const isKit = draft.isKit && planHas(plan, 'CAMPAIGN_KIT');
  return [{ ...draft, contentType, tone, kitTypes, isKit }, setDraft] as const;
}
