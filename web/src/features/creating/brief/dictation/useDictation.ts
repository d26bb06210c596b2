import { useEffect, useRef, useState } from 'react';
import { isPermanentError, messageOf, recognitionClass, transcriptOf, type Recognition } from './recognition';

type DictationState =
  | { status: 'idle'; message: string | null }
  /** `interim`: words that may still change. */
  | { status: 'listening'; interim: string };

/**
 * Listens in Brazilian Portuguese until the owner stops or pauses, and calls `onWords` with final words. `onWords` returns
 * null, or a message when the words do not fit, which ends the dictation. Null where the browser has no speech
 * recognition; `start` is null once the browser has reported that it has none for Portuguese.
 */
export function useDictation(onWords: (words: string) => string | null) {
  const [state, setState] = useState<DictationState>({ status: 'idle', message: null });
  const [isUnavailable, setIsUnavailable] = useState(false);
  const active = useRef<Recognition | null>(null);
  const latestOnWords = useRef(onWords);
  useEffect(() => {
    latestOnWords.current = onWords;
  });
  useEffect(() => () => active.current?.abort(), []);
  const Recognizer = recognitionClass();
  if (!Recognizer) return null;

  function end(message: string | null) {
    active.current = null;
    setState({ status: 'idle', message });
  }

  function start() {
    if (!Recognizer || active.current) return;
    const recognition = new Recognizer();
    let message: string | null = null;
    recognition.lang = 'pt-BR';
    recognition.interimResults = true;
    recognition.addEventListener('result', (event) => {
      const { final, interim } = transcriptOf(event);
      setState({ status: 'listening', interim });
      message = (final === '' ? null : latestOnWords.current(final)) ?? message;
      if (message !== null) recognition.stop();
    });
    recognition.addEventListener('error', ({ error }) => {
      message ??= messageOf(error);
      if (isPermanentError(error)) setIsUnavailable(true);
    });
    recognition.addEventListener('end', () => end(message));
    active.current = recognition;
    setState({ status: 'listening', interim: '' });
    try {
      recognition.start();
    } catch {
      setIsUnavailable(true);
      end(messageOf('service-not-allowed'));
    }
  }

  return { state, start: isUnavailable ? null : start, stop: () => active.current?.stop() };
}
