import type { Parts } from '../../../domain/content/parts.ts';
import { fromStored, type StoredFinding } from '../../../domain/finding.ts';
import type { Generation } from '../../../domain/generation.ts';
import { generationColumns } from './migrations.ts';

type Plain = Omit<
  Generation,
  'createdAt' | 'editedAt' | 'variations' | 'originalVariations' | 'parts' | 'findings' | 'favourite'
>;

/** A row of `generations`: instants in milliseconds, texts as JSON. */
export type GenerationRow = Plain & {
  rowid: number;
  createdAt: number;
  editedAt: number | null;
  variations: string;
  originalVariations: string | null;
  parts: string;
  findings: string;
  favourite: number;
};

/** The columns of it. */
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
  createdAt: new Date(row.createdAt),
  editedAt: row.editedAt === null ? null : new Date(row.editedAt),
  variations: JSON.parse(row.variations) as string[],
  originalVariations: row.originalVariations === null ? null : (JSON.parse(row.originalVariations) as string[]),
  parts: JSON.parse(row.parts) as (Parts | null)[],
  findings: (JSON.parse(row.findings) as StoredFinding[]).map(fromStored),
  favourite: row.favourite === 1,
  writer: row.writer,
  model: row.model,
  promptVersion: row.promptVersion,
});

/** The row of a generation. */
export const fromGeneration = (generation: Generation): Omit<GenerationRow, 'rowid'> => ({
  ...generation,
  createdAt: generation.createdAt.getTime(),
  editedAt: generation.editedAt?.getTime() ?? null,
  variations: JSON.stringify(generation.variations),
  originalVariations: generation.originalVariations && JSON.stringify(generation.originalVariations),
  parts: JSON.stringify(generation.parts),
  findings: JSON.stringify(generation.findings),
  favourite: generation.favourite ? 1 : 0,
});
