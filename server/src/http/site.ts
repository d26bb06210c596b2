import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer that is made once, when the server starts, and compressed for every client. */
export interface Answer {
  readonly type: string;
  readonly etag: string;
  readonly body: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

export interface Site {
  /** The public pages, the site map and what robots may read, by their path. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** The application's page, and the addresses that it is for. */
  readonly app: Answer;
  readonly appPaths: ReadonlySet<string>;
  /** The one inline script of the pages, as a content security policy names it. */
  readonly scriptHash: string;
}

/** What web/src/prerender.tsx exports once it is built; the server's side of that agreement. */
interface Renderer {
  renderSite(given: { facts: object; origin: string; template: string }): {
    answers: Record<string, { type: string; body: string }>;
    appPaths: string[];
    scriptHash: string;
  };
}

/** Renders the public pages of a built web (`root` is web/dist) with this server's configuration. */
export async function openSite(root: string, facts: object, origin: string): Promise<Site> {
  const { renderSite } = (await import(pathToFileURL(join(root, 'render/prerender.js')).href)) as Renderer;
  const [template, shell] = await Promise.all(
    ['page.html', 'index.html'].map((file) => readFile(join(root, 'client', file), 'utf8')),
  );
  const { answers, appPaths, scriptHash } = renderSite({ facts, origin, template: template! });
  const made = Object.entries(answers).map(
    async ([path, { type, body }]) => [path, await answerOf(type, body)] as const,
  );
  return {
    answers: new Map(await Promise.all(made)),
    app: await answerOf('text/html; charset=utf-8', shell!),
    appPaths: new Set(appPaths),
    scriptHash,
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function answerOf(type: string, text: string): Promise<Answer> {
  const identity = Buffer.from(text);
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  };
  const [br, gzipped] = await Promise.all([brotli(identity, quality), zip(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { type, etag, body: { br, gzip: gzipped, identity } };
}
