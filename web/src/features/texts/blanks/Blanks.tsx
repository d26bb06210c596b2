import { Fragment, use, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFocusAfterClose } from '../../../ui/useFocusAfterClose';
import { blankKey, splitAtBlanks } from './blanks';
import styles from './Blanks.module.css';
import { FillingContext, type FillingState } from './FillingContext';
import { useFocusLeave } from './useFocusLeave';

interface BlanksProps {
  children: string;
  /** Only marked: they stand inside of something that is pressed. */
  readOnly?: boolean;
  /** How the words between them are shown. */
  words?: (text: string) => ReactNode;
}

const plain = (text: string): ReactNode => text;

/** A text with its blanks `[preencher: preço]`, each a button that becomes a field; without a `FillingContext` a mark. */
export function Blanks({ children, readOnly = false, words = plain }: BlanksProps) {
  const filling = use(FillingContext);
  const seen = new Map<string, number>();
  return splitAtBlanks(children).map(({ text, label }, index) => {
    if (label === null) return <Fragment key={index}>{words(text)}</Fragment>;
    if (readOnly || !filling) {
      return (
        <mark key={index} className={styles.blank}>
          {text}
        </mark>
      );
    }
    // The same one keeps its place, and what is typed in it, when another one is filled.
    const key = blankKey(label);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return <Blank key={`${key} ${nth}`} text={text} label={label} filling={filling} />;
  });
}

interface BlankProps {
  /** As it stands in the text. */
  text: string;
  label: string;
  filling: FillingState;
}

function Blank({ text, label, filling }: BlankProps) {
  const [open, setOpen] = useState(false);
  const button = useFocusAfterClose<HTMLButtonElement>(open);
  if (open) return <BlankField label={label} filling={filling} onClose={() => setOpen(false)} />;
  return (
    <button
      ref={button}
      type="button"
      className={styles.blank}
      data-blank={blankKey(label)}
      // Not `disabled`: it takes the focus when its field is closed.
      aria-disabled={filling.disabled || undefined}
      aria-label={`Preencher: ${label}`}
      onClick={() => filling.disabled || setOpen(true)}
    >
      {text}
    </button>
  );
}

/** Not a form, because blanks stand inside of paragraphs. */
function BlankField({ label, filling, onClose }: Omit<BlankProps, 'text'> & { onClose: () => void }) {
  const [value, setValue] = useState(filling.lastRefused(label));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  async function submit() {
    if (busy || filling.disabled || !field.current) return;
    if (value.trim() === '') return onClose();
    setError(null);
    setBusy(true);
    const failure = await filling.fill(label, value.trim(), field.current);
    setBusy(false);
    setError(failure);
    if (failure) input.current?.focus();
  }

  useFocusLeave(field, () => {
    if (!busy && value.trim() !== '') setError(filling.fillOnBlur(label, value.trim()));
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') void submit();
    else return;
    // Before the page sees it, where Ctrl+Enter generates a text.
    event.stopPropagation();
    event.preventDefault();
  }

  return (
    <span ref={field} className={styles.field}>
      <label htmlFor={id} className={styles.asked}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        value={value}
        readOnly={busy}
        data-blank-field={blankKey(label)}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => setValue(event.target.value)}
        onKeyDownCapture={onKeyDown}
      />
      <button
        type="button"
        className={styles.done}
        aria-disabled={busy || filling.disabled}
        onClick={() => void submit()}
      >
        {busy ? 'Salvando…' : 'Pronto'}
      </button>
      <button type="button" className={styles.cancel} disabled={busy} onClick={onClose}>
        Cancelar
      </button>
      {error === null ? null : (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}
