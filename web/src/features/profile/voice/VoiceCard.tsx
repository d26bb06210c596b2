import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import { paths } from '../../../paths';
import { useConfig } from '../../../session/ConfigProvider';
import { cheapestPlanFor, PlanFragment, planHas } from '../../../session/plan';
import { isUnauthenticated } from '../../../session/unauthenticated';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/layout/Card';
import { Notice } from '../../../ui/feedback/Notice';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import { toast } from '../../../ui/feedback/Toaster';
import { useIsUnmounted } from '../../../ui/useIsUnmounted';
import { mergeAfterSave, accountGoneMessage, type ReportUnsaved } from '../mergeAfterSave';
import { LearntTexts } from './LearntTexts';
import styles from './Voice.module.css';
import { draftOf, inputOf, VoiceFragment, type VoiceDraft } from './voiceDraft';
import { VoiceFields, type VoiceRefusal } from './VoiceFields';

const SaveVoice = graphql(`
  mutation SaveVoice($input: SaveVoiceInput!) {
    saveVoice(input: $input) {
      __typename
      ... on SaveVoiceSuccess {
        user {
          id
          ...Voice_user
          ...LearntTexts_user
        }
      }
      ... on VoiceConflict {
        user {
          id
          ...Voice_user
        }
      }
      ... on InvalidVoice {
        line
        field
        message
      }
    }
  }
`);

const titleId = 'profile-voice';
const failedAfterLeaving = 'Não foi possível salvar a voz da loja. Tente novamente.';

/** The voice that texts are written in; every plan may fill it in, and paid ones write in it. */
export function VoiceCard(props: { user: FragmentType<typeof VoiceFragment>; onUnsaved: ReportUnsaved }) {
  const { plans } = useConfig();
  const { voice, plan: planOfUser } = getFragmentData(VoiceFragment, props.user);
  const plan = getFragmentData(PlanFragment, planOfUser);
  const [mutate] = useMutation(SaveVoice);
  const [base, setBase] = useState(() => draftOf(voice));
  const [draft, setDraft] = useState(base);
  /** What is being saved. */
  const [sent, setSent] = useState<VoiceDraft | null>(null);
  const saving = sent !== null;
  const [refusal, setRefusal] = useState<VoiceRefusal | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'conflict' | 'failed' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const online = useOnline();
  const isUnmounted = useIsUnmounted();
  const { onUnsaved } = props;
  const unsaved = JSON.stringify(draft) !== JSON.stringify(sent ?? base);
  useEffect(() => onUnsaved('voice', unsaved), [onUnsaved, unsaved]);

  const change = (part: Partial<VoiceDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setOutcome(null);
  };

  async function save() {
    setOutcome(null);
    setRefusal(null);
    const result = (await mutate({ variables: { input: inputOf(draft, voice.revision) } })).data?.saveVoice;
    if (result?.__typename === 'SaveVoiceSuccess') {
      const answer = draftOf(getFragmentData(VoiceFragment, result.user).voice);
      setBase(answer);
      setDraft((now) => mergeAfterSave(now, draft, answer));
      return setOutcome('saved');
    }
    if (isUnmounted.current) return toast.error(failedAfterLeaving);
    if (result?.__typename === 'InvalidVoice') {
      setRefusal(result);
      const name = result.field === 'samples' ? `samples-${result.line ?? 1}` : result.field;
      return form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    }
    return setOutcome(result ? 'conflict' : 'failed');
  }

  async function submit() {
    if (saving) return;
    setSent(draft);
    try {
      await save();
    } catch (error) {
      // The guard leads to the login; a toast comes along.
      if (isUnauthenticated(error)) toast.error(accountGoneMessage);
      else if (isUnmounted.current) toast.error(failedAfterLeaving);
      else setOutcome('failed');
    } finally {
      setSent(null);
    }
  }

  return (
    <Card role="region" aria-labelledby={titleId}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <header>
          <h2 id={titleId}>Voz da loja</h2>
          <p className={styles.hint}>O seu jeito de escrever, para os textos saírem com a sua cara.</p>
        </header>
        {planHas(plan, 'VOICE') ? null : (
          <Notice tone="info">
            A voz entra nos textos a partir do {cheapestPlanFor(plans, 'VOICE')}. Você já pode deixar tudo pronto aqui.{' '}
            <Link to={paths.plans}>Ver planos</Link>
          </Notice>
        )}
        <VoiceFields draft={draft} refusal={refusal} onChange={change} />
        <LearntTexts draft={draft} onChange={change} />
        {outcome === 'conflict' ? (
          <Notice tone="warning">
            <p>A voz mudou em outra aba ou aparelho. Salve para manter a sua, ou fique com a de lá.</p>
            <Button
              variant="secondary"
              onClick={() => {
                const newer = draftOf(voice);
                setBase(newer);
                setDraft(newer);
                setOutcome(null);
              }}
            >
              Usar a de lá
            </Button>
          </Notice>
        ) : null}
        <div className={styles.end}>
          <Button type="submit" variant="secondary" busy={saving} disabled={!online || !unsaved}>
            {saving ? 'Salvando...' : 'Salvar voz'}
          </Button>
          {unsaved && !saving && (outcome === null || outcome === 'saved') ? (
            <p className={styles.hint}>Há alterações que ainda não foram salvas.</p>
          ) : null}
          {outcome === 'saved' && !unsaved ? <Notice tone="success">Voz salva.</Notice> : null}
          {outcome === 'failed' ? (
            <Notice tone="error">Não foi possível salvar agora. Nada se perdeu: tente de novo.</Notice>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
