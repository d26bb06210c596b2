import { useState } from 'react';
import { useConfig } from '../../../session/ConfigProvider';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/layout/Card';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Tabs } from '../../../ui/layout/Tabs';
import type { WritingText } from './clickState';
import styles from './WritingPanel.module.css';

interface WritingPanelProps {
  click: WritingText;
  /** How many variations there will be. */
  count: number;
  onCancel: () => void;
}

/** The text while it arrives. The variation being written is shown, until another one is picked. */
export function WritingPanel({ click, count, onCancel }: WritingPanelProps) {
  const { texts, current, phase } = click;
  const { limits } = useConfig();
  const [picked, setPicked] = useState<number | null>(null);
  const shown = picked !== null && picked < texts.length ? picked : current;

  return (
    <Card className={styles.panel}>
      <header className={styles.header}>
        {/* Said once a step, not once a word. */}
        <p role="status" className={styles.status}>
          {statusOf(click, count)}
        </p>
        <div className={styles.steps} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <span key={index} data-step={index === current ? 'now' : texts[index] ? 'done' : 'open'} />
          ))}
        </div>
      </header>
      <div className={styles.body} aria-busy="true">
        {texts.length === 0 ? (
          // The status above says the same.
          <div aria-hidden="true">
            <Skeleton label="" quiet lines={[70, 96, 100, 88, 94, 52, 78, 64]} />
          </div>
        ) : (
          <Tabs
            label="Variações"
            tabs={texts.map((_, index) => `Variação ${index + 1}`)}
            active={shown}
            onChange={setPicked}
          >
            <p className={styles.text} data-growing={shown === current}>
              {texts[shown]}
            </p>
          </Tabs>
        )}
      </div>
      <footer className={styles.footer}>
        <Button variant="secondary" busy={phase === 'cancelling'} onClick={onCancel}>
          Cancelar
        </Button>
        {phase === 'cancelling' ? null : (
          <p>
            {isOpening(click, limits.openingLength)
              ? 'Se cancelar agora, o crédito volta.'
              : 'Se cancelar agora, o texto pode ser concluído e usar um crédito; ele fica no histórico.'}
          </p>
        )}
      </footer>
    </Card>
  );
}

/** Whether no more than an opening has been shown; a text that is written again was shown before. */
const isOpening = ({ texts, phase }: WritingText, openingLength: number): boolean =>
  phase === 'first' && texts.join('').length <= openingLength;

function statusOf({ texts, phase }: WritingText, count: number): string {
  if (phase === 'cancelling') return 'Cancelando…';
  if (phase === 'revising') return 'Revisando o texto…';
  if (count === 1 || texts.length === 0) return 'Escrevendo…';
  return `Escrevendo a variação ${texts.length} de ${count}…`;
}
