/** What is used of https://developer.mozilla.org/docs/Web/API/SpeechRecognition, which TypeScript does not know. */
export interface Recognition {
  lang: string;
  interimResults: boolean;
  addEventListener(type: 'result', listener: (event: RecognitionEvent) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly error: string }) => void): void;
  addEventListener(type: 'end', listener: () => void): void;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionEvent {
  /** The first of the results that changed. */
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

type RecognitionClass = new () => Recognition;

/** The browser's speech recognition; null where it has none. */
export function recognitionClass(): RecognitionClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** The words of an event that are certain, and those that may still change. */
export function wordsOf({ resultIndex, results }: RecognitionEvent): { certain: string; changing: string } {
  const words = { certain: '', changing: '' };
  for (const result of Array.from(results).slice(resultIndex)) {
    words[result.isFinal ? 'certain' : 'changing'] += result[0]?.transcript ?? '';
  }
  return { certain: words.certain.trim(), changing: words.changing.trim() };
}

/** Errors after which another try would fail as well. */
const lasting = new Set(['service-not-allowed', 'language-not-supported']);

/** Whether the browser has the interface but not the service, or not in Portuguese. */
export const isLasting = (error: string): boolean => lasting.has(error);

const unavailable = 'O ditado não funciona neste navegador. Escreva o tópico.';

const messages: Readonly<Record<string, string | undefined>> = {
  'not-allowed': 'Permita o microfone nas configurações do navegador para ditar.',
  'audio-capture': 'Nenhum microfone encontrado. Ligue um e tente de novo.',
  'no-speech': 'Nada foi ouvido. Toque em Ditar e fale perto do microfone.',
  network: 'O ditado precisa de internet. O que você já ditou continua aqui.',
  'service-not-allowed': unavailable,
  'language-not-supported': unavailable,
};

/** What is said of an error of the recognition; null for one that the owner asked for. */
export const messageOf = (error: string): string | null =>
  error === 'aborted' ? null : (messages[error] ?? 'O ditado parou. O que você já ditou continua aqui.');
