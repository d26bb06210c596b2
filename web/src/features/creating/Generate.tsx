import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BriefForm } from './brief/BriefForm';
import { CreditsLine } from './CreditsLine';
import { KeptKitLink } from './kit/KeptKitLink';
import { InstallCard } from './installing/InstallCard';
import { prepareResults } from './results/lazyResults';
import { ResultPanel } from './results/ResultPanel';
import { useGenerateCopy } from './writing/useGenerateCopy';
import { mayLeave, useLeaveGuard } from '../shell/useLeaveGuard';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { graphql } from '../../gql';
import type { GeneratePageQuery } from '../../gql/graphql';
import { PageQuery } from '../shell/page/PageQuery';
import { Notice } from '../../ui/feedback/Notice';
import styles from './Generate.module.css';
import { kitIdOf } from '../texts/resultKey';
import { useKeptResult } from './results/useKeptResult';

export const query = graphql(`
  query GeneratePage {
    viewer {
      id
      textCredits
      subscriptionStatus
      ...CreditsLine_user
      ...BriefForm_user
      ...ResultPanel_user
    }
  }
`);

/** The Central de Criação: the form of the brief on one side, the generated text on the other. */
export const Component = () => (
  <PageQuery query={query}>{({ viewer }) => <CreationCentre key={viewer.id} viewer={viewer} />}</PageQuery>
);

function CreationCentre({ viewer }: { viewer: GeneratePageQuery['viewer'] }) {
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { embedded } = useConfig();
  const { writing, generate, writeMissing, cancel, seen } = useGenerateCopy(viewer.id);
  const [unsaved, setUnsaved] = useState(false);
  const [kitTexts, setKitTexts] = useState(0);
  useLeaveGuard(unsaved);
  const { kept, forget } = useKeptResult(viewer.id, writing, seen);

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
    // Whoever begins to fill in the form has a text soon.
    element?.addEventListener('focusin', prepareResults, { once: true });
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);

  const hasText = writing.status === 'done' || (writing.status === 'idle' && kept !== null);

  const shown = writing.status === 'done' ? writing.id : writing.status === 'idle' ? kept?.id : undefined;
  const showsKit = writing.status === 'writing-kit' || (shown !== undefined && kitIdOf(shown) !== null);

  // The button that cancelled is gone by then.
  const cancelled = writing.status === 'cancelled';
  useEffect(() => {
    if (cancelled) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [cancelled]);

  /** Writes what takes the place of the result that is shown, unless an edit of it is to be kept. */
  async function replaceResult(write: () => Promise<void>) {
    if (!(await mayLeave())) return;
    setUnsaved(false);
    await write();
  }

  return (
    <div ref={page} className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>Central de Criação</h1>
        <div className={styles.aside}>
          <CreditsLine user={viewer} />
          {kept && kitTexts > 0 ? (
            <span className={styles.kit}>
              <KeptKitLink texts={kitTexts} isLast={kept.isLast} />
            </span>
          ) : null}
          <Link to={paths.history}>Ver histórico</Link>
        </div>
        {viewer.subscriptionStatus === 'PAST_DUE' ? (
          <Notice tone="warning">
            A última cobrança não foi aprovada. <Link to={paths.profile}>Atualizar o pagamento no Perfil</Link>
          </Notice>
        ) : null}
        {embedded.writer ? (
          <p className={styles.hint}>
            <strong>Modo demonstração.</strong> IA ainda não ligada.
          </p>
        ) : null}
      </header>
      <div className={styles.columns} data-wide={showsKit || undefined}>
        <BriefForm
          ref={form}
          user={viewer}
          writing={writing}
          hasText={hasText}
          onGenerate={(order) => void replaceResult(() => generate(order))}
        />
        <ResultPanel
          writing={writing}
          kept={kept}
          user={viewer}
          onEditing={setUnsaved}
          onCancel={cancel}
          onWriteMissing={(input) => void replaceResult(() => writeMissing(input))}
          onKeptGone={forget}
          onKitTexts={setKitTexts}
        />
      </div>
      <InstallCard />
    </div>
  );
}
