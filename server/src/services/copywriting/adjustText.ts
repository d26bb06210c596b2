import { openingOf } from '../../critic/wording/openings.ts';
import { adjustmentLabel, changesOpening } from '../../domain/writing/adjustmentKinds.ts';
import type { Adjustment } from '../../domain/writing/adjustments.ts';
import { readParts } from '../../domain/content/contentTypes.ts';
import type { Parts as TextParts } from '../../domain/content/parts.ts';
import { isFailure, NothingToAdjust, WriterUnavailable } from '../../domain/failures.ts';
import type { Generation } from '../../domain/generations/generation.ts';
import type { Product } from '../../domain/account/products.ts';
import type { Clock, Writer } from '../../domain/ports.ts';
import { countEmojis } from '../../domain/text/text.ts';
import type { User } from '../../domain/account/user.ts';
import { laterVersions, originalText, type Version } from '../../domain/generations/versions.ts';
import type { WritingVoice } from '../../domain/account/voice.ts';
import type { WritingTask } from '../../domain/writing/writing.ts';
import type { Compose, ProgressListener } from './composer.ts';

interface AdjustmentTask {
  readonly user: User;
  readonly generation: Generation;
  readonly adjustment: Adjustment;
  readonly signal: AbortSignal;
  readonly progress: ProgressListener | undefined;
}

interface Parts {
  readonly writer: Pick<Writer, 'demonstration'>;
  readonly compose: Compose;
  readonly lastOpenings: (userId: string, except: string) => Promise<readonly string[]>;
  readonly productsIn: (topic: string, userId: string, now: Date) => Promise<readonly Product[]>;
  readonly voiceOf: (user: User) => Promise<WritingVoice | null>;
  readonly clock: Clock;
}

/** Writes the version of a text that an adjustment asks for, checked like any text; stores nothing. */
export type AdjustText = (wanted: AdjustmentTask) => Promise<Version | NothingToAdjust | WriterUnavailable>;

/** Adjusting a text with the composer. */
export function createAdjustText({ writer, compose, lastOpenings, productsIn, voiceOf, clock }: Parts): AdjustText {
  return async ({ user, generation, adjustment, signal, progress }) => {
    const { kind, variation } = adjustment;
    const text = generation.variations[variation] ?? '';
    if (kind === 'fewer_emojis' && countEmojis(text) === 0) return NothingToAdjust.noEmojis();
    const edited = laterVersions(generation, variation).findLast((version) => version.kind === 'edited');
    // Of a text that its owner edited, its own words are the topic: they have what was added, and lack what was removed.
    const topic = edited ? wordsWithoutLabels(generation, edited.text) : generation.topic;
    // The same data: "tomorrow" is the day that it was when the text was asked for.
    const now = generation.createdAt;
    const task: WritingTask = {
      brief: {
        ...generation,
        topic,
        // A text that is to begin elsewhere takes another angle, which turns with the id of the request.
        requestId: changesOpening(kind) ? adjustment.requestId : generation.requestId,
      },
      profile: user,
      products: await productsIn(topic, user.id, now),
      voice: await voiceOf(user),
      count: 1,
      recentOpenings: openingsToAvoid(generation, adjustment, await lastOpenings(user.id, generation.id)),
      now,
      adjusting: { kind, text, variation, isEdited: edited !== undefined },
    };
    const composed = await compose(task, signal, progress && forVariation(progress, variation));
    if (composed === 'no-other-text') {
      const label = adjustmentLabel(kind);
      return writer.demonstration ? NothingToAdjust.withoutModel(label) : NothingToAdjust.noOtherText(label);
    }
    if (composed === 'unavailable' || isFailure(composed)) return WriterUnavailable.adjusting();
    const [adjusted] = composed.variations;
    if (adjusted === undefined || signal.aborted) return WriterUnavailable.adjusting();
    return {
      kind: 'adjusted',
      text: adjusted,
      at: clock.now(),
      adjustment: kind,
      findings: composed.findings.map((finding) => ({ ...finding, variation })),
      author: { writer: composed.writer, model: composed.model, promptVersion: composed.promptVersion },
    };
  };
}

/** The words of a text, without what its type puts around them: labels, and the times of a script. */
function wordsWithoutLabels({ contentType }: Generation, text: string): string {
  const parts = readParts(contentType, text);
  return parts ? Object.values(parts).flatMap(wordsIn).filter(Boolean).join('\n') : text;
}

function wordsIn(part: TextParts[string]): readonly string[] {
  if (part === null || typeof part === 'string') return [part ?? ''];
  return part.flatMap((item) => (typeof item === 'string' ? [item] : [item.speech, item.scene]));
}

/** The openings that the text must not have: those of other texts, and its own ones where another one is asked for. */
function openingsToAvoid(generation: Generation, { kind, variation }: Adjustment, used: readonly string[]) {
  const { contentType, variations } = generation;
  const opening = (text: string) => openingOf(contentType, text);
  const own = [originalText(generation, variation), ...laterVersions(generation, variation).map(({ text }) => text)];
  const ownOpenings = own.map(opening);
  const others = [...variations.filter((_, index) => index !== variation).map(opening), ...used];
  return changesOpening(kind) ? [...ownOpenings, ...others] : others.filter((one) => !ownOpenings.includes(one));
}

/** Reports the progress of the one text that is written under its index in the generation. */
const forVariation = (progress: ProgressListener, variation: number): ProgressListener => ({
  ...progress,
  grow: ({ text }) => progress.grow({ variation, text }),
  restart: () => progress.restart([variation]),
});
