import type { ContentType, Tone } from '../../catalog.ts';

/** How a business sells: over a counter, by appointment, or by appointment in a profession that a council regulates. */
export type SalesMode = 'counter' | 'appointment' | 'regulated';

/** A topic ready to be completed, with the type and the goal that suit it. */
export type NicheIdea = readonly [topic: string, contentType: ContentType, tone: Tone];

/** What is known of a trade: how its owners describe it, and what there always is to write about. */
export interface Niche {
  readonly key: string;
  /** As it is named to the owner: "padaria". */
  readonly name: string;
  /** Finds the trade in a folded description. */
  readonly words: RegExp;
  readonly salesMode: SalesMode;
  /**
   * What the trade offers for a commercial date: `{de}` is "de Natal", `{do}` "do Natal", `{para}` "para o Natal". Null
   * for professions that do not sell by dates.
   */
  readonly dates: string | null;
  readonly ideas: readonly [NicheIdea, NicheIdea, NicheIdea, NicheIdea, NicheIdea, ...NicheIdea[]];
}
