import { useCallback, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  /** An `alertdialog` interrupts with a question or a warning; its title is then the whole message. */
  role?: 'dialog' | 'alertdialog';
  title: string;
  /** The title has the focus first, where a field would open the keyboard of a phone. */
  focusesTitle?: boolean;
  /** Escape was pressed, or the corner's button where there is one. */
  onClose: () => void;
  children?: ReactNode;
  /** The buttons, the one that goes on last. */
  actions: ReactNode;
}

/**
 * A native modal dialog, open as long as it is rendered. The focus stays in it and returns to where it was. It takes no
 * clicks in the first half second.
 */
export function Dialog({ role = 'dialog', title, focusesTitle = false, onClose, children, actions }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useCallback(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    if (focusesTitle) heading.current?.focus();
  }, [focusesTitle]);
  useLayoutEffect(() => {
    // close() gives the focus back to where it was, and must run while the dialog is still in the page.
    const element = dialog.current;
    open();
    return () => element?.close();
  }, [open]);

  const isAlert = role === 'alertdialog';
  return (
    <dialog
      ref={dialog}
      role={role}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={isAlert && children ? `${titleId}-content` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close it at the second Escape in a row, whatever became of the first.
      onClose={open}
    >
      {isAlert ? (
        <p id={titleId} className={styles.message}>
          {title}
        </p>
      ) : (
        <h2 ref={heading} id={titleId} className={styles.title} tabIndex={focusesTitle ? -1 : undefined}>
          {title}
        </h2>
      )}
      {children ? (
        <div id={`${titleId}-content`} className={styles.content}>
          {children}
        </div>
      ) : null}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
