import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BriefForm } from './brief/BriefForm';
import { CreditsLine } from './CreditsLine';
import { PreviousKitLink } from './kit/PreviousKitLink';
import { InstallCard } from './installing/InstallCard';
import { preloadResults } from './results/lazyResults';
import { ResultPanel } from './results/ResultPanel';
import { useGenerateCopy } from './writing/useGenerateCopy';
import { confirmLeave, useLeaveGuard } from '../shell/useLeaveGuard';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { graphql } from '../../gql';
import type { GeneratePageQuery } from '../../gql/graphql';
import { PageQuery } from '../shell/page/PageQuery';
import { Notice } from '../../ui/feedback/Notice';
import styles from './Generate.module.css';
import { kitIdOf } from '../texts/resultKey';
import { useIsTyping } from './results/useIsTyping';
import { usePreviousResult } from './results/usePreviousResult';

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
  const { click, generate, writeMissing, cancel, dismissEnded } = useGenerateCopy(viewer.id);
  const [unsaved, setUnsaved] = useState(false);
  const [kitTexts, setKitTexts] = useState(0);
  useLeaveGuard(unsaved);
  const { isTyping, onOrder } = useIsTyping(page);
  const { previous, forget } = usePreviousResult(viewer.id, click, dismissEnded, unsaved);

  useEffect(() => {
    const element = page.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const target = event.target instanceof Element ? event.target : null;
      // The form behind an open dialog is not to be sent.
      if (target?.closest('dialog')) return;
      event.preventDefault();
      // In the editor it saves; anywhere else it generates.
      (target?.closest('form') ?? form.current)?.requestSubmit();
    };
    element?.addEventListener('keydown', onKeyDown);
    // Whoever begins to fill in the form needs the code of results soon.
    element?.addEventListener('focusin', preloadResults, { once: true });
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);

  const hasText = click.status === 'done' || (click.status === 'idle' && previous !== null);

  const shown = click.status === 'done' ? click.id : click.status === 'idle' ? previous?.id : undefined;
  const showsKit = click.status === 'writing-kit' || (shown !== undefined && kitIdOf(shown) !== null);

  // The button that was pressed to cancel is unmounted by then, so the focus needs a place.
  const cancelled = click.status === 'cancelled';
  useEffect(() => {
    if (cancelled) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [cancelled]);

  /** Writes a result that replaces the one shown, unless the owner wants to keep an unsaved edit of it. */
  async function replaceResult(write: () => Promise<void>) {
    if (!(await confirmLeave())) return;
    setUnsaved(false);
    onOrder();
    await write();
  }

  /** Cancels the click, unless the owner wants to keep an unsaved edit of a text of the kit that is ready. */
  async function cancelClick() {
    if (await confirmLeave()) cancel();
  }

  return (
    <div ref={page} className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>Central de Criação</h1>
        <div className={styles.aside}>
          <CreditsLine user={viewer} />
          {previous && kitTexts > 0 ? (
            <span className={styles.kit}>
              <PreviousKitLink texts={kitTexts} isLast={previous.isLast} />
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
          click={click}
          hasText={hasText}
          onGenerate={(order) => void replaceResult(() => generate(order))}
        />
        <ResultPanel
          click={click}
          previous={previous}
          user={viewer}
          onEditing={setUnsaved}
          isTyping={isTyping}
          onCancel={() => void cancelClick()}
          onWriteMissing={(input) => void replaceResult(() => writeMissing(input))}
          onPreviousGone={forget}
          onKitTexts={setKitTexts}
        />
      </div>
      <InstallCard />
    </div>
  );
}
