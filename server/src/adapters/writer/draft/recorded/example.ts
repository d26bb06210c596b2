import type { ContentType, SuggestedTopic } from '../../../../domain/content/contentTypes.ts';
import type { Parts } from '../../../../domain/content/parts.ts';

/** The values of a business that are inserted into a recorded text. */
export interface Shop {
  readonly name: string;
  /** " em Recife", with its leading space; empty without a city. */
  readonly inCity: string;
  /** How to get in touch, as the end of a sentence: "chame no WhatsApp (81) …". */
  readonly how: string;
  /** The same as its beginning. */
  readonly How: string;
  /** Hashtags with the city's behind them. */
  tags(...tags: readonly string[]): readonly string[];
}

/** One text that a person wrote. */
export type RecordedText = (shop: Shop) => Parts;

/** Three texts, different from each other, for each topic that is suggested for a type. */
export type RecordedTexts<Type extends ContentType> = Readonly<
  Record<SuggestedTopic<Type>, readonly [RecordedText, RecordedText, RecordedText]>
>;
