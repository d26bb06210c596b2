import { useId } from 'react';
import { Button } from '../../../ui/Button';
import styles from './ShareButtons.module.css';
import { useShare } from './useShare';

interface ShareButtonsProps {
  text: string;
  /** How many blanks the text has left. */
  left: number;
}

/** Takes a text to WhatsApp, Facebook, Instagram and, on a phone, to any of its applications. */
export function ShareButtons({ text, left }: ShareButtonsProps) {
  const { whatsappHref, copyAndOpen, openSheet } = useShare(text, left);
  const labelId = useId();
  return (
    <div className={styles.row} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        Compartilhar
      </span>
      <a className={styles.link} href={whatsappHref} target="_blank" rel="noopener noreferrer">
        WhatsApp
      </a>
      <Button variant="quiet" onClick={() => void copyAndOpen('Facebook')}>
        Facebook
      </Button>
      <Button variant="quiet" onClick={() => void copyAndOpen('Instagram')}>
        Instagram
      </Button>
      {openSheet ? (
        <Button variant="quiet" onClick={() => void openSheet()}>
          Outros aplicativos
        </Button>
      ) : null}
    </div>
  );
}
