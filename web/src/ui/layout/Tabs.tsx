import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { neighbourIndex } from '../neighbourIndex';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  /** The name on each tab, in order. */
  tabs: readonly string[];
  /** Index of the tab that is open. */
  active: number;
  onChange: (index: number) => void;
  /** The open tab stays open. */
  disabled?: boolean;
  /** On a phone they stand in one row that scrolls. */
  inOneRow?: boolean;
  /** Hides the tabs, where `children` shows all panels at once. The children's state stays when this changes. */
  showsAll?: boolean;
  /** Shown after the tabs, outside the tab list. */
  after?: ReactNode;
  /** What the open tab shows. */
  children: ReactNode;
}

/** Tabs over one panel. Arrow keys, Home and End move and open, as the ARIA tabs pattern asks. */
export function Tabs(props: TabsProps) {
  const { label, tabs, active, onChange, disabled = false, inOneRow, showsAll = false, after, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const next = neighbourIndex(event.key, active, tabs.length);
    if (next === null) return;
    event.preventDefault();
    if (disabled) return;
    onChange(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div>
      {showsAll ? null : (
        <div className={styles.bar}>
          <div ref={list} className={styles.list} data-row={inOneRow || undefined} role="tablist" aria-label={label}>
            {tabs.map((name, index) => (
              <button
                // By place: a tab whose name changes while it has the focus keeps it.
                key={index}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-controls={`${id}-panel`}
                aria-selected={index === active}
                tabIndex={index === active ? 0 : -1}
                disabled={disabled && index !== active}
                className={styles.tab}
                onClick={() => onChange(index)}
                onKeyDown={onKeyDown}
              >
                {name}
              </button>
            ))}
          </div>
          {after}
        </div>
      )}
      <div
        {...(showsAll
          ? null
          : { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${active}`, className: styles.panel })}
      >
        {children}
      </div>
    </div>
  );
}
