import { openingOf } from '../../../critic/wording/openings.ts';
import type { Writer } from '../../../domain/ports.ts';
import { draftWriter } from '../../../domain/generations/textSource.ts';
import { plainWording } from '../../../domain/text/words.ts';
import type { WriterFault, WritingAttempt } from '../../../domain/writing/writing.ts';
import { adjustedDraft } from './adjustedDraft.ts';
import { writeDrafts, recordedTexts, type DraftText } from './drafts.ts';
import { loadLanguage } from './language.ts';
import { gatherMaterial } from './material.ts';

/** Changed with the layouts; stored with each generation (rule 5.6). */
const layoutsVersion = '2026-11-26.1';

const noOtherText: WriterFault = { fault: 'no-other-text', detail: 'the adjustment needs a model' };

/**
 * The writer without a model: puts the owner's own words, corrected, into the layout of the content type. It adds no facts and
 * leaves none out, and the same brief gives the same texts.
 */
export function createDraftWriter(): Writer {
  return {
    demonstration: true,
    async write(attempt, signal) {
      if (signal.aborted) return { fault: 'timeout', detail: 'ended by the caller' };
      const recorded = recordedTexts(attempt);
      const { adjusting } = attempt;
      const texts = await (adjusting
        ? adjustedDraft(attempt, adjusting, recorded)
        : recordedOrDraftedTexts(attempt, recorded));
      if (texts === null) return noOtherText;
      for (const [variation, { text }] of texts.entries()) attempt.onProgress?.({ variation, text });
      return {
        variations: texts.map(({ text }) => text),
        parts: texts.map(({ parts }) => parts),
        writer: draftWriter.writer,
        model: texts.every(({ text }) => isRecorded(recorded, text)) ? draftWriter.example : draftWriter.draft,
        promptVersion: layoutsVersion,
      };
    },
  };
}

const isRecorded = (recorded: readonly DraftText[] | null, text: string): boolean =>
  recorded?.some((one) => one.text === text) ?? false;

/** The recorded texts whose openings the owner has not had lately; drafts where these are fewer than the count. */
async function recordedOrDraftedTexts(
  task: WritingAttempt,
  recorded: readonly DraftText[] | null,
): Promise<readonly DraftText[]> {
  const { contentType } = task.brief;
  const used = new Set(task.recentOpenings.map(plainWording));
  const unused = (recorded ?? []).filter(({ text }) => !used.has(plainWording(openingOf(contentType, text))));
  if (recorded !== null && unused.length >= task.count) return unused.slice(0, task.count);
  return writeDrafts(task, gatherMaterial(task, await loadLanguage()));
}
