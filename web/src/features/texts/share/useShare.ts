import { use } from 'react';
import { useCopy } from '../../../ui/CopyButton';
import { useDialogs } from '../../../ui/feedback/Dialogs';
import { formatBlanksLeft } from '../blanks/blanks';
import { PhotoContext } from '../photo/PhotoContext';

/** Facebook and Instagram take no text from a link: it travels on the clipboard. */
const sites = {
  Facebook: 'https://www.facebook.com/',
  Instagram: 'https://www.instagram.com/',
} as const;

/**
 * Opens WhatsApp with the text ready to send. `api.whatsapp.com` and not `wa.me`, whose redirect loses emoji on the
 * way to WhatsApp on a computer.
 */
export const whatsappLink = (text: string): string =>
  // Half an emoji, as an edit may leave one, cannot be percent-encoded.
  `https://api.whatsapp.com/send?text=${encodeURIComponent(text.toWellFormed())}`;

/** The text, with the photo where the system's sheet takes both. */
function withPhoto(text: string, photo: File | null): ShareData {
  const textAndPhoto = { text, files: photo ? [photo] : [] };
  return photo && navigator.canShare?.(textAndPhoto) ? textAndPhoto : { text };
}

/** The ways a text leaves the product; after copying one with blanks left it says so. `openSheet` is null where the browser has no share sheet of its own. */
export function useShare(text: string, left: number) {
  const dialogs = useDialogs();
  const copy = useCopy();
  const photo = use(PhotoContext)?.photo?.file ?? null;
  const missing = formatBlanksLeft(left);
  const withMissingNote = (words: string) => (missing === null ? words : `${words} ${missing}.`);

  async function copyAndOpen(site: keyof typeof sites): Promise<void> {
    if (!(await copy(text))) return;
    await dialogs.alert(withMissingNote(`Texto copiado. Agora é só colar no ${site}.`));
    window.open(sites[site], '_blank', 'noopener');
  }

  async function openSheet(): Promise<void> {
    try {
      await navigator.share(withPhoto(text, photo));
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (await copy(text)) await dialogs.alert(withMissingNote('Texto copiado. Agora é só colar onde quiser.'));
    }
  }

  const hasSheet = typeof navigator.share === 'function';
  return { whatsappHref: whatsappLink(text), copyAndOpen, openSheet: hasSheet ? openSheet : null };
}
