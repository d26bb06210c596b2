import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { Spinner } from './feedback/Spinner';

type Look = { variant?: 'primary' | 'secondary' | 'quiet' | 'danger' };

const classes = (className?: string) => (className ? `${styles.button} ${className}` : styles.button);

/** A native button; while `busy` it shows a spinner and cannot be pressed again. */
export function Button({
  variant = 'primary',
  busy = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(className)}
      data-variant={variant}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link to another page that looks like a button. */
export function LinkButton({ variant = 'primary', className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={classes(className)} data-variant={variant} />;
}
