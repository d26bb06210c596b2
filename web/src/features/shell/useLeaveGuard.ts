import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useDialogs } from '../../ui/Dialogs';

/**
 * While there are unsaved edits, leaving the page asks first (rule 9.5). Gives the same question for ways
 * of losing them that are no navigation: true when they may go.
 */
export function useLeaveGuard(unsaved: boolean): () => Promise<boolean> {
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
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return async () => !unsaved || ask();
}
