import { useEffect, useState } from 'react';
import { Button } from './Button';
import { useDialogs } from './Dialogs';

/** Copies a text and says 'Copiado!' for 2 s; where the browser refuses, it says so. */
export function CopyButton({
  text,
  variant = 'secondary',
}: {
  text: string;
  variant?: 'primary' | 'secondary' | 'quiet';
}) {
  const [copied, setCopied] = useState(false);
  const copy = useCopy();

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <Button type="button" variant={variant} onClick={async () => setCopied(await copy(text))}>
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
