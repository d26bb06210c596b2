import { blindFacts } from './blindFacts.ts';
import { blindGood } from './blindGood.ts';
import { blindLong } from './blindLong.ts';
import { blindShape } from './blindShape.ts';
import { blindVoice } from './blindVoice.ts';
import type { Labelled } from './labelled.ts';

/**
 * The first blind set, marked before the critic's sources were read. In its first run, on 268 texts with 177 marks,
 * precision was 0.870 and recall 0.644. The critic was mended by it since. Six marks were taken back (a call asked of
 * a post and of a script, one fault marked twice, a day and an hour that count as told) and one was renamed.
 */
export const blind: readonly Labelled[] = [blindGood, blindFacts, blindVoice, blindShape, blindLong].flat();
