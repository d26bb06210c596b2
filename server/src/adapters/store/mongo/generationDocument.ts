import type { Adjustment } from '../../../domain/writing/adjustments.ts';
import { toFinding, type StoredFinding } from '../../../domain/findings/finding.ts';
import type { Generation } from '../../../domain/generations/generation.ts';
import type { Kit } from '../../../domain/writing/kit.ts';
import { normaliseForSearch } from '../../../domain/generations/search.ts';
import { toVersion, type StoredVersion } from '../../../domain/generations/versions.ts';

/** A stored result. */
export type ResultDocument = Omit<Generation, 'id' | 'kit' | 'findings' | 'versions' | 'adjustments'> & {
  readonly _id: string;
  /** Older documents have none. */
  readonly kit?: Kit | null;
  readonly findings: readonly StoredFinding[];
  /** Older documents have neither of them. */
  readonly versions?: readonly (readonly StoredVersion<Date>[])[];
  readonly adjustments?: readonly Adjustment[];
  /** Incremented by each change of texts or adjustments; missing before the first one. */
  readonly rev?: number;
  /** The topic and the texts as a search compares them; older documents get them when they are searched. */
  readonly searchTexts?: readonly string[];
};

/** The decision about an id without a result. It has no userId, so that no owner's query finds it. */
export interface DecisionDocument {
  readonly _id: string;
  readonly decided: 'ruled-out' | 'stored';
  readonly decidedAt: Date;
}

/** A document of `generations`: a result, or the decision about an id without one. */
export type GenerationDocument = ResultDocument | DecisionDocument;

/** The generation that a document stands for. */
export const toGeneration = (document: ResultDocument): Generation => ({
  id: document._id,
  userId: document.userId,
  requestId: document.requestId,
  contentType: document.contentType,
  tone: document.tone,
  topic: document.topic,
  campaignLink: document.campaignLink ?? null,
  kit: document.kit ? { id: document.kit.id, contentTypes: document.kit.contentTypes } : null,
  createdAt: document.createdAt,
  editedAt: document.editedAt ?? null,
  variations: document.variations,
  originalVariations: document.originalVariations ?? null,
  // Older documents have none of them.
  parts: document.parts ?? [],
  findings: (document.findings ?? []).map(toFinding),
  versions: (document.versions ?? []).map((later) => later.map(toVersion)),
  adjustments: (document.adjustments ?? []).map(toAdjustment),
  favourite: document.favourite ?? false,
  writer: document.writer,
  model: document.model,
  promptVersion: document.promptVersion,
});

const toAdjustment = ({ id, requestId, kind, variation, expiresAt }: Adjustment): Adjustment => ({
  id,
  requestId,
  kind,
  variation,
  expiresAt,
});

/** The document of a generation. */
export const fromGeneration = ({ id, ...generation }: Generation): ResultDocument => ({
  _id: id,
  ...generation,
  searchTexts: searchTextsOf(generation),
});

/** What is searched of a generation. */
export const searchTextsOf = ({ topic, variations }: Pick<Generation, 'topic' | 'variations'>): string[] =>
  [topic, ...variations].map(normaliseForSearch);
