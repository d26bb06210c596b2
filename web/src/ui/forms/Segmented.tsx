import { useId } from 'react';
import styles from './Segmented.module.css';

interface SegmentedProps<Key extends string> {
  /** What is chosen, for people who do not see the row. */
  label: string;
  options: readonly { key: Key; label: string }[];
  value: Key;
  onChange: (key: Key) => void;
}

/** Two or three ways of looking at one thing, as native radios side by side. */
export function Segmented<Key extends string>({ label, options, value, onChange }: SegmentedProps<Key>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.key} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.key}
            checked={option.key === value}
            onChange={() => onChange(option.key)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
