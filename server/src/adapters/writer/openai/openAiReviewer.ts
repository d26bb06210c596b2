import type { Reviewer } from '../../../domain/ports.ts';
import type { Review, ReviewTask } from '../../../domain/writing/review.ts';
import type { WriterFault } from '../../../domain/writing/writing.ts';
import { capTokens, defaultMaxDollars, withCost } from '../../../domain/writing/writerBudget.ts';
import { callOnce, createChat } from './chat.ts';
import type { Delta } from './deltas.ts';
import { endedByCaller } from './faults.ts';
import { createLeakDetector } from './leakDetection.ts';
import type { OpenAiConfig } from './openAiWriter.ts';
import { readReview } from './reviewAnswer.ts';
import { reviewFormat, reviewMessages, reviewRules } from './reviewPrompt.ts';

/** More characters than any review has. */
const longestReview = 30_000;

/** What a review of one text may take, in tokens. */
const tokensForText = 1_200;

/** Reads texts with a chat model: one request for all of them. */
export function createOpenAiReviewer(config: OpenAiConfig): Reviewer {
  const { model, prices, dollarsPerAttempt = defaultMaxDollars } = config;
  const requestCompletion = createChat(config);

  async function read(task: ReviewTask, signal: AbortSignal): Promise<Review | WriterFault> {
    const messages = reviewMessages(task);
    const promptCharacters = messages.reduce((sum, { content }) => sum + content.length, 0);
    const wanted = tokensForText * task.texts.length;
    const maxTokens = capTokens({ wanted, promptCharacters }, prices, dollarsPerAttempt);
    if (maxTokens < tokensForText) return { fault: 'refused', detail: 'over the cost cap' };

    let content = '';
    let finishReason: string | null = null;
    let usage: Delta['usage'] = null;
    for await (const delta of requestCompletion(
      messages,
      { format: reviewFormat, maxTokens, temperature: 0 },
      signal,
    )) {
      if (signal.aborted) return endedByCaller;
      if (delta.refused) return { fault: 'refused', detail: 'refused by the model' };
      finishReason = delta.finishReason ?? finishReason;
      usage = delta.usage ?? usage;
      content += delta.content;
      if (content.length > longestReview) return { fault: 'invalid', detail: 'answer without end' };
    }
    // An aborted stream ends like one that is complete.
    if (signal.aborted) return endedByCaller;
    if (finishReason === 'length') return { fault: 'invalid', detail: 'cut off at the token cap' };
    const review = readReview(content, task);
    if (review === null) return { fault: 'invalid', detail: 'no review in the answer' };
    const findings = review.findings.filter(({ problem }) => createDetector()(problem, true) !== 'leak');
    return { ...review, findings, model, ...(usage ? { usage: withCost(usage, prices) } : {}) };
  }

  return { review: (task, signal) => callOnce(signal, (callSignal) => read(task, callSignal)) };
}

const createDetector = createLeakDetector(reviewRules);
