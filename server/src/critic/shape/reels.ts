import {
  locateScript,
  reelsColumns,
  reelsTiming,
  spokenSeconds,
  secondsToSay,
  type LocatedScene,
} from '../../domain/content/reelsScript.ts';
import { hardFinding, type Check, type TextFinding } from '../judgedText/judgedText.ts';

/** Speech of 2.4 words a second is an estimate: a tenth more or less is accepted. */
const tolerance = 1.1;

const { hookSeconds, minSeconds, maxSeconds } = reelsTiming;

/** A script: a table without gaps, a hook in the first 3 s, 30 to 60 s that can be said in that time (rule 5.3). */
export const checkReelsScript: Check = ({ text }) => {
  const { hasColumns, scenes, unreadableRows } = locateScript(text);
  const [hook] = scenes;
  if (!hasColumns || !hook) {
    return [
      hardFinding('reels-table', `Falta a tabela do roteiro: uma linha "${reelsColumns}" e uma linha por trecho.`),
    ];
  }
  const disorder = [
    ...unreadableRows.map((line) =>
      hardFinding('reels-table', `Esta linha da tabela não segue "${reelsColumns}", como "0-3 s | … | …".`, line),
    ),
    ...scenes.flatMap((scene, index) => checkSceneTimes(scene, scenes[index - 1])),
  ];
  // If scenes have wrong times, the total duration means nothing.
  return [...disorder, ...checkHook(hook), ...(disorder.length > 0 ? [] : checkDuration(scenes))];
};

const checkSceneTimes = (
  { line, from, to }: LocatedScene,
  previousScene: LocatedScene | undefined,
): readonly TextFinding[] =>
  from === (previousScene?.to ?? 0) && to > from
    ? []
    : [hardFinding('reels-table', 'Os tempos da tabela devem começar em 0 e seguir um ao outro sem furos.', line)];

/** The hook must fit into the first seconds. A word with a hyphen, as "segunda-feira", counts as one. */
const checkHook = ({ to, speech }: LocatedScene): readonly TextFinding[] =>
  to <= hookSeconds && secondsToSay(speech.text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')) <= hookSeconds * tolerance
    ? []
    : [
        hardFinding(
          'reels-hook',
          `O gancho deve caber nos primeiros ${hookSeconds} segundos, em até 7 palavras.`,
          speech,
        ),
      ];

function checkDuration(scenes: readonly LocatedScene[]): readonly TextFinding[] {
  const end = scenes.at(-1)?.to ?? 0;
  if (end < minSeconds || end > maxSeconds) {
    return [hardFinding('reels-duration', `O roteiro tem ${end} segundos: faça de ${minSeconds} a ${maxSeconds}.`)];
  }
  const secondsOfSpeech = Math.round(
    spokenSeconds(scenes.map(({ speech, from, to }) => ({ speech: speech.text, seconds: to - from }))),
  );
  const isSayable =
    secondsOfSpeech >= minSeconds / tolerance && secondsOfSpeech <= Math.min(maxSeconds, end) * tolerance;
  return isSayable
    ? []
    : [
        hardFinding(
          'reels-duration',
          `A fala leva ${secondsOfSpeech} segundos (2,4 palavras por segundo): ajuste para caber em ${end} segundos e ter pelo menos ${minSeconds}.`,
        ),
      ];
}
