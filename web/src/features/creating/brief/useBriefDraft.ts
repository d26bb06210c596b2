import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { planHas, type Plan } from '../../../session/plan';
import { useDraft } from '../../../ui/forms/useDraft';
import { briefKey, onWrittenTopic, type BriefDraft, type BriefState } from '../../texts/briefDraft';

/**
 * The draft of the brief: from the navigation's state, else as it was stored. A type or tone that the plan no longer
 * includes falls back to the default.
 */
export function useBriefDraft(userId: string, plan: Plan) {
  const { pathname, state } = useLocation();
  const { brief } = (state ?? {}) as Partial<BriefState>;
  const initial: BriefDraft = {
    contentType: 'POST_INSTAGRAM',
    tone: 'DEFAULT',
    topic: '',
    campaignLink: '',
    isKit: false,
    kitTypes: ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP'],
    writtenTopic: '',
  };
  const [draft, setDraft] = useDraft(briefKey(userId), initial, brief);
  useEffect(() => onWrittenTopic((writtenTopic) => setDraft((now) => ({ ...now, writtenTopic }))), [setDraft]);

  const navigate = useNavigate();
  // The navigation's brief is applied once: a reload and Back show the form as it was left.
  const clearNavigationState = useEffectEvent(
    () => void navigate(pathname, { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (brief) clearNavigationState();
  }, [brief]);

  const contentType = plan.contentTypes.includes(draft.contentType) ? draft.contentType : 'POST_INSTAGRAM';
  const tone = plan.tones.includes(draft.tone) ? draft.tone : 'DEFAULT';
  const kitTypes = draft.kitTypes.filter((type) => plan.contentTypes.includes(type));
  const isKit = draft.isKit && planHas(plan, 'CAMPAIGN_KIT');
  return [{ ...draft, contentType, tone, kitTypes, isKit }, setDraft] as const;
}
