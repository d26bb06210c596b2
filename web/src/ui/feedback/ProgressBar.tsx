import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** What is being done, for people who do not see the bar. */
  label: string;
  /** The step one is in, from 1. */
  step: number;
  /** The name of each step, in order. */
  steps: readonly string[];
}

/** Shows the current one of a few named steps. */
export function ProgressBar({ label, step, steps }: ProgressBarProps) {
  const text = `Etapa ${step} de ${steps.length}`;
  return (
    <div className={styles.root}>
      <p className={styles.text}>{text}</p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={step}
        aria-valuetext={`${text}: ${steps[step - 1]}`}
      >
        {steps.map((name, index) => (
          <span key={name} className={index < step ? styles.done : styles.open} />
        ))}
      </div>
    </div>
  );
}
