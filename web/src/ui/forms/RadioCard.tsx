import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './RadioCard.module.css';

interface RadioGroupProps {
  legend: string;
  hint?: string;
  /** Why the choice cannot be taken. */
  error?: string | undefined;
  /** How many cards stand side by side where there is room; two on a phone. */
  columns: 3 | 4;
  /** On a phone the cards stand in one row that scrolls. */
  inOneRow?: boolean;
  /** Cards that are folded under a label of their own. */
  more?: { readonly label: string; readonly cards: ReactNode };
  children: ReactNode;
}

/** A named set of cards of which one is chosen, or several. */
export function RadioGroup({ legend, hint, error, columns, inOneRow = false, more, children }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {error ? (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <div className={styles.grid} data-columns={columns} data-row={inOneRow || undefined}>
        {children}
      </div>
      {more ? (
        <details className={styles.more}>
          <summary>{more.label}</summary>
          <div className={styles.grid} data-columns={columns}>
            {more.cards}
          </div>
        </details>
      ) : null}
    </fieldset>
  );
}

interface RadioCardProps {
  name: string;
  value: string;
  label: string;
  icon?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onSelect: () => void;
  /** When given, clicking the chosen card (or Space on it) clears it. */
  onDeselect?: () => void;
}

/** A native radio input that looks like a card, so that arrow keys and screen readers work as anywhere. */
export function RadioCard({ name, value, label, icon, checked, disabled, onSelect, onDeselect }: RadioCardProps) {
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onSelect}
        onClick={checked ? onDeselect : undefined}
        onKeyDown={(event) => {
          if (event.key !== ' ' || !checked || !onDeselect) return;
          event.preventDefault();
          onDeselect();
        }}
      />
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.label}>{label}</span>
    </label>
  );
}

interface CheckCardProps {
  name: string;
  value: string;
  label: string;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A native checkbox that looks like a card, for a set of which several are chosen. */
export function CheckCard({ name, value, label, icon, checked, onChange }: CheckCardProps) {
  return (
    <label className={styles.card}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.label}>{label}</span>
      <span className={styles.tick} aria-hidden="true">
        {checked ? '✓' : ''}
      </span>
    </label>
  );
}

interface LockedCardProps {
  to: string;
  label: string;
  /** What unlocks it, shown under the label. */
  requires: string;
  icon?: ReactNode;
}

/** Stands in the grid for what cannot be chosen yet, and leads to what unlocks it. */
export function LockedCard({ to, label, requires, icon }: LockedCardProps) {
  return (
    <Link to={to} className={`${styles.card} ${styles.locked}`}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.label}>
        {label}
        <small className={styles.requires}>
          <LockIcon /> <span className="visually-hidden">disponível no</span> {requires}
        </small>
      </span>
    </Link>
  );
}

/** A small padlock the size of the text around it. */
export function LockIcon() {
  return (
    <svg className={styles.lock} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <rect x="2.8" y="7" width="10.4" height="7.4" rx="1.8" fill="currentColor" />
    </svg>
  );
}
