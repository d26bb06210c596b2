import { useId, useState, type ReactNode, type Ref } from 'react';
import { formatLongDateTime, formatNumericDay, type IsoDateTime } from '../../../ui/dateTime';
import { useIsWide } from '../../../ui/useIsWide';
import styles from './HistoryCard.module.css';

interface HistoryCardProps {
  title: string;
  createdAt: IsoDateTime;
  /** The beginning of what is inside, for a folded card. */
  excerpt: string;
  /** Stands beside the date where the card is not folded. */
  badge?: ReactNode;
  /** Can be pressed without opening the card; on phones only, wide screens have it inside. */
  mark?: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  /** On a phone a card is folded until it is opened; on a wide screen it is always open. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The frame of a card of the history: on a phone two lines that open in place. Its content stays mounted once opened. */
export function HistoryCard(props: HistoryCardProps) {
  const { title, createdAt, excerpt, badge, mark, headingRef, isOpen, onToggle, children } = props;
  const id = useId();
  const wide = useIsWide();
  const unfolded = wide || isOpen;
  // An edit that was begun is kept while its card is folded.
  const [isRendered, setIsRendered] = useState(unfolded);
  if (unfolded && !isRendered) setIsRendered(true);

  return (
    <article className={styles.card} data-folded={!unfolded || undefined}>
      <header className={styles.header}>
        <div className={styles.line}>
          <h2 ref={headingRef} tabIndex={-1}>
            {wide ? (
              title
            ) : (
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={isRendered ? `${id}-body` : undefined}
                aria-describedby={isOpen ? undefined : `${id}-excerpt`}
                onClick={() => onToggle(!isOpen)}
              >
                {title}
              </button>
            )}
          </h2>
          <time dateTime={createdAt}>{unfolded ? formatLongDateTime(createdAt) : formatNumericDay(createdAt)}</time>
          {unfolded ? badge : null}
        </div>
        {unfolded ? null : (
          <p id={`${id}-excerpt`} className={styles.excerpt}>
            {excerpt}
          </p>
        )}
        {wide ? null : mark}
      </header>
      {isRendered ? (
        <div id={`${id}-body`} className={styles.body} hidden={!unfolded}>
          {children}
        </div>
      ) : null}
    </article>
  );
}
