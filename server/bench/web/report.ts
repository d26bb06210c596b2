import { median } from '../ratios.ts';
import type { Figures } from '../runs.ts';
import { decimals, pageGroups, type FigureName, type MeasuredPage } from './pages.ts';

/** What one load measured of a page, or all of them. */
export type PageFigures = Readonly<Partial<Record<FigureName, number>>>;

export type Results = ReadonlyMap<MeasuredPage, PageFigures>;

const figureNames = Object.keys(decimals) as FigureName[];

/** Of each figure the median of the loads that measured it. */
export function mediansOf(loads: readonly PageFigures[]): PageFigures {
  const measured = figureNames.map((name) => [name, loads.flatMap((load) => load[name] ?? [])] as const);
  return Object.fromEntries(measured.flatMap(([name, values]) => (values.length > 0 ? [[name, median(values)]] : [])));
}

/** The lines of a table of each group of pages, of the figures that were measured. */
export function tablesOf(results: Results): string[] {
  return Object.entries(pageGroups).flatMap(([group, pages]) => {
    const names = figureNames.filter((name) => pages.some((page) => results.get(page)?.[name] !== undefined));
    const rows = pages.map((page) => {
      const figures = results.get(page) ?? {};
      return [page.path, ...names.map((name) => (figures[name] ?? NaN).toFixed(decimals[name]))];
    });
    const head = [group, ...names];
    return ['', ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)];
  });
}

/** The figures by page and name, as they are saved and compared with their goals. */
export const figuresOf = (results: Results): Figures =>
  Object.fromEntries(
    [...results].flatMap(([{ path }, figures]) =>
      Object.entries(figures).map(([name, value]) => [`${path}: ${name}`, value]),
    ),
  );
