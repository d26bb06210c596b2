import type { AdjustmentKind } from '../writing/adjustmentKinds.ts';
import { toFinding, type Finding, type StoredFinding } from '../findings/finding.ts';

/** The most versions that a variation keeps, the written one included (rule 12.2). */
export const maxVersions = 20;

/** Who wrote an adjusted text (rule 5.6). */
export interface Author {
  readonly writer: string;
  readonly model: string;
  readonly promptVersion: string;
}

/** A text that took the place of another one in its variation. */
export type Version = { readonly text: string; readonly at: Date } & (
  | { readonly kind: 'edited' }
  | {
      readonly kind: 'adjusted';
      readonly adjustment: AdjustmentKind;
      /** What the critic said of it. */
      readonly findings: readonly Finding[];
      readonly author: Author;
    }
);

/** A version as a store has it, its instant as a date or a text. */
export type StoredVersion<Instant extends Date | string> = { readonly text: string; readonly at: Instant } & (
  | { readonly kind: 'edited' }
  | {
      readonly kind: 'adjusted';
      readonly adjustment: AdjustmentKind;
      readonly findings: readonly StoredFinding[];
      readonly author: Author;
    }
);

/** The version of a stored one. */
export function toVersion(stored: StoredVersion<Date | string>): Version {
  const { text } = stored;
  const at = new Date(stored.at);
  if (stored.kind === 'edited') return { kind: stored.kind, text, at };
  const { kind, adjustment, author } = stored;
  return { kind, text, at, adjustment, author, findings: stored.findings.map(toFinding) };
}

/** The texts of a generation, as far as versions are concerned. */
export interface VersionedTexts {
  readonly createdAt: Date;
  /** When a text was last edited or adjusted. */
  readonly editedAt: Date | null;
  readonly variations: readonly string[];
  /** The texts as they were written; null until the first of them is changed. */
  readonly originalVariations: readonly string[] | null;
  /** What came after the written text of each variation, oldest first; empty where nothing did, and for older ones. */
  readonly versions: readonly (readonly Version[])[];
}

/** The text as it was written. */
export const originalText = ({ variations, originalVariations }: VersionedTexts, variation: number): string =>
  originalVariations?.[variation] ?? variations[variation] ?? '';

/** What came after the written text; of a generation from before versions were kept, the edit that it has. */
export function laterVersions(texts: VersionedTexts, variation: number): readonly Version[] {
  const storedVersions = texts.versions[variation] ?? [];
  const text = texts.variations[variation] ?? '';
  if (storedVersions.length > 0 || text === originalText(texts, variation)) return storedVersions;
  return [{ kind: 'edited', text, at: texts.editedAt ?? texts.createdAt }];
}

/** The newest adjusted version of a text; undefined while the text is the written one, as far as the owner did not edit it. */
export const lastAdjusted = (texts: VersionedTexts, variation: number) =>
  laterVersions(texts, variation).findLast((version) => version.kind === 'adjusted');

/** The newest text that a writer wrote: the adjusted or the written one, before what the owner edited. */
export const latestWriterText = (texts: VersionedTexts, variation: number): string =>
  lastAdjusted(texts, variation)?.text ?? originalText(texts, variation);

/** The text that undoing the last change goes back to; null for a text as it was written. */
export function previousText(texts: VersionedTexts, variation: number): string | null {
  const later = laterVersions(texts, variation);
  if (later.length === 0) return null;
  return later.at(-2)?.text ?? originalText(texts, variation);
}

/** The texts with a new version of one of them; beyond the most that are kept the oldest but the written one is dropped. */
export function withVersion<Texts extends VersionedTexts>(texts: Texts, variation: number, version: Version): Texts {
  const later = [...laterVersions(texts, variation), version].slice(1 - maxVersions);
  return withLaterVersions(texts, variation, later);
}

/**
 * The texts with another one in a variation, as its owner saved it. A text that the variation had before is gone back
 * to, and the versions after it are dropped: so a change is undone, and the original restored.
 */
export function withSavedText<Texts extends VersionedTexts>(
  texts: Texts,
  variation: number,
  text: string,
  at: Date,
): Texts {
  if (text === texts.variations[variation]) return texts;
  const later = laterVersions(texts, variation);
  const earlier = later.findLastIndex((version) => version.text === text);
  if (earlier >= 0) return withLaterVersions(texts, variation, later.slice(0, earlier + 1));
  if (later.length > 0 && text === originalText(texts, variation)) return withLaterVersions(texts, variation, []);
  return withVersion(texts, variation, { kind: 'edited', text, at });
}

function withLaterVersions<Texts extends VersionedTexts>(
  texts: Texts,
  variation: number,
  later: readonly Version[],
): Texts {
  const written = originalText(texts, variation);
  return {
    ...texts,
    variations: texts.variations.map((text, index) => (index === variation ? (later.at(-1)?.text ?? written) : text)),
    originalVariations: texts.originalVariations ?? texts.variations,
    versions: texts.variations.map((_, index) => (index === variation ? later : laterVersions(texts, index))),
  };
}
