import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import type { ContentType } from '../../src/domain/catalog.ts';
import { anAttempt, soon, textsOf } from '../contracts/writer.ts';

const writer = createDraftWriter();

/** An attempt for a shop that has told its name alone. */
export const attemptFor = (contentType: ContentType, topic: string) =>
  anAttempt({
    brief: { contentType, topic },
    profile: { businessName: 'Casa da Esquina', businessDesc: null, targetAudience: null, businessNeighborhood: null },
  });

/** The drafts for such a shop. */
export const draftsFor = async (contentType: ContentType, topic: string) =>
  textsOf(await writer.write(attemptFor(contentType, topic), soon()));
