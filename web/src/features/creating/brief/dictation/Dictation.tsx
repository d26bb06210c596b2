import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from '../../../../ui/Button';
import { countCharacters } from '../../../../ui/forms/Counter';
import styles from './Dictation.module.css';
import { insertWords } from './insertWords';
import { useDictation } from './useDictation';

interface DictationProps {
  field: RefObject<HTMLTextAreaElement | null>;
  topic: string;
  /** The longest topic, in characters as people count them. */
  limit: number;
  onChange: (topic: string) => void;
}

/** Dictates the topic: recognised words are inserted at the caret. Renders nothing where the browser cannot. */
export function Dictation({ field, topic, limit, onChange }: DictationProps) {
  const caret = useRef<number | null>(null);
  const dictation = useDictation((words) => {
    // In a field that was never focused the caret's position means nothing.
    const position = field.current?.dataset['touched'] ? field.current.selectionEnd : topic.length;
    const { text, end } = insertWords(topic, position, words);
    if (countCharacters(text) > limit) {
      return `Não coube em ${limit.toLocaleString('pt-BR')} caracteres: “${words}”. Encurte o tópico e dite de novo.`;
    }
    caret.current = end;
    onChange(text);
    return null;
  });
  // After the render that puts the words into the field.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const isUnavailable = dictation?.start === null;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isUnavailable) field.current?.focus();
  }, [isUnavailable, field]);
  if (!dictation) return null;

  const { state, start, stop } = dictation;
  const listening = state.status === 'listening';
  return (
    <>
      {start ? (
        <Button variant="secondary" onClick={listening ? stop : start}>
          {listening ? <span className={styles.recording} aria-hidden="true" /> : <Microphone />}
          {listening ? 'Parar' : 'Ditar'}
        </Button>
      ) : null}
      <div className={styles.said}>
        <p role="status">{listening ? 'Ouvindo…' : null}</p>
        {listening && state.interim !== '' ? <p className={styles.heard}>{state.interim}</p> : null}
        {!listening && state.message !== null ? (
          <p role="alert" className={styles.failed}>
            {state.message}
          </p>
        ) : null}
      </div>
    </>
  );
}

const Microphone = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    focusable="false"
  >
    <path
      d="M12 3.500a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM6 11.500a6 6 0 0 0 12 0M12 17.500V21"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
);
