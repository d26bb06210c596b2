import { readLabels } from './labels';

export interface Ad {
  readonly text: string;
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
}

/** The parts of an ad; null when the text has not at least its first two. */
export function readAd(stored: string): Ad | null {
  const { values } = readLabels(stored, {
    text: ['Texto principal', 'Texto'],
    title: ['Título'],
    description: ['Descrição'],
    link: ['Link'],
  });
  const { text, title, description = '', link = null } = values;
  return text && title ? { text, title, description, link } : null;
}

export interface Email {
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
}

/** The parts of an e-mail; null when there is no subject or nothing under it. */
export function readEmail(stored: string): Email | null {
  const { values, rest } = readLabels(stored, {
    subject: ['Assunto'],
    preheader: ['Pré-cabeçalho', 'Preheader', 'Pré-header', 'Prévia'],
  });
  // Some writers name the body too; the word is not part of the letter.
  const body = rest.replace(/^[*_\s]*(?:corpo|texto|mensagem)[*_\s]*:[*_]*\s*/i, '');
  return values['subject'] && body ? { subject: values['subject'], preheader: values['preheader'] ?? '', body } : null;
}

export interface Scene {
  readonly time: string;
  readonly speech: string;
  readonly scene: string;
}

export interface Script {
  readonly title: string;
  readonly scenes: readonly Scene[];
  /** Where the last scene ends; null when its time cannot be read. */
  readonly seconds: number | null;
  readonly caption: string;
}

/** A Reels script: its table, what stands over it and its caption; null when there is no table of three columns. */
export function readScript(stored: string): Script | null {
  const lines = stored.split('\n');
  const rows = lines.map(cellsOf);
  const scenes = rows.flatMap((cells) => {
    if (!cells || !/\d/.test(cells[0])) return [];
    const [time, speech, scene] = cells;
    return [{ time, speech, scene }];
  });
  if (scenes.length === 0) return null;
  const { values, rest } = readLabels(lines.filter((_, index) => !rows[index]).join('\n'), {
    duration: ['Duração', 'Duração total'],
    caption: ['Legenda'],
    title: ['Título', 'Gancho'],
  });
  const title = values['title'] ?? rest.split('\n')[0] ?? '';
  return { title, scenes, seconds: endOf(scenes.at(-1)?.time ?? ''), caption: values['caption'] ?? '' };
}

/** The cells of a table's row, whether or not it has bars at its ends. */
function cellsOf(line: string): readonly [string, string, string] | null {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  const [time, speech, scene] = cells;
  return cells.length === 3 && time !== undefined && speech !== undefined && scene !== undefined
    ? [time, speech, scene]
    : null;
}

/** The second at which `12-18 s`, `0:12 a 0:18` or `12s–18s` ends. */
function endOf(time: string): number | null {
  const last = [...time.matchAll(/(?:(\d+):)?(\d+)/g)].at(-1);
  return last ? Number(last[1] ?? 0) * 60 + Number(last[2]) : null;
}
