import { Button } from '../../../ui/Button';
import styles from '../list/HistoryBoxes.module.css';
import type { HistoryExport } from './useHistoryExport';

/** Exports the history as a table or a text. */
export function ExportButtons({ download, busy }: HistoryExport) {
  return (
    <div className={styles.tools} role="group" aria-label="Exportar histórico">
      <Button variant="quiet" busy={busy === 'csv'} disabled={busy !== null} onClick={() => void download('csv')}>
        Baixar planilha (CSV)
      </Button>
      <Button variant="quiet" busy={busy === 'txt'} disabled={busy !== null} onClick={() => void download('txt')}>
        Baixar texto (TXT)
      </Button>
    </div>
  );
}
