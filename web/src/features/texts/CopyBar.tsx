import type { Ref } from 'react';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { formatBlanksLeft } from './blanks/blanks';
import styles from './CopyBar.module.css';
import { useShare } from './share/useShare';

interface CopyBarProps {
  text: string;
  /** How many blanks the text has left. */
  left: number;
  copyButton: Ref<HTMLButtonElement>;
  variant: 'primary' | 'secondary';
}

/** What is done with a text, within reach wherever the text is read: copying it and, where there is a share sheet, sharing it. */
export function CopyBar({ text, left, copyButton, variant }: CopyBarProps) {
  const { openSheet } = useShare(text, left);
  return (
    <div className={styles.bar}>
      <CopyButton ref={copyButton} text={text} variant={variant} note={formatBlanksLeft(left)} />
      {openSheet ? (
        <Button variant="secondary" onClick={() => void openSheet()}>
          Compartilhar
        </Button>
      ) : null}
    </div>
  );
}
