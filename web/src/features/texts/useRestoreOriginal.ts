import type { RefObject } from 'react';
import { useDialogs } from '../../ui/feedback/Dialogs';
import { toast } from '../../ui/feedback/Toaster';
import { useUpdateVariations, type FailureWording, type TextsBefore } from './useUpdateVariations';

/**
 * Replaces an edited text by the generated one, after a confirmation, because the edit is lost. Its button goes then, and
 * the focus to the button that edits. The generation is that which what is being saved of it leaves.
 */
export function useRestoreOriginal(wording: FailureWording, editButton: RefObject<HTMLElement | null>) {
  const { update } = useUpdateVariations(wording);
  const dialogs = useDialogs();
  return async (generation: Promise<TextsBefore>, index: number, original: string): Promise<void> => {
    const agreed = await dialogs.confirm('Trocar este texto pelo original? A sua edição será descartada.', {
      confirmLabel: 'Restaurar original',
    });
    if (!agreed) return;
    const pressed = document.activeElement;
    const failure = await update(await generation, index, original);
    if (failure) toast.error(failure.message);
    // Whoever has gone on to another field meanwhile stays there.
    else if ([pressed, document.body].includes(document.activeElement)) editButton.current?.focus();
  };
}
