import type { Material } from '../material.ts';
import type { Statement } from '../statements.ts';
import { minSeconds, maxSeconds, secondsOfTakes as secondsOf, type Take } from '../timing.ts';
import { withLabel, asSentence } from '../words.ts';
import type { Arrangement } from './layout.ts';
import { isOneBreath, sceneOf, sceneKindOf } from './reelsTakes.ts';
import { repeatLeads, asides, blankPrompts, scenes } from './reelsWords.ts';

/** What fills a script that is too short to be one. */
interface Fillers {
  /** The profile's own words, and gaps of a subject of which too little was told. */
  readonly own: readonly Take[];
  /** Words that any video may say. */
  readonly asides: readonly Take[];
  /** What was said once more. */
  readonly repetitions: readonly Take[];
}

/** Prices and conditions are worth saying twice, where they are said in one breath. */
const isWorthRepeating = (statement: Statement): boolean =>
  ['price', 'prices', 'gain', 'limit', 'when'].includes(sceneKindOf(statement)) && isOneBreath(statement.text);

/** The profile's own words, then prices and conditions once more, then as few other words as fill the time. */
export function fillersFor(material: Material, arrangement: Arrangement, before: number): Fillers {
  const { about, isBareTheme, asksNothing, showsPrices, statements } = material;
  let seconds = before;
  const takeWhatFits = (candidates: readonly Take[]): readonly Take[] =>
    candidates.filter((take) => {
      const fits = seconds < minSeconds && seconds + secondsOf([take]) <= maxSeconds;
      if (fits) seconds += secondsOf([take]);
      return fits;
    });
  const [firstGap, ...otherGaps] = blankPrompts[arrangement].map((what): Take => ({
    speech: `[preencher: ${what}]`,
    scene: scenes.thing[arrangement],
  }));
  const own = takeWhatFits([
    ...(isBareTheme && firstGap ? [firstGap] : []),
    ...(about === null ? [] : [{ speech: asSentence(about), scene: scenes.about[arrangement] }]),
  ]);
  if (isBareTheme) return { own, asides: takeWhatFits(asides[arrangement]), repetitions: takeWhatFits(otherGaps) };
  const withoutQuestions = statements.filter(({ text }) => !text.endsWith('?'));
  let hasLead = asksNothing;
  const repeatStatements = (all: readonly Statement[]): readonly Take[] =>
    all.flatMap((one) => {
      const speech = asSentence(hasLead ? one.text : withLabel(repeatLeads[arrangement], one.text));
      const taken = takeWhatFits([{ speech, scene: sceneOf(one, arrangement, showsPrices) }]);
      hasLead ||= taken.length > 0;
      return taken;
    });
  const worthRepeating = repeatStatements(withoutQuestions.filter(isWorthRepeating));
  const fittingAsides = takeWhatFits(asides[arrangement]);
  const otherRepetitions = repeatStatements(withoutQuestions.filter((one) => !isWorthRepeating(one)));
  return {
    own,
    asides: fittingAsides,
    repetitions: [...worthRepeating, ...otherRepetitions, ...takeWhatFits(firstGap ? [firstGap, ...otherGaps] : [])],
  };
}
