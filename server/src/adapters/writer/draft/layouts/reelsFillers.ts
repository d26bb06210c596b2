import type { Material } from '../material.ts';
import type { Statement } from '../statements.ts';
import { minSeconds, maxSeconds, secondsOfTakes as secondsOf, type Take } from '../timing.ts';
import { withLabel, asSentence } from '../words.ts';
import type { Arrangement } from './layout.ts';
import { isOneBreath, sceneOf, sceneKindOf } from './reelsTakes.ts';
import { repeatLeads, asides, blankPrompts, scenes } from './reelsWords.ts';

/** Takes that fill a script that is too short. */
interface Fillers {
  /** The profile's description, and a blank where the topic says nothing about its subject. */
  readonly own: readonly Take[];
  /** Sentences that fit any video. */
  readonly asides: readonly Take[];
  /** Statements that are said a second time, and blanks. */
  readonly repetitions: readonly Take[];
}

/** Whether a statement is worth repeating: a price or a condition that is short enough for one breath. */
const isWorthRepeating = (statement: Statement): boolean =>
  ['price', 'prices', 'gain', 'limit', 'when'].includes(sceneKindOf(statement)) && isOneBreath(statement.text);

/**
 * The fillers for a script of `before` seconds: the profile's description, repeated prices and conditions, then other
 * sentences until the time is filled.
 */
export function fillersFor(material: Material, arrangement: Arrangement, before: number): Fillers {
  const { about, isBareTheme, asksNothing, showsPrices, statements } = material;
  let seconds = before;
  const takeFitting = (candidates: readonly Take[]): readonly Take[] =>
    candidates.filter((take) => {
      const fits = seconds < minSeconds && seconds + secondsOf([take]) <= maxSeconds;
      if (fits) seconds += secondsOf([take]);
      return fits;
    });
  const [firstGap, ...otherGaps] = blankPrompts[arrangement].map((prompt): Take => ({
    speech: `[preencher: ${prompt}]`,
    scene: scenes.thing[arrangement],
  }));
  const own = takeFitting([
    ...(isBareTheme && firstGap ? [firstGap] : []),
    ...(about === null ? [] : [{ speech: asSentence(about), scene: scenes.about[arrangement] }]),
  ]);
  if (isBareTheme) return { own, asides: takeFitting(asides[arrangement]), repetitions: takeFitting(otherGaps) };
  const withoutQuestions = statements.filter(({ text }) => !text.endsWith('?'));
  let hasLead = asksNothing;
  const repeatStatements = (all: readonly Statement[]): readonly Take[] =>
    all.flatMap((one) => {
      const speech = asSentence(hasLead ? one.text : withLabel(repeatLeads[arrangement], one.text));
      const taken = takeFitting([{ speech, scene: sceneOf(one, arrangement, showsPrices) }]);
      hasLead ||= taken.length > 0;
      return taken;
    });
  const worthRepeating = repeatStatements(withoutQuestions.filter(isWorthRepeating));
  const fittingAsides = takeFitting(asides[arrangement]);
  const otherRepetitions = repeatStatements(withoutQuestions.filter((one) => !isWorthRepeating(one)));
  return {
    own,
    asides: fittingAsides,
    repetitions: [...worthRepeating, ...otherRepetitions, ...takeFitting(firstGap ? [firstGap, ...otherGaps] : [])],
  };
}
