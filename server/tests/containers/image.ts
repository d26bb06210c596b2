import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { read, root, stages } from './composeFile.ts';

/** A user that owns nothing here, as `node` in the image; only root can start a process as somebody else. */
const nobody = 65_534;
export const isRoot = process.getuid?.() === 0;
export const asNobody = isRoot ? { uid: nobody, gid: nobody } : {};

/** A folder with what an image has, and how its process starts. */
export interface Image {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly packagesMegabytes: number;
}

interface LockedPackage {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** The folders that `npm ci --omit=dev --omit=optional` makes, by the lock file that it follows. */
export function productionPackages(): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path]) => path);
}

/** Whether the stage `packages` deletes the file. */
export function isDeleted(file: string): boolean {
  const [, deletion = ''] = /find node_modules -type f (.*) -delete/.exec(stages['packages'] ?? '') ?? [];
  return [...deletion.matchAll(/-name '\*([^']+)'/g)].some(([, ending = '']) => file.endsWith(ending));
}

/** The files of the folder under another folder: hard links, or copies on another file system. */
function linkTree(from: string, to: string, skip: (name: string) => boolean = () => false): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (skip(entry.name)) continue;
    if (entry.isDirectory()) linkTree(source, target, skip);
    else if (entry.isFile()) link(source, target);
  }
}

/** What the folder takes on the disk, as `du` counts it. */
const diskBytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + (statSync(join(folder, name)).blocks ?? 0) * 512,
    0,
  );

function link(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(source, target);
  }
}

/**
 * Does what the Dockerfile's stage `server` says, in a folder, with the built server and page of this machine. Throws for
 * an instruction that it does not know, so that none is left out here.
 */
export function buildImage(folder: string): Image {
  const env: Record<string, string> = {};
  let command: string[] = [];
  let user = 'root';
  const app = join(folder, 'app');
  const instructions: Readonly<Record<string, (rest: string) => void>> = {
    FROM: () => mkdirSync(app, { recursive: true }),
    ENV: (rest) => {
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) env[name] = value;
    },
    RUN: (rest) => {
      if (rest !== 'mkdir -m 0700 /data && chown node:node /data') throw new Error(`RUN ${rest} is not known here`);
      mkdirSync(join(folder, 'data'), { mode: 0o700 });
      if (isRoot) chownSync(join(folder, 'data'), nobody, nobody);
    },
    WORKDIR: () => undefined,
    COPY: (rest) => {
      const [, stage, from = '', to = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
      const source = join(root, from.replace(/^\/app\//, ''));
      if (stage === 'packages') {
        for (const path of productionPackages()) {
          linkTree(join(root, path), join(app, path), (name) => name === 'node_modules' || isDeleted(name));
        }
      } else if (statSync(source).isDirectory()) linkTree(source, join(app, to));
      else link(source, join(app, to, basename(source)));
    },
    USER: (rest) => {
      user = rest;
    },
    VOLUME: () => undefined,
    EXPOSE: () => undefined,
    HEALTHCHECK: () => undefined,
    CMD: (rest) => {
      command = JSON.parse(rest) as string[];
    },
  };
  const text = (stages['server'] ?? '').replaceAll(/\\\n\s*/g, '').replaceAll(/^#.*$/gm, '');
  for (const [, name = '', rest = ''] of text.matchAll(/^([A-Z]+) (.*)$/gm)) {
    const run = instructions[name];
    if (!run) throw new Error(`${name} is not known here`);
    run(rest);
  }
  if (user === 'root') throw new Error('the image runs as root');
  // Links of folders to the machine's own would be writable by it; a folder is this image's alone.
  execFileSync('find', [app, '-type', 'd', '-exec', 'chmod', 'a-w', '{}', '+']);
  return { folder: app, env, command, packagesMegabytes: Math.round(diskBytes(join(app, 'node_modules')) / 2 ** 20) };
}

/** Removes the image; its folders are read-only, and its files are the machine's own. */
export function removeImage({ folder }: Image): void {
  execFileSync('find', [folder, '-type', 'd', '-exec', 'chmod', 'u+w', '{}', '+']);
  rmSync(dirname(folder), { recursive: true });
}
