import { wordsOf } from '../text/words.ts';
import { describeContent } from './descriptor.ts';
import type { Scene } from './parts.ts';
import { linesOf, readLabels, trimPiece, type Piece } from './pieces.ts';

/** How a script is timed. */
export const reelsTiming = { hookSeconds: 3, minSeconds: 30, maxSeconds: 60, wordsPerSecond: 2.4 } as const;

/** The head of the table. */
export const reelsColumns = 'Tempo | Fala | Cena';

/** How long it takes to say, in seconds; "R$ 30" and a gap to fill are said too. */
export const secondsToSay = (speech: string): number => wordsOf(speech).length / reelsTiming.wordsPerSecond;

/** What stands in the place of words where nobody speaks. */
export const silence = '(sem fala)';

/** How long parts of a script take, in seconds: as long as their words, or as long as they last where nobody speaks. */
export const spokenSeconds = (parts: readonly { readonly speech: string; readonly seconds: number }[]): number =>
  secondsToSay(
    parts
      .map(({ speech }) => speech)
      .filter((speech) => speech !== silence)
      .join(' '),
  ) + parts.filter(({ speech }) => speech === silence).reduce((sum, { seconds }) => sum + seconds, 0);

/** A script of a short video for one person with a phone. */
export const reelsScript = describeContent({
  label: 'Roteiro de Reels',
  plans: 'paid plans',
  suggestedTopics: [
    '3 sinais de que o freio do carro precisa de revisão',
    'como guardar o pão para ele durar 3 dias',
    'bastidores de um bolo de casamento de três andares',
    'treino de 15 minutos para quem trabalha sentado',
    'como escolher o tamanho da coleira do cachorro',
  ],
  api: { typeName: 'ReelsScriptParts', description: 'The parts of a script for a short video.' },
  parts: {
    title: {
      kind: 'text',
      label: 'Ideia',
      description: 'The idea of the video.',
      task: 'O nome da ideia.',
    },
    scenes: {
      kind: 'scenes',
      label: 'Cenas',
      description: 'What is said and seen, in order, without gaps.',
      task: 'De 5 a 7 trechos. A fala do primeiro é o gancho, com no máximo 7 palavras; o último é a chamada.',
      min: 2,
    },
    caption: {
      kind: 'optional',
      label: 'Legenda',
      description: 'The caption under the video.',
      task: 'Uma frase para a legenda.',
      labelled: true,
    },
  },
  maxCharacters: 5_000,
  answerTokens: 1_200,
  link: { place: 'words', part: 'caption' },
  marks: 'none',

  openings(text) {
    const [hook] = locateScript(text).scenes;
    return hook ? [hook.speech] : [];
  },

  read(text) {
    const { title, scenes, caption } = locateScript(text);
    if (scenes.length === 0) return null;
    return {
      title: title?.text ?? '',
      scenes: scenes.map(({ from, to, speech, scene }): Scene => ({
        from,
        to,
        speech: speech.text,
        scene: scene.text,
      })),
      caption: caption?.text ?? null,
    };
  },
});

/** A line of the table where its cells stand; its time in seconds. */
export interface LocatedScene {
  readonly line: Piece;
  readonly time: Piece;
  readonly from: number;
  readonly to: number;
  readonly speech: Piece;
  readonly scene: Piece;
}

/** A script where its parts stand in the text; `unreadableRows` are rows of the table that are no time, speech and scene. */
export interface LocatedScript {
  readonly title: Piece | null;
  readonly hasColumns: boolean;
  readonly scenes: readonly LocatedScene[];
  readonly unreadableRows: readonly Piece[];
  readonly caption: Piece | null;
}

export function locateScript(text: string): LocatedScript {
  // A caption may have a bar between its link and its name.
  const rows = linesOf(text).filter((line) => line.text.includes('|') && !/^\s*legenda\s*:/i.test(line.text));
  const lines = rows.filter((line) => !isHeaderRow(line) && !isSeparatorRow(line));
  const beats = lines.map(readRow);
  const { values, rest } = readLabels(text, {
    duration: ['Duração', 'Duração total'],
    caption: ['Legenda'],
    title: ['Título', 'Gancho'],
  });
  return {
    title: values.get('title') ?? rest.find((line) => !line.text.includes('|')) ?? null,
    hasColumns: rows.some(isHeaderRow),
    scenes: beats.filter((beat) => beat !== null),
    unreadableRows: lines.filter((_, index) => beats[index] === null),
    caption: values.get('caption') ?? null,
  };
}

const isHeaderRow = (line: Piece): boolean =>
  cellsOf(line)
    .map((cell) => cell.text)
    .join(' | ') === reelsColumns;
const isSeparatorRow = (line: Piece): boolean => /^[|\s:-]+$/.test(line.text);

/** `12-18 s`, `0:12 a 0:18` and `12s–18s` are times. */
const times = /^(?:(\d{1,2}):)?(\d{1,3})\s*s?\s*(?:-|–|a|até)\s*(?:(\d{1,2}):)?(\d{1,3})\s*(?:s|seg|segundos)?$/i;

function readRow(line: Piece): LocatedScene | null {
  const cells = cellsOf(line);
  const [time, speech, scene] = cells;
  if (cells.length !== 3 || !time || !speech?.text || !scene?.text) return null;
  const [, fromMinutes = 0, from, toMinutes = 0, to] = times.exec(time.text) ?? [];
  if (from === undefined || to === undefined) return null;
  const seconds = (minutes: number | string, rest: string) => Number(minutes) * 60 + Number(rest);
  return { line, time, from: seconds(fromMinutes, from), to: seconds(toMinutes, to), speech, scene };
}

/** The cells of a row, whether or not it has bars at its ends. */
function cellsOf({ text, start }: Piece): readonly Piece[] {
  const lead = /^\|/.exec(text)?.[0].length ?? 0;
  let at = start + lead;
  return text
    .slice(lead)
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => {
      const piece = trimPiece(cell, at);
      at += cell.length + 1;
      return piece;
    });
}
