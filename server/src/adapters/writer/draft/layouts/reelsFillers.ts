import type { Material } from '../material.ts';
import type { Statement } from '../statements.ts';
import { leastSeconds, mostSeconds, secondsOfTakes as secondsOf, type Take } from '../timing.ts';
import { withLabel, asSentence } from '../words.ts';
import type { Arrangement } from './layout.ts';
import { isOneBreath, sceneOf, sortOf } from './reelsTakes.ts';
import { again, asides, gaps, scenes } from './reelsWords.ts';

/** What fills a script that is too short to be one. */
interface Fillers {
  /** The profile's own words, and gaps of a subject of which too little was told. */
  readonly own: readonly Take[];
  /** Words that any video may say. */
  readonly asides: readonly Take[];
  /** What was said once more. */
  readonly again: readonly Take[];
}

/** Prices and conditions are worth saying twice, where they are said in one breath. */
const isWorthRepeating = (statement: Statement): boolean =>
  ['price', 'prices', 'gain', 'limit', 'when'].includes(sortOf(statement)) && isOneBreath(statement.text);

/** The profile's own words, then prices and conditions once more, then as few other words as fill the time. */
export function fillers(material: Material, arrangement: Arrangement, before: number): Fillers {
  const { about, isBareTheme, asksNothing, showsPrices, statements } = material;
  let seconds = before;
  const some = (wanted: readonly Take[]): readonly Take[] =>
    wanted.filter((take) => {
      const fits = seconds < leastSeconds && seconds + secondsOf([take]) <= mostSeconds;
      if (fits) seconds += secondsOf([take]);
      return fits;
    });
  const [firstGap, ...otherGaps] = gaps[arrangement].map((what): Take => ({
    speech: `[preencher: ${what}]`,
    scene: scenes.thing[arrangement],
  }));
  const own = some([
    ...(isBareTheme && firstGap ? [firstGap] : []),
    ...(about === null ? [] : [{ speech: asSentence(about), scene: scenes.about[arrangement] }]),
  ]);
  if (isBareTheme) return { own, asides: some(asides[arrangement]), again: some(otherGaps) };
  const told = statements.filter(({ text }) => !text.endsWith('?'));
  let isLed = asksNothing;
  const repeated = (all: readonly Statement[]): readonly Take[] =>
    all.flatMap((one) => {
      const speech = asSentence(isLed ? one.text : withLabel(again[arrangement], one.text));
      const taken = some([{ speech, scene: sceneOf(one, arrangement, showsPrices) }]);
      isLed ||= taken.length > 0;
      return taken;
    });
  const worth = repeated(told.filter(isWorthRepeating));
  const few = some(asides[arrangement]);
  const rest = repeated(told.filter((one) => !isWorthRepeating(one)));
  return { own, asides: few, again: [...worth, ...rest, ...some(firstGap ? [firstGap, ...otherGaps] : [])] };
}
