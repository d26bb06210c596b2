import type { RefObject } from 'react';
import { useDialogs } from '../../ui/feedback/Dialogs';
import { toast } from '../../ui/feedback/Toaster';
import { useUpdateVariations, type FailureWording, type EditBase } from './useUpdateVariations';

/**
 * Replaces an edited text by the generated one, after a confirmation, because the edit is lost. Its button disappears
 * then, and the focus moves to the edit button. `generation` resolves after pending saves of its texts.
 */
export function useRestoreOriginal(wording: FailureWording, editButton: RefObject<HTMLElement | null>) {
  const { update } = useUpdateVariations(wording);
  const dialogs = useDialogs();
  return async (generation: Promise<EditBase>, index: number, original: string): Promise<void> => {
    const agreed = await dialogs.confirm('Trocar este texto pelo original? A sua edição será descartada.', {
      confirmLabel: 'Restaurar original',
      danger: true,
    });
    if (!agreed) return;
    const pressed = document.activeElement;
    const failure = await update(await generation, index, original);
    if (failure) toast.error(failure.message);
    // Whoever has gone on to another field meanwhile stays there.
    else if ([pressed, document.body].includes(document.activeElement)) editButton.current?.focus();
  };
}
