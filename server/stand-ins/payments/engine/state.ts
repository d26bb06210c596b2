import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TableName, Tables } from './tables.ts';

type Row = Tables[TableName];

/** One line of the file: the rows that one transaction wrote, null for a removed one. */
type Line = readonly (readonly [TableName, string, Row | null])[];

/** The tables of the stand-in. A row is replaced, never edited in place. */
export interface State {
  get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined;
  /** In the order of their creation. */
  all<Name extends TableName>(table: Name): Tables[Name][];
  put<Name extends TableName>(table: Name, row: Tables[Name]): Tables[Name];
  remove(table: TableName, id: string): void;
  /** Runs the work as one transaction: what it wrote is on disk when this returns, and undone when it throws. */
  transaction<Result>(work: () => Result): Result;
  /** Calls the listener with each row of the table that a transaction wrote, once it is on disk; null for a removed one. */
  watch<Name extends TableName>(table: Name, listener: (id: string, row: Tables[Name] | null) => void): void;
  /** Inside of a transaction: undoes what the work wrote when it throws; what was written before stays. */
  savepoint<Result>(work: () => Result): Result;
}

/**
 * Opens the file, which has one line of JSON for each transaction. A line that a killed process did not finish belongs
 * to a request that was never answered, and is dropped.
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
    if (undo === null) throw new Error('The state is written inside of a transaction only.');
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
      for (const listener of watchers.get(table) ?? []) listener(id, row as never);
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
    watch: (table, listener) => void watchers.set(table, [...(watchers.get(table) ?? []), listener]),
    transaction(work) {
      if (undo !== null) return this.savepoint(work);
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
    savepoint(work) {
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

/** Each row that was written, as it was before. */
type Undo = Map<string, readonly [TableName, string, Row | undefined]>;

function linesOf(file: string): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // After the last line break there is nothing, or a line that was not finished.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as Line);
}

/** Rewrites the file as one line, so that it does not grow forever. */
function compact(file: string, tables: Map<TableName, Map<string, Row>>): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const rows: Line = [...tables].flatMap(([name, table]) => [...table].map(([id, row]) => [name, id, row] as const));
  writeFileSync(`${file}.new`, rows.length > 0 ? `${JSON.stringify(rows)}\n` : '', { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
