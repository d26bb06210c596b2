import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { Dialog } from './Dialog';
import styles from './Dialog.module.css';

interface ConfirmOptions {
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  /** What the question is about, below it. */
  detail?: string | undefined;
}

interface Dialogs {
  alert(message: string): Promise<void>;
  confirm(message: string, options?: ConfirmOptions): Promise<boolean>;
  /** One of several ways to go on, by its index, or null for none of them. */
  choose(message: string, choices: readonly Choice[], detail?: string): Promise<number | null>;
}

interface Choice {
  readonly label: string;
  readonly variant: 'primary' | 'danger';
}

interface Question {
  id: number;
  message: string;
  detail?: string | undefined;
  /** Null where there is nothing to say no to. */
  cancelLabel: string | null;
  choices: readonly Choice[];
  answer(choice: number | null): void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** Our alerts and confirmations: one at a time, in the order asked, Escape means no. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Question[]>([]);
  const lastId = useRef(0);

  const enqueue = useCallback(
    (question: Omit<Question, 'id' | 'answer'>) =>
      new Promise<number | null>((resolve) => {
        const id = ++lastId.current;
        setQueue((waiting) => [...waiting, { ...question, id, answer: resolve }]);
      }),
    [],
  );

  const dialogs = useMemo<Dialogs>(
    () => ({
      async alert(message) {
        await enqueue({ message, cancelLabel: null, choices: [{ label: 'Entendi', variant: 'primary' }] });
      },
      async confirm(message, { confirmLabel = 'Confirmar', cancelLabel = 'Cancelar', danger = false, detail } = {}) {
        const choices = [{ label: confirmLabel, variant: danger ? 'danger' : 'primary' } as const];
        return (await enqueue({ message, detail, cancelLabel, choices })) === 0;
      },
      choose: (message, choices, detail) => enqueue({ message, detail, cancelLabel: 'Cancelar', choices }),
    }),
    [enqueue],
  );

  const current = queue[0];
  return (
    <DialogsContext value={dialogs}>
      {children}
      {current && (
        <QuestionDialog
          key={current.id}
          question={current}
          onAnswer={(choice) => {
            setQueue((waiting) => waiting.filter((question) => question !== current));
            current.answer(choice);
          }}
        />
      )}
    </DialogsContext>
  );
}

/** Asks the user without `window.alert`; only inside `DialogsProvider`. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs DialogsProvider');
  return dialogs;
}

function QuestionDialog({ question, onAnswer }: { question: Question; onAnswer(choice: number | null): void }) {
  const { message, detail, cancelLabel, choices } = question;
  return (
    <Dialog
      role="alertdialog"
      title={message}
      onClose={() => onAnswer(null)}
      actions={
        <>
          {cancelLabel === null ? null : (
            <Button variant="secondary" onClick={() => onAnswer(null)}>
              {cancelLabel}
            </Button>
          )}
          {choices.map(({ label, variant }, index) => (
            <Button key={label} variant={variant} onClick={() => onAnswer(index)}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      {detail ? <p className={styles.detail}>{detail}</p> : null}
    </Dialog>
  );
}
