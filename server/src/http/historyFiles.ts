import { stringify } from 'csv-stringify/sync';
import { contentTypes, tones } from '../domain/catalog.ts';
import type { VisibleGeneration } from '../domain/generations/generation.ts';
import { brasiliaTimeZone } from '../domain/time.ts';
import { prependHeader } from './prependHeader.ts';

type History = AsyncIterable<VisibleGeneration>;

/** Tells Excel and Notepad that the bytes are UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

const instant = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: brasiliaTimeZone,
});
const timeOf = (date: Date): string => instant.format(date).replace(', ', ' ');
const labelOf = (known: readonly { key: string; label: string }[], key: string): string =>
  known.find((one) => one.key === key)?.label ?? key;

/** A table as Excel in Brazil opens it: semicolons, CRLF, and no cell that it would take for a formula. */
export function csvOf(history: History, variations: number): AsyncIterable<string> {
  const texts = Array.from({ length: variations }, (_, index) => `Variação ${index + 1}`);
  const columns = ['Data (horário de Brasília)', 'Tipo de conteúdo', 'Objetivo', 'Tópico', 'Link da campanha'];
  return prependHeader(
    byteOrderMark + csvLine([...columns, 'Favorita', 'Editada em', ...texts]),
    csvRows(history, texts),
  );
}

async function* csvRows(history: History, texts: readonly string[]): AsyncIterable<string> {
  for await (const generation of history) {
    const { createdAt, contentType, tone, topic, campaignLink, favourite, editedAt } = generation;
    yield csvLine([
      timeOf(createdAt),
      labelOf(contentTypes, contentType),
      labelOf(tones, tone),
      topic,
      campaignLink ?? '',
      favourite ? 'Sim' : 'Não',
      editedAt ? timeOf(editedAt) : '',
      ...texts.map((_, index) => generation.variations[index] ?? ''),
    ]);
  }
}

/** Excel drops what is blank before a formula, and takes the full-width signs for the plain ones. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** A formula gets an apostrophe before it (https://owasp.org/www-community/attacks/CSV_Injection). */
const csvLine = (cells: readonly string[]): string =>
  stringify([cells.map((cell) => (formula.test(cell) ? `'${cell}` : cell))], {
    delimiter: ';',
    record_delimiter: 'windows',
    quoted: true,
  });

/** A text to read and to print, one generation below the other. */
export const txtOf = (history: History): AsyncIterable<string> =>
  prependHeader(`${byteOrderMark}Bem-te-vi: meu histórico${lineEnd}`, txtEntries(history));

async function* txtEntries(history: History): AsyncIterable<string> {
  for await (const { createdAt, contentType, tone, topic, campaignLink, variations } of history) {
    const lines = [
      '='.repeat(60),
      `${labelOf(contentTypes, contentType)}, ${timeOf(createdAt)}`,
      `Objetivo: ${labelOf(tones, tone)}`,
      `Tópico: ${topic}`,
      ...(campaignLink ? [`Link da campanha: ${campaignLink}`] : []),
      ...variations.flatMap((text, index) => ['', `Variação ${index + 1}`, '', text]),
      '',
    ];
    yield lineEnd + lines.join(lineEnd).replaceAll(/\r?\n/g, lineEnd);
  }
}
