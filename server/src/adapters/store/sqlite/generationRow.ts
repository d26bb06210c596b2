import type { Adjustment } from '../../../domain/writing/adjustments.ts';
import type { ContentType } from '../../../domain/catalog.ts';
import type { Parts } from '../../../domain/content/parts.ts';
import { toFinding, type StoredFinding } from '../../../domain/findings/finding.ts';
import type { Generation } from '../../../domain/generations/generation.ts';
import { toVersion, type StoredVersion } from '../../../domain/generations/versions.ts';
import { generationColumns } from './columns.ts';

type UnchangedFields = Omit<
  Generation,
  | 'kit'
  | 'createdAt'
  | 'editedAt'
  | 'variations'
  | 'originalVariations'
  | 'versions'
  | 'adjustments'
  | 'parts'
  | 'findings'
  | 'favourite'
>;

/** A row of `generations`: instants in milliseconds, texts as JSON. */
export type GenerationRow = UnchangedFields & {
  rowid: number;
  kitId: string | null;
  /** Null where kitId is. */
  kitTypes: string | null;
  createdAt: number;
  editedAt: number | null;
  variations: string;
  originalVariations: string | null;
  parts: string;
  findings: string;
  favourite: number;
  versions: string;
  adjustments: string;
  /** When the first reservation of an adjustment expires. */
  reservedUntil: number | null;
};

/** The columns that are read into a GenerationRow. */
export const rowColumns = `rowid, ${generationColumns}`;

/** The generation that a row stands for. */
export const toGeneration = (row: GenerationRow): Generation => ({
  id: row.id,
  userId: row.userId,
  requestId: row.requestId,
  contentType: row.contentType,
  tone: row.tone,
  topic: row.topic,
  campaignLink: row.campaignLink,
  kit:
    row.kitId === null || row.kitTypes === null
      ? null
      : { id: row.kitId, contentTypes: JSON.parse(row.kitTypes) as ContentType[] },
  createdAt: new Date(row.createdAt),
  editedAt: row.editedAt === null ? null : new Date(row.editedAt),
  variations: JSON.parse(row.variations) as string[],
  originalVariations: row.originalVariations === null ? null : (JSON.parse(row.originalVariations) as string[]),
  parts: JSON.parse(row.parts) as (Parts | null)[],
  findings: (JSON.parse(row.findings) as StoredFinding[]).map(toFinding),
  versions: (JSON.parse(row.versions) as StoredVersion<string>[][]).map((later) => later.map(toVersion)),
  adjustments: (JSON.parse(row.adjustments) as StoredAdjustment[]).map(toAdjustment),
  favourite: row.favourite === 1,
  writer: row.writer,
  model: row.model,
  promptVersion: row.promptVersion,
});

/** The row of a generation. */
export const fromGeneration = ({ kit, ...generation }: Generation): Omit<GenerationRow, 'rowid'> => ({
  ...generation,
  kitId: kit?.id ?? null,
  kitTypes: kit && JSON.stringify(kit.contentTypes),
  createdAt: generation.createdAt.getTime(),
  parts: JSON.stringify(generation.parts),
  findings: JSON.stringify(generation.findings),
  favourite: generation.favourite ? 1 : 0,
  ...changedColumns(generation),
});

/** The columns that change with texts or adjustments. */
export const changedColumns = (generation: Omit<Generation, 'kit'>) => ({
  editedAt: generation.editedAt?.getTime() ?? null,
  variations: JSON.stringify(generation.variations),
  originalVariations: generation.originalVariations && JSON.stringify(generation.originalVariations),
  versions: JSON.stringify(generation.versions),
  adjustments: JSON.stringify(generation.adjustments),
  reservedUntil: firstExpiry(generation.adjustments),
});

const firstExpiry = (adjustments: readonly Adjustment[]): number | null => {
  const reserved = adjustments.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt.getTime()]));
  return reserved.length === 0 ? null : Math.min(...reserved);
};

type StoredAdjustment = Omit<Adjustment, 'expiresAt'> & { readonly expiresAt: string | null };

const toAdjustment = ({ expiresAt, ...stored }: StoredAdjustment): Adjustment => ({
  ...stored,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
});
