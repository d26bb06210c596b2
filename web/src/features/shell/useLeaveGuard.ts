import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useDialogs } from '../../ui/feedback/Dialogs';

/** The question of the page that is shown; null while there is nothing to lose on it. */
let question: (() => Promise<boolean>) | null = null;

/** Asks the same question for ways of losing unsaved edits that are no navigation; true when they may go. */
export const mayLeave = async (): Promise<boolean> => question === null || question();

/** While there are unsaved edits, leaving the page asks first (rule 9.5). A page has one guard. */
export function useLeaveGuard(unsaved: boolean): void {
  const { confirm } = useDialogs();
  const blocker = useBlocker(
    // Another search may show other cards, without the one that is being edited.
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && (from.pathname !== to.pathname || from.search !== to.search),
  );

  const ask = useCallback(
    () =>
      confirm('Você tem alterações que não foram salvas. Quer sair sem salvar?', {
        confirmLabel: 'Sair sem salvar',
        cancelLabel: 'Continuar editando',
      }),
    [confirm],
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((agreed) => (agreed ? blocker.proceed() : blocker.reset()));
  }, [ask, blocker]);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    question = ask;
    return () => {
      window.removeEventListener('beforeunload', warn);
      question = null;
    };
  }, [ask, unsaved]);
}
