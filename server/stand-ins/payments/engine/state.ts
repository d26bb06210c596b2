import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TableName, Tables } from './tables.ts';

type Row = Tables[TableName];

/** One line of the file: the rows that one change left behind, null for a removed one. */
type Line = readonly (readonly [TableName, string, Row | null])[];

/** Every object of the stand-in. Rows are never edited in place: a change puts a new one. */
export interface State {
  get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined;
  /** In the order of their creation. */
  all<Name extends TableName>(table: Name): Tables[Name][];
  put<Name extends TableName>(table: Name, row: Tables[Name]): Tables[Name];
  remove(table: TableName, id: string): void;
  /** Runs the work whole or not at all: what it put is on disk when this returns, and gone when it throws. */
  change<Result>(work: () => Result): Result;
  /** Tells of each row of the table that a change left behind, after it is on disk; null for a removed one. */
  watch<Name extends TableName>(table: Name, tell: (id: string, row: Tables[Name] | null) => void): void;
  /** Inside of a change: undoes what the work put when it throws, and goes on with what was put before. */
  attempt<Result>(work: () => Result): Result;
}

/**
 * Opens the file, which has one line of JSON for each change. A line that a killed process did not finish was never
 * answered, and is dropped.
 */
export function openState(file: string): State {
  const tables = new Map<TableName, Map<string, Row>>();
  const tableOf = (name: TableName) => {
    const table = tables.get(name) ?? new Map<string, Row>();
    tables.set(name, table);
    return table;
  };
  for (const line of linesOf(file)) {
    for (const [name, id, row] of line) {
      if (row === null) tableOf(name).delete(id);
      else tableOf(name).set(id, row);
    }
  }
  compact(file, tables);

  let undo: Undo | null = null;
  const watchers = new Map<TableName, ((id: string, row: never) => void)[]>();
  const remember = (table: TableName, id: string) => {
    if (undo === null) throw new Error('State changes inside of change() only.');
    const key = `${table} ${id}`;
    if (!undo.has(key)) undo.set(key, [table, id, tableOf(table).get(id)]);
  };
  const restore = (steps: Undo) => {
    for (const [table, id, row] of steps.values()) {
      if (row === undefined) tableOf(table).delete(id);
      else tableOf(table).set(id, row);
    }
  };
  const write = (steps: Undo) => {
    if (steps.size === 0) return;
    const line: Line = [...steps.values()].map(([table, id]) => [table, id, tableOf(table).get(id) ?? null]);
    appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    for (const [table, id, row] of line) {
      for (const tell of watchers.get(table) ?? []) tell(id, row as never);
    }
  };

  return {
    get: (table, id) => tableOf(table).get(id) as never,
    all: (table) => [...tableOf(table).values()] as never,
    put(table, row) {
      remember(table, row.id);
      tableOf(table).set(row.id, row);
      return row;
    },
    remove(table, id) {
      remember(table, id);
      tableOf(table).delete(id);
    },
    watch: (table, tell) => void watchers.set(table, [...(watchers.get(table) ?? []), tell]),
    change(work) {
      if (undo !== null) return this.attempt(work);
      const steps: Undo = new Map();
      undo = steps;
      try {
        const result = work();
        write(steps);
        return result;
      } catch (error) {
        restore(steps);
        throw error;
      } finally {
        undo = null;
      }
    },
    attempt(work) {
      const outer = undo;
      const steps: Undo = new Map();
      undo = steps;
      try {
        const result = work();
        for (const [key, step] of steps) if (!outer?.has(key)) outer?.set(key, step);
        return result;
      } catch (error) {
        restore(steps);
        throw error;
      } finally {
        undo = outer;
      }
    },
  };
}

/** What each touched row was before. */
type Undo = Map<string, readonly [TableName, string, Row | undefined]>;

function linesOf(file: string): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // What follows the last line break is empty, or was never finished.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as Line);
}

/** Writes what there is as one line, so that the file does not grow with every change ever made. */
function compact(file: string, tables: Map<TableName, Map<string, Row>>): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const rows: Line = [...tables].flatMap(([name, table]) => [...table].map(([id, row]) => [name, id, row] as const));
  writeFileSync(`${file}.new`, rows.length > 0 ? `${JSON.stringify(rows)}\n` : '', { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
