/** The part of https://developer.mozilla.org/docs/Web/API/SpeechRecognition that is used; TypeScript has no type for it. */
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

/** The final words of an event, and the interim ones, which may still change. */
export function transcriptOf({ resultIndex, results }: RecognitionEvent): { final: string; interim: string } {
  const words = { final: '', interim: '' };
  for (const result of Array.from(results).slice(resultIndex)) {
    words[result.isFinal ? 'final' : 'interim'] += result[0]?.transcript ?? '';
  }
  return { final: words.final.trim(), interim: words.interim.trim() };
}

/** Errors after which every other attempt would fail as well. */
const permanentErrors = new Set(['service-not-allowed', 'language-not-supported']);

/** Whether the browser has the interface but not the service, or not in Portuguese. */
export const isPermanentError = (error: string): boolean => permanentErrors.has(error);

const unavailable = 'O ditado não funciona neste navegador. Escreva o tópico.';

const messages: Readonly<Record<string, string | undefined>> = {
  'not-allowed': 'Permita o microfone nas configurações do navegador para ditar.',
  'audio-capture': 'Nenhum microfone encontrado. Ligue um e tente de novo.',
  'no-speech': 'Nada foi ouvido. Toque em Ditar e fale perto do microfone.',
  network: 'O ditado precisa de internet. O que você já ditou continua aqui.',
  'service-not-allowed': unavailable,
  'language-not-supported': unavailable,
};

/** The message for an error of the recognition; null when the owner stopped it. */
export const messageOf = (error: string): string | null =>
  error === 'aborted' ? null : (messages[error] ?? 'O ditado parou. O que você já ditou continua aqui.');
