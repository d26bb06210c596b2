/** `npm run dev`: server and web page, both rebuilt on change. The page is at http://localhost:5173. */
import { spawn } from 'node:child_process';
import { root } from './builds.ts';
import { loadDotEnv } from './dotEnv.ts';

loadDotEnv();

const commands = [
  ['tsx', 'watch', '--clear-screen=false', '--tsconfig', 'server/tsconfig.json', 'server/src/main.ts'],
  ['vite', 'dev', '--config', 'web/vite.config.ts', '--clearScreen', 'false'],
] as const;

const children = commands.map(([command, ...parameters]) =>
  spawn(command, parameters, { cwd: root, stdio: 'inherit' }),
);
const stopAll = () => children.forEach((child) => child.kill());
for (const child of children) child.once('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAll);
