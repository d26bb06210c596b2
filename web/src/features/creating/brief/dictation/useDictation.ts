import { useEffect, useRef, useState } from 'react';
import { isLasting, messageOf, recognitionClass, wordsOf, type Recognition } from './recognition';

type Dictating =
  | { status: 'idle'; message: string | null }
  /** `heard`: words that may still change. */
  | { status: 'listening'; heard: string };

/**
 * Listens in Brazilian Portuguese until the owner stops or pauses, and hands over what is certain. `onWords` says why
 * words have no room, which ends it. Null where the browser has no speech recognition; `start` is null once it turned
 * out that it has none for Portuguese.
 */
export function useDictation(onWords: (words: string) => string | null) {
  const [dictating, setDictating] = useState<Dictating>({ status: 'idle', message: null });
  const [isOver, setIsOver] = useState(false);
  const listening = useRef<Recognition | null>(null);
  const latest = useRef(onWords);
  useEffect(() => {
    latest.current = onWords;
  });
  useEffect(() => () => listening.current?.abort(), []);
  const Recognizer = recognitionClass();
  if (!Recognizer) return null;

  function end(message: string | null) {
    listening.current = null;
    setDictating({ status: 'idle', message });
  }

  function start() {
    if (!Recognizer || listening.current) return;
    const recognition = new Recognizer();
    let message: string | null = null;
    recognition.lang = 'pt-BR';
    recognition.interimResults = true;
    recognition.addEventListener('result', (event) => {
      const { certain, changing } = wordsOf(event);
      setDictating({ status: 'listening', heard: changing });
      message = (certain === '' ? null : latest.current(certain)) ?? message;
      if (message !== null) recognition.stop();
    });
    recognition.addEventListener('error', ({ error }) => {
      message ??= messageOf(error);
      if (isLasting(error)) setIsOver(true);
    });
    recognition.addEventListener('end', () => end(message));
    listening.current = recognition;
    setDictating({ status: 'listening', heard: '' });
    try {
      recognition.start();
    } catch {
      setIsOver(true);
      end(messageOf('service-not-allowed'));
    }
  }

  return { dictating, start: isOver ? null : start, stop: () => listening.current?.stop() };
}
