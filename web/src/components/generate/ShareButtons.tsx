import { useId } from 'react';
import { Button } from '../../ui/Button';
import { useDialogs } from '../../ui/Dialogs';
import { useCopy } from '../../ui/CopyButton';
import styles from './ShareButtons.module.css';

const sites = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
] as const;

/** Takes a text to WhatsApp by link; to Facebook and Instagram by the clipboard, which is all they accept. */
export function ShareButtons({ text }: { text: string }) {
  const dialogs = useDialogs();
  const copy = useCopy();
  const labelId = useId();

  async function copyAndOpen({ name, url }: (typeof sites)[number]) {
    if (!(await copy(text))) return;
    await dialogs.alert(`Texto copiado. Agora é só colar no ${name}.`);
    window.open(url, '_blank', 'noopener');
  }

  return (
    <div className={styles['row']} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles['label']}>
        Compartilhar
      </span>
      <a
        className={styles['link']}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
      </a>
      {sites.map((site) => (
        <Button key={site.name} type="button" variant="quiet" onClick={() => copyAndOpen(site)}>
          {site.name}
        </Button>
      ))}
    </div>
  );
}
