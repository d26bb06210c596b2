import { useEffect, useRef, useState, type Ref } from 'react';
import type { ContentType, Tone } from '../../gql/graphql';
import { useConfig } from '../../session/ConfigProvider';
import type { Viewer } from '../../session/ViewerProvider';
import { Button } from '../../ui/Button';
import styles from './BriefForm.module.css';
import { CampaignLinkField } from './CampaignLinkField';
import { ChoiceGrid } from './ChoiceGrid';
import { NoCredits } from './NoCredits';
import { cheapestPlanWith, planName } from '../../session/planNames';
import { TopicField } from './TopicField';
import type { Brief, Writing } from './useGenerateCopy';
import { useOnline } from '../../ui/OfflineBar';

export interface BriefDraft {
  contentType: ContentType;
  tone: Tone;
  topic: string;
  campaignLink: string;
}

interface BriefFormProps {
  ref: Ref<HTMLFormElement>;
  viewer: Viewer;
  draft: BriefDraft;
  onChange: (draft: BriefDraft) => void;
  writing: Writing;
  onGenerate: (brief: Brief) => void;
}

/** Everything that is asked before a text is written. */
export function BriefForm({ ref, viewer, draft, onChange, writing, onGenerate }: BriefFormProps) {
  const { plans, contentTypes, tones } = useConfig();
  const { plan } = viewer;
  const online = useOnline();
  const topic = useRef<HTMLTextAreaElement>(null);
  const [blank, setBlank] = useState(false);
  const refusal = writing.status === 'failed' ? writing.field : undefined;
  useEffect(() => {
    if (refusal) document.getElementsByName(refusal)[0]?.focus();
  }, [refusal]);
  const refused = (field: string) =>
    writing.status === 'failed' && writing.field === field ? writing.message : undefined;
  const busy = writing.status === 'writing';
  const outOfCredits = viewer.textCredits < 1;
  const change = (part: Partial<BriefDraft>) => onChange({ ...draft, ...part });
  const withPlanName = <Key extends string>(options: readonly { key: Key; label: string; requiredPlan: string }[]) =>
    options.map(({ key, label, requiredPlan }) => ({ key, label, requires: planName(plans, requiredPlan) }));

  function submit() {
    if (busy || outOfCredits || !online) return;
    const isBlank = draft.topic.trim() === '';
    setBlank(isBlank);
    if (isBlank) return topic.current?.focus();
    const campaignLink = plan.campaignLink ? draft.campaignLink.trim() : '';
    onGenerate({ ...draft, topic: draft.topic.trim(), campaignLink: campaignLink || null });
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
      <ChoiceGrid
        name="contentType"
        legend="O que você quer criar?"
        columns={3}
        options={withPlanName(contentTypes)}
        open={plan.contentTypes}
        value={draft.contentType}
        onChange={(contentType) => change({ contentType })}
      />
      <TopicField
        ref={topic}
        value={draft.topic}
        error={blank && draft.topic.trim() === '' ? 'Por favor, descreva seu tópico.' : refused('topic')}
        onChange={(value) => change({ topic: value })}
      />
      <ChoiceGrid
        name="tone"
        legend="Qual é o objetivo?"
        hint="Opcional. Toque de novo no escolhido para tirar."
        columns={4}
        options={withPlanName(tones.filter(({ key }) => key !== 'DEFAULT'))}
        open={plan.tones}
        value={draft.tone}
        none="DEFAULT"
        onChange={(tone) => change({ tone })}
      />
      <CampaignLinkField
        value={draft.campaignLink}
        error={refused('campaignLink')}
        lockedUntil={plan.campaignLink ? null : cheapestPlanWith(plans, ({ campaignLink }) => campaignLink)}
        onChange={(campaignLink) => change({ campaignLink })}
      />
      <div className={styles.submit}>
        {outOfCredits ? <NoCredits /> : null}
        {online ? null : (
          <p className={styles.aside} role="status">
            Você está sem internet. Seu pedido fica guardado aqui: gere quando a conexão voltar.
          </p>
        )}
        <Button type="submit" className={styles.generate} busy={busy} disabled={outOfCredits || !online}>
          {busy ? 'Gerando...' : 'Gerar'}
        </Button>
        {outOfCredits ? null : <p className={styles.aside}>Usa 1 crédito. Se o texto não sair, o crédito volta.</p>}
      </div>
    </form>
  );
}
