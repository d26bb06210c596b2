import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmOptions {
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
}

interface Dialogs {
  alert(message: string): Promise<void>;
  confirm(message: string, options?: ConfirmOptions): Promise<boolean>;
}

interface Question extends ConfirmOptions {
  id: number;
  message: string;
  asks: boolean;
  answer(agreed: boolean): void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** Our alerts and confirmations: one at a time, in the order asked, Escape means no. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Question[]>([]);
  const lastId = useRef(0);

  const ask = useCallback(
    (question: Omit<Question, 'id' | 'answer'>) =>
      new Promise<boolean>((resolve) => {
        const id = ++lastId.current;
        setQueue((waiting) => [...waiting, { ...question, id, answer: resolve }]);
      }),
    [],
  );

  const dialogs = useMemo<Dialogs>(
    () => ({
      alert: async (message) => void (await ask({ message, asks: false })),
      confirm: (message, options) => ask({ ...options, message, asks: true }),
    }),
    [ask],
  );

  const current = queue[0];
  return (
    <DialogsContext value={dialogs}>
      {children}
      {current && (
        <QuestionDialog
          key={current.id}
          question={current}
          onAnswer={(agreed) => {
            setQueue((waiting) => waiting.filter((question) => question !== current));
            current.answer(agreed);
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

function QuestionDialog({ question, onAnswer }: { question: Question; onAnswer(agreed: boolean): void }) {
  const { message, asks, danger, confirmLabel = asks ? 'Confirmar' : 'Entendi', cancelLabel = 'Cancelar' } = question;
  return (
    <Dialog
      role="alertdialog"
      title={message}
      onClose={() => onAnswer(false)}
      actions={
        <>
          {asks && (
            <Button variant="secondary" onClick={() => onAnswer(false)}>
              {cancelLabel}
            </Button>
          )}
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
