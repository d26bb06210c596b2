import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Writer } from '../../src/domain/ports.ts';

const recordings = z.array(z.object({ requestId: z.string(), variations: z.array(z.string()) }));

/**
 * Answers with the texts that a file has for a brief's `requestId`: a JSON list of `{ requestId, variations }`. So the
 * answers of a model, or of a person, are judged without asking again.
 */
export function openRecordedWriter(file: string): Writer {
  const answers = new Map(
    recordings
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .map(({ requestId, variations }) => [requestId, variations]),
  );
  return {
    demonstration: false,
    write({ brief }) {
      const variations = answers.get(brief.requestId);
      return Promise.resolve(
        variations === undefined
          ? { fault: 'unavailable', detail: 'the file has no answer for this brief' }
          : { variations, writer: 'recorded', model: 'recorded', promptVersion: 'recorded' },
      );
    },
  };
}
