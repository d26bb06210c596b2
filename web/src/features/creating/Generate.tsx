import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BriefForm, type BriefDraft } from './BriefForm';
import { CreditsLine } from './CreditsLine';
import { ResultPanel } from './ResultPanel';
import { useGenerateCopy, type Brief } from './useGenerateCopy';
import { useLeaveGuard } from '../shell/useLeaveGuard';
import { useDraft } from '../../ui/useDraft';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { useViewer, type Viewer } from '../../session/ViewerProvider';
import { briefDraftKey } from '../texts/briefDraft';
import styles from './Generate.module.css';

/** The Central de Criação: a brief on one side, the text that comes of it on the other. */
export function Component() {
  const { viewer } = useViewer();
  return viewer ? <CreationCentre key={viewer.id} viewer={viewer} /> : null;
}

function CreationCentre({ viewer }: { viewer: Viewer }) {
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { embedded } = useConfig();
  const { writing, generate, cancel } = useGenerateCopy(viewer.textCredits);
  const [unsaved, setUnsaved] = useState(false);
  const mayLeave = useLeaveGuard(unsaved);
  const [draft, setDraft] = useBriefDraft(viewer);

  useEffect(() => {
    const element = page.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // In the editor it saves; anywhere else it generates.
      const within = event.target instanceof Element ? event.target.closest('form') : null;
      (within ?? form.current)?.requestSubmit();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);

  // The button that cancelled is gone by then.
  const cancelled = writing.status === 'cancelled';
  useEffect(() => {
    if (cancelled) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [cancelled]);

  async function onGenerate(brief: Brief) {
    if (!(await mayLeave())) return;
    setUnsaved(false);
    await generate(brief);
  }

  return (
    <div ref={page} className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>Central de Criação</h1>
        <div className={styles.aside}>
          <CreditsLine credits={viewer.textCredits} renewAt={viewer.creditsRenewAt} />
          <Link to={paths.history}>Ver histórico</Link>
        </div>
        {embedded.writer ? (
          <p className={styles.hint}>
            <strong>Modo demonstração.</strong> Um escritor de exemplo responde no lugar da inteligência artificial.
          </p>
        ) : null}
      </header>
      <div className={styles.columns}>
        <BriefForm
          ref={form}
          viewer={viewer}
          draft={draft}
          onChange={setDraft}
          writing={writing}
          onGenerate={onGenerate}
        />
        <ResultPanel writing={writing} plan={viewer.plan} onEditing={setUnsaved} onCancel={cancel} />
      </div>
    </div>
  );
}

/** The brief being written, as it was left; what the plan no longer includes falls back to what it does. */
function useBriefDraft({ id, plan }: Viewer) {
  const [draft, setDraft] = useDraft<BriefDraft>(briefDraftKey(id), {
    contentType: 'POST_INSTAGRAM',
    tone: 'DEFAULT',
    topic: '',
    campaignLink: '',
  });
  const contentType = plan.contentTypes.includes(draft.contentType) ? draft.contentType : 'POST_INSTAGRAM';
  const tone = plan.tones.includes(draft.tone) ? draft.tone : 'DEFAULT';
  return [{ ...draft, contentType, tone }, setDraft] as const;
}
