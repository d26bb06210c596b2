import { useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import type { PlanKey } from '../../../gql/graphql';
import { formatCredits } from '../../../content/facts';
import { useConfig } from '../../../session/ConfigProvider';
import { Button } from '../../../ui/Button';
import styles from './BriefForm.module.css';
import { CampaignLinkField } from './CampaignLinkField';
import { ChoiceGrid } from './ChoiceGrid';
import { Dictation } from './dictation/Dictation';
import { Ideas } from '../ideas/Ideas';
import type { Idea } from '../ideas/IdeasOfToday';
import { KitSwitch } from '../kit/KitSwitch';
import { KitTypes } from '../kit/KitTypes';
import { NoCredits } from '../NoCredits';
import { ProductChips } from './ProductChips';
import { cheapestPlanFor, planHas, PlanFragment, planName } from '../../../session/plan';
import { firstBlank } from '../../texts/blanks/blanks';
import type { BriefDraft } from '../../texts/briefDraft';
import { TopicField } from './TopicField';
import { useBriefDraft } from './useBriefDraft';
import { useBriefValidation } from './useBriefValidation';
import { useSharedTopic } from './useSharedTopic';
import { isInProgress, type Order, type ClickState } from '../writing/clickState';
import { useOnline } from '../../../ui/feedback/OfflineBar';

const BriefFormFragment = graphql(`
  fragment BriefForm_user on User {
    id
    textCredits
    plan {
      ...Plan_plan
    }
    ...Products_user
  }
`);

interface BriefFormProps {
  ref: Ref<HTMLFormElement>;
  user: FragmentType<typeof BriefFormFragment>;
  click: ClickState;
  /** A text is there: copying it is the page's primary action, and no longer generating. */
  hasText: boolean;
  onGenerate: (order: Order) => void;
}

/** The form of a brief: type, topic, tone and campaign link. */
export function BriefForm({ ref, user, click, hasText, onGenerate }: BriefFormProps) {
  const { plans, contentTypes, tones, limits } = useConfig();
  const owner = getFragmentData(BriefFormFragment, user);
  const { id, textCredits, plan: planOfUser } = owner;
  const plan = getFragmentData(PlanFragment, planOfUser);
  const [draft, setDraft] = useBriefDraft(id, plan);
  const linkAllowed = planHas(plan, 'CAMPAIGN_LINK');
  const online = useOnline();
  const topic = useRef<HTMLTextAreaElement>(null);
  const { check, errorOf } = useBriefValidation(draft, click, {
    topicLimit: limits.topic,
    smallestKit: limits.smallestKit,
    linkAllowed,
  });
  const busy = isInProgress(click);
  const { isKit, kitTypes } = draft;
  const cost = isKit ? kitTypes.length : 1;
  const missing = Math.max(cost, 1) - textCredits;
  const outOfCredits = missing > 0;
  const change = (part: Partial<BriefDraft>) => setDraft({ ...draft, ...part });
  useSharedTopic(draft.topic, (words) => {
    change({ topic: words });
    topic.current?.focus();
  });

  function applyIdea({ topic: words, contentType, tone }: Idea) {
    // A blank can be selected once the field has the words.
    flushSync(() => change({ topic: words, contentType, tone }));
    topic.current?.focus();
    const blank = firstBlank(words);
    if (blank) topic.current?.setSelectionRange(blank.start, blank.end);
  }

  const withPlanName = <Key extends string>(options: readonly { key: Key; label: string; requiredPlan: PlanKey }[]) =>
    options.map(({ key, label, requiredPlan }) => ({ key, label, requires: planName(plans, requiredPlan) }));

  function submit() {
    if (busy || outOfCredits || !online || !check()) return;
    const campaignLink = linkAllowed ? draft.campaignLink.trim() : '';
    const brief = { tone: draft.tone, topic: draft.topic.trim(), campaignLink: campaignLink || null };
    onGenerate(isKit ? { ...brief, contentTypes: [...kitTypes] } : { ...brief, contentType: draft.contentType });
  }

  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.topic}>
        <TopicField
          ref={topic}
          value={draft.topic}
          suggestions={
            contentTypes.find(({ key }) => key === (isKit ? kitTypes[0] : draft.contentType))?.suggestedTopics ?? []
          }
          limit={limits.topic}
          error={errorOf('topic')}
          onChange={(value) => change({ topic: value })}
        />
        <div className={styles.help}>
          <Ideas topic={draft.topic} onPick={applyIdea} />
          <Dictation
            field={topic}
            topic={draft.topic}
            limit={limits.topic}
            onChange={(value) => change({ topic: value })}
          />
        </div>
        <ProductChips user={owner} topic={draft.topic} onChange={(value) => change({ topic: value })} />
      </div>
      <div className={styles.types}>
        <KitSwitch
          isKit={isKit}
          lockedUntil={planHas(plan, 'CAMPAIGN_KIT') ? null : cheapestPlanFor(plans, 'CAMPAIGN_KIT')}
          onChange={(kit) => change({ isKit: kit })}
        />
        {isKit ? (
          <KitTypes
            options={contentTypes.filter(({ key }) => plan.contentTypes.includes(key))}
            value={kitTypes}
            error={errorOf('contentTypes')}
            onChange={(types) => change({ kitTypes: types })}
          />
        ) : (
          <ChoiceGrid
            name="contentType"
            legend="O que você quer criar?"
            columns={3}
            inOneRow
            options={withPlanName(contentTypes)}
            open={plan.contentTypes}
            value={draft.contentType}
            onChange={(contentType) => change({ contentType })}
          />
        )}
      </div>
      <ChoiceGrid
        name="tone"
        legend="Qual é o objetivo?"
        hint="Opcional. Toque de novo para desmarcar."
        columns={4}
        options={withPlanName(tones.filter(({ key }) => key !== 'DEFAULT'))}
        open={plan.tones}
        value={draft.tone}
        none="DEFAULT"
        moreLabel="Mais objetivos"
        onChange={(tone) => change({ tone })}
      />
      <CampaignLinkField
        value={draft.campaignLink}
        error={errorOf('campaignLink')}
        lockedUntil={linkAllowed ? null : cheapestPlanFor(plans, 'CAMPAIGN_LINK')}
        onChange={(campaignLink) => change({ campaignLink })}
      />
      <div className={styles.submit}>
        {outOfCredits ? <NoCredits missing={isKit && textCredits > 0 ? missing : null} /> : null}
        {online ? null : (
          <p className={styles.aside} role="status">
            Você está sem internet. Seu pedido fica guardado aqui: gere quando a conexão voltar.
          </p>
        )}
        <Button
          type="submit"
          variant={hasText ? 'secondary' : 'primary'}
          className={styles.generate}
          busy={busy}
          disabled={outOfCredits || !online}
        >
          {busy ? 'Gerando...' : isKit ? `Gerar kit · ${formatCredits(cost)}` : 'Gerar'}
        </Button>
        {outOfCredits ? null : (
          <p className={styles.aside}>
            {isKit
              ? `Usa ${formatCredits(cost)}, 1 por texto. Se um texto não sair, o crédito dele volta.`
              : 'Usa 1 crédito, que volta se o texto não sair.'}
            <span className={styles.keys}> Ctrl+Enter também gera.</span>
          </p>
        )}
      </div>
    </form>
  );
}
