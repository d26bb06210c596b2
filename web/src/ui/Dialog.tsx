import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  /** An `alertdialog` interrupts with a question or a warning; its title is then the whole message. */
  role?: 'dialog' | 'alertdialog';
  title: string;
  /** Escape was pressed, or the corner's button where there is one. */
  onClose: () => void;
  children?: ReactNode;
  /** The buttons, the one that goes on last. */
  actions: ReactNode;
}

/** A native modal dialog, open as long as it is rendered. The focus stays in it and returns to where it was. */
export function Dialog({ role = 'dialog', title, onClose, children, actions }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    // close() gives the focus back to where it was, and must run while the dialog is still in the page.
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const asks = role === 'alertdialog';
  return (
    <dialog
      ref={dialog}
      role={role}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {asks ? (
        <p id={titleId} className={styles.message}>
          {title}
        </p>
      ) : (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      {children ? <div className={styles.content}>{children}</div> : null}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
