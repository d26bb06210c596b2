import type { ReactNode } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Its label, which is part of what can be tapped. */
  readonly children: ReactNode;
  onChange(checked: boolean): void;
}

/** A setting that is on or off. */
export function Switch({ checked, disabled = false, children, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
