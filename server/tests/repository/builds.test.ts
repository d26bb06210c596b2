import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { builds, root } from '../../scripts/builds.ts';

const importedFiles = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g;

it('`npm start` builds the web page again when a file that it imports has changed', () => {
  const { sources = [] } = builds.find(({ name }) => name === 'web page') ?? {};
  const folder = join(root, 'web/src');
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  expect(modules.length).toBeGreaterThan(100);
  const imported = modules.flatMap((file) => {
    const path = join(folder, file);
    return [...readFileSync(path, 'utf8').matchAll(importedFiles)].map(([, from = '']) =>
      relative(root, join(dirname(path), from)).replaceAll('\\', '/'),
    );
  });
  const isSource = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`));
  expect([...new Set(imported)].filter((file) => !isSource(file))).toEqual([]);
});
