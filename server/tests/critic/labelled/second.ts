import type { Labelled } from './labelled.ts';
import { secondFacts } from './secondFacts.ts';
import { secondVoice } from './secondVoice.ts';

/**
 * The second blind set, marked after the critic was mended by the first. In its first run, on 127 texts with 81 marks,
 * precision was 0.952 and recall 0.741. The critic was mended by it as well, and one mark was taken back.
 */
export const second: readonly Labelled[] = [secondFacts, secondVoice].flat();
