/**
 * Declares the classes of every CSS module as Vite names them, so that a class that is not in the style sheet is a type
 * error. TypeScript finds the declarations beside the modules by `rootDirs`.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';

const source = join(import.meta.dirname, 'src');
const target = join(import.meta.dirname, '.cssTypes');
const config = await resolveConfig({ configFile: join(import.meta.dirname, 'vite.config.ts') }, 'build');

rmSync(target, { recursive: true, force: true });
for (const file of globSync(join(source, '**/*.module.css'))) {
  const { modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
  const classes = Object.keys(modules).map((name) => `  readonly ${JSON.stringify(name)}: string;\n`);
  const declaration = join(target, `${relative(source, file)}.d.ts`);
  mkdirSync(dirname(declaration), { recursive: true });
  writeFileSync(declaration, `declare const styles: {\n${classes.join('')}};\nexport default styles;\n`);
}
