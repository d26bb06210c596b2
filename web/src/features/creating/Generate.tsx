import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BriefForm } from './BriefForm';
import { CreditsLine } from './CreditsLine';
import { ResultPanel } from './ResultPanel';
import { useGenerateCopy, type Brief } from './useGenerateCopy';
import { useLeaveGuard } from '../shell/useLeaveGuard';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { graphql } from '../../gql';
import type { GeneratePageQuery } from '../../gql/graphql';
import { PageQuery } from '../shell/PageQuery';
import styles from './Generate.module.css';
import { sourceNotes } from '../texts/sourceNotes';

const GeneratePage = graphql(`
  query GeneratePage {
    viewer {
      id
      textCredits
      ...CreditsLine_user
      ...BriefForm_user
      ...ResultPanel_user
    }
  }
`);

/** The Central de Criação: the form of the brief on one side, the generated text on the other. */
export const Component = () => (
  <PageQuery query={GeneratePage}>{({ viewer }) => <CreationCentre key={viewer.id} viewer={viewer} />}</PageQuery>
);

function CreationCentre({ viewer }: { viewer: GeneratePageQuery['viewer'] }) {
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { embedded } = useConfig();
  const { writing, generate, cancel } = useGenerateCopy(viewer.textCredits);
  const [unsaved, setUnsaved] = useState(false);
  const mayLeave = useLeaveGuard(unsaved);

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
          <CreditsLine user={viewer} />
          <Link to={paths.history}>Ver histórico</Link>
        </div>
        {embedded.writer ? (
          <p className={styles.hint}>
            <strong>Modo demonstração.</strong> {sourceNotes.DRAFT}
          </p>
        ) : null}
      </header>
      <div className={styles.columns}>
        <BriefForm ref={form} user={viewer} writing={writing} onGenerate={onGenerate} />
        <ResultPanel writing={writing} user={viewer} onEditing={setUnsaved} onCancel={cancel} />
      </div>
    </div>
  );
}
