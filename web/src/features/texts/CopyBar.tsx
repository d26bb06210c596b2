import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import styles from './CopyBar.module.css';
import { useShare } from './share/useShare';

/** What is done with a text, within reach of a thumb: copying it and, where there is a share sheet, sharing it. */
export function CopyBar({ text }: { text: string }) {
  const { openSheet } = useShare(text);
  return (
    <div className={styles.bar}>
      <CopyButton text={text} variant="primary" />
      {openSheet ? (
        <Button variant="secondary" onClick={() => void openSheet()}>
          Compartilhar
        </Button>
      ) : null}
    </div>
  );
}
