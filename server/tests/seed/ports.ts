import type { Log, Telemetry } from '../../src/domain/ports.ts';

/** A port that has these methods; a call of any other one fails the test. */
export const portWith = <Port extends object>(methods: Partial<Port>): Port =>
  new Proxy(methods, {
    get(target, name) {
      if (Reflect.has(target, name)) return Reflect.get(target, name) as unknown;
      throw new Error(`an unexpected call of ${String(name)}`);
    },
  }) as Port;

/** A log, and what was logged: `level: message`. */
export function aLog(): { readonly log: Log; readonly logged: string[] } {
  const logged: string[] = [];
  const at = (level: string) => (_event: object, message: string) => void logged.push(`${level}: ${message}`);
  return { log: { info: at('info'), warn: at('warn'), error: at('error') }, logged };
}

/** Telemetry that records the words and numbers of each call. */
export function aTelemetry(): { readonly telemetry: Telemetry; readonly recorded: string[] } {
  const recorded: string[] = [];
  const tell = (...words: readonly unknown[]) => void recorded.push(words.join(' '));
  const telemetry: Telemetry = {
    count: (kind, labels, events = 1) => tell(events, kind, ...Object.values(labels)),
    changeGauge: (level, by) => tell(level, by),
    recordWebhookLag: (seconds) => tell('lag', seconds),
    startSpan: (kind) => ({
      traceparent: null,
      runWithin(work) {
        tell('within', kind);
        return work();
      },
      end: (labels) => tell(kind, ...Object.values(labels)),
    }),
  };
  return { telemetry, recorded };
}
