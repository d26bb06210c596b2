import { Field, Int, ObjectType } from 'type-graphql';
import type { ContentType } from '../domain/catalog.ts';
import type { KitText as KitTextState } from '../domain/writing/kitBrief.ts';
import type { KitListener } from '../services/copywriting/creatingKits.ts';
import { CopyPiece, bufferText, type ProgressBuffer } from './copyProgress.ts';
import { ContentTypeEnum } from './enums.ts';
import { KitText } from './kitTypes.ts';

@ObjectType({ simpleResolvers: true, description: 'The progress of one text of a kit.' })
export class KitTextProgress {
  @Field(() => ContentTypeEnum, { description: 'The content type of the text.' })
  contentType: ContentType;

  @Field(() => [Int], {
    description:
      'The indexes of the variations that are written again from the start: drop their text of earlier events.',
  })
  restarted: readonly number[];

  @Field(() => [CopyPiece], { description: 'The new pieces, in order.' })
  pieces: readonly CopyPiece[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The texts of a kit while they are written. Only the result counts.',
})
export class KitProgress {
  @Field(() => [KitTextProgress], { description: 'The texts that have grown.' })
  growing: readonly KitTextProgress[];

  @Field(() => [KitText], { description: 'The texts that have ended, each stored or with its credit back.' })
  ended: readonly KitTextState[];
}

/** Buffers the pieces of the texts of a kit, and the texts that have ended. */
export function bufferKit(): ProgressBuffer<KitListener, KitProgress> {
  const texts = new Map<ContentType, ReturnType<typeof bufferText>>();
  let ended: KitTextState[] = [];
  let arrived = Promise.withResolvers<void>();
  return {
    listener: {
      of(contentType) {
        const text = bufferText();
        texts.set(contentType, text);
        return {
          grow(piece) {
            text.listener.grow(piece);
            arrived.resolve();
          },
          restart(variations) {
            text.listener.restart(variations);
            arrived.resolve();
          },
        };
      },
      finish(text) {
        ended.push(text);
        arrived.resolve();
      },
    },
    waitForProgress: () => arrived.promise,
    take() {
      arrived = Promise.withResolvers();
      const growing = [...texts].map(([contentType, text]) => ({ contentType, ...text.take() }));
      const progress = {
        growing: growing.filter(({ pieces, restarted }) => pieces.length > 0 || restarted.length > 0),
        ended,
      };
      ended = [];
      return progress;
    },
  };
}
