import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import { describe, expect, it } from 'vitest';
import codegen from '../../../codegen.ts';
import { buildApiSchema } from '../../src/graphql/schema.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('generated code', () => {
  it('schema.graphql is what the classes emit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bemtevi-schema-'));
    buildApiSchema(join(folder, 'schema.graphql'));
    const emitted = readFileSync(join(folder, 'schema.graphql'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(readFileSync(join(root, 'schema.graphql'), 'utf8')).toBe(emitted);
  });

  it('web/src/gql is what codegen writes', async () => {
    const files = (await generate({ ...codegen, cwd: root, silent: true }, false)) as {
      filename: string;
      content: string;
    }[];
    expect(files.length).toBeGreaterThan(2);
    const stale = files.filter(({ filename, content }) => readFileSync(resolve(root, filename), 'utf8') !== content);
    expect(stale.map(({ filename }) => filename)).toEqual([]);
  });
});
