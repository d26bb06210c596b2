import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useDialogs } from '../../ui/feedback/Dialogs';

/** The confirmation of the current page; null while it has no unsaved edits. */
let activeQuestion: (() => Promise<boolean>) | null = null;

/** Asks for the same confirmation before an action that is no navigation discards unsaved edits; true when it may. */
export const confirmLeave = async (): Promise<boolean> => activeQuestion === null || activeQuestion();

/** While there are unsaved edits, leaving the page asks first (rule 9.5). A page has one guard. */
export function useLeaveGuard(unsaved: boolean): void {
  const { confirm } = useDialogs();
  const blocker = useBlocker(
    // Another search may show other cards, without the one that is being edited.
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && (from.pathname !== to.pathname || from.search !== to.search),
  );

  const confirmLeaving = useCallback(
    () =>
      confirm('Você tem alterações que não foram salvas. Quer sair sem salvar?', {
        confirmLabel: 'Sair sem salvar',
        cancelLabel: 'Continuar editando',
        danger: true,
      }),
    [confirm],
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmLeaving().then((isConfirmed) => (isConfirmed ? blocker.proceed() : blocker.reset()));
  }, [confirmLeaving, blocker]);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    activeQuestion = confirmLeaving;
    return () => {
      window.removeEventListener('beforeunload', warn);
      activeQuestion = null;
    };
  }, [confirmLeaving, unsaved]);
}
