import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readAnswer } from '../../src/adapters/writer/openai/answer.ts';
import { charactersPerToken, defaultPrices, withCost } from '../../src/domain/writing/writerBudget.ts';
import { createAnswerReader } from '../../src/adapters/writer/openai/partialJson.ts';
import { messagesFor } from '../../src/adapters/writer/openai/prompt.ts';
import { quotedFacts } from '../../src/adapters/writer/openai/quotes.ts';
import type { Writer } from '../../src/domain/ports.ts';
import { emptyProfile, profileFields } from '../../src/domain/account/user.ts';
import type { WriterFault, Writing, WritingAttempt } from '../../src/domain/writing/writing.ts';
import { benchBrief, requestIdOf, type BenchBrief } from './brief.ts';

const recordings = z.array(
  z.object({
    profile: z.partialRecord(z.enum(profileFields), z.string()),
    contentType: z.string(),
    topic: z.string(),
    /** As a model answers our messages. */
    answer: z.object({ variations: z.array(z.unknown()) }),
  }),
);

/** Answers of a model, or of a person in its place, with the briefs that they were given to. */
interface Recorded {
  readonly briefs: readonly BenchBrief[];
  /** Answers each brief as it was answered, read as an answer of the language model is. Its usage is estimated. */
  readonly writer: Writer;
}

/** Opens a file of recorded answers. Throws for a file of another shape. */
export function openRecorded(file: string): Recorded {
  const recorded = recordings.parse(JSON.parse(readFileSync(file, 'utf8')));
  const answered = recorded.map(({ profile, contentType, topic, answer }, index) => ({
    answer: JSON.stringify(answer),
    brief: benchBrief({
      niche: profile.businessName ?? contentType,
      hostile: false,
      profile: { ...emptyProfile, ...profile },
      input: { contentType, topic },
      requestId: requestIdOf(0, index),
      now: new Date('2026-11-23T15:00:00Z'),
    }),
  }));
  const answers = new Map(answered.map(({ brief, answer }) => [brief.request.brief.requestId, answer]));
  return {
    briefs: answered.map(({ brief }) => brief),
    writer: {
      demonstration: false,
      write: (attempt) => Promise.resolve(read(attempt, answers.get(attempt.brief.requestId) ?? '')),
    },
  };
}

function read(attempt: WritingAttempt, answer: string): Writing | WriterFault {
  const reader = createAnswerReader();
  reader.read(answer);
  const texts = readAnswer(reader, attempt.brief, { finishReason: 'stop', count: attempt.count });
  if ('fault' in texts) return texts;
  const sent = messagesFor(attempt).reduce((sum, { content }) => sum + content.length, 0);
  const tokens = (characters: number) => Math.ceil(characters / charactersPerToken);
  return {
    variations: texts.map(({ text }) => (text === '' ? null : text)),
    parts: texts.map(({ parts }) => parts),
    facts: reader.variations.map((variation) => quotedFacts(attempt, variation)),
    writer: 'recorded',
    model: 'recorded',
    promptVersion: 'recorded',
    usage: withCost({ inputTokens: tokens(sent), outputTokens: tokens(answer.length) }, defaultPrices),
  };
}
