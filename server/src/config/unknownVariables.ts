import { variableNames } from './envVariables.ts';

const prefixes = /^(MONGODB|FIREBASE|STRIPE|OPENAI|AUTH_EMULATOR|PAYMENTS|CONTACT|METRICS|OTEL_EXPORTER|OTEL_SDK)_/;
/** Read by the providers' SDKs or tools, and not by this server. */
const foreignVariables = new Set([
  'STRIPE_API_KEY',
  'STRIPE_DEVICE_NAME',
  'FIREBASE_TOKEN',
  'FIREBASE_CONFIG',
  'FIREBASE_DEBUG',
]);

/**
 * A sentence for each variable that looks like one of ours and is none (`OPENAI_APIKEY`): of one of our prefixes, or at
 * most two letters away from a name of at least eight.
 */
export function unknownVariables(source: NodeJS.ProcessEnv): string[] {
  const known = new Set<string>(variableNames);
  return Object.entries(source)
    .filter(([name, value]) => value !== '' && value !== undefined && /^[A-Z][A-Z_]+$/.test(name))
    .filter(([name]) => !known.has(name) && !foreignVariables.has(name))
    .flatMap(([name]) => {
      const meant = variableNames.find((other) => other.length >= 8 && areSimilar(letters(name), letters(other)));
      if (meant) return [`${name} is not read: did you mean ${meant}?`];
      return prefixes.test(name) ? [`${name} is not read: .env.example has the names that are.`] : [];
    });
}

const letters = (name: string): string => name.replaceAll('_', '');

const areSimilar = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 2 && editDistance(one, other) <= 2;

/** How many letters have to be added, left out or changed (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_value, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, otherLetter] of [...other].entries()) {
      const changed = (row[index] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
