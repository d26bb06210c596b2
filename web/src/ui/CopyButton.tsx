import { useEffect, useState, type Ref } from 'react';
import { Button } from './Button';
import { useDialogs } from './feedback/Dialogs';
import { toast } from './feedback/Toaster';

interface CopyButtonProps {
  ref?: Ref<HTMLButtonElement>;
  text: string;
  /** What is worth knowing once it is copied. */
  note?: string | null;
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Called each time that it was copied. */
  onCopied?: () => void;
}

/** Copies a text and says 'Copiado!' for 2 s; where the browser refuses, it says so. */
export function CopyButton({ ref, text, note = null, variant = 'secondary', onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = useCopy();

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function press() {
    const isCopied = await copy(text);
    setCopied(isCopied);
    if (!isCopied) return;
    onCopied?.();
    if (note !== null) toast.info(note);
  }

  return (
    <Button ref={ref} variant={variant} onClick={() => void press()}>
      <span aria-live="polite">{copied ? 'Copiado!' : 'Copiar'}</span>
    </Button>
  );
}

/** Puts a text on the clipboard; false, after an alert, where that fails. */
export function useCopy() {
  const dialogs = useDialogs();
  return async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      await dialogs.alert('Não foi possível copiar o texto. Por favor, copie manualmente.');
      return false;
    }
  };
}
