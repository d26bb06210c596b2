import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { enumName } from '../graphql/enums.ts';
import type { PublicConfig } from '../services/publicConfig.ts';

export type SiteEncoding = 'br' | 'gzip' | 'identity';

/** An answer that is made once, when the server starts. */
export interface Answer {
  readonly type: string;
  readonly etag: string;
  /** Its bytes, compressed once: when they are first asked for, because all pages together would hold up the start. */
  body(encoding: SiteEncoding): Promise<Buffer>;
}

export interface Site {
  /** Every page, the site map and what robots may read, by their path. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** The inline scripts of the pages, as a content security policy names them. */
  readonly scriptHashes: readonly string[];
  /** Their inline styles. */
  readonly styleHashes: readonly string[];
}

/** What web/src/prerender.tsx exports once it is built; the server's side of that agreement. */
interface Renderer {
  renderSite(given: {
    facts: object;
    origin: string;
    templates: Record<'page' | 'index', string>;
    chunks: Record<string, string[]>;
  }): {
    answers: Record<string, { type: string; body: string }>;
    scriptHashes: readonly string[];
    styleHashes: readonly string[];
  };
}

/** Renders the pages of a built web (`root` is web/dist) with this server's configuration. */
export async function openSite(root: string, config: PublicConfig, origin: string): Promise<Site> {
  const { renderSite } = (await import(pathToFileURL(join(root, 'render/prerender.js')).href)) as Renderer;
  const template = (name: string) => readFile(join(root, 'client', `${name}.html`), 'utf8');
  const templates = { page: await template('page'), index: await template('index') };
  const chunks = JSON.parse(await readFile(join(root, 'render/chunks.json'), 'utf8')) as Record<string, string[]>;
  const { answers, scriptHashes, styleHashes } = renderSite({
    facts: withEnumNames(config),
    origin,
    templates,
    chunks,
  });
  return {
    answers: new Map(Object.entries(answers).map(([path, { type, body }]) => [path, answerOf(type, body)])),
    scriptHashes,
    styleHashes,
  };
}

/** What pages say, with the keys as the web knows them: in GraphQL's form. */
const withEnumNames = ({
  plans,
  contentTypes,
  contacts,
  analyticsId,
  terms,
  modelData,
  legalRules,
  withdrawalDays,
  refundRememberedDays,
}: PublicConfig) => ({
  terms,
  modelData,
  withdrawalDays,
  refundRememberedDays,
  contacts,
  analyticsId,
  legalRules: legalRules.map((rule) => ({ ...rule, comparedWith: enumName(rule.comparedWith) })),
  contentTypes: contentTypes.map(({ key, label }) => ({ key: enumName(key), label })),
  plans: plans.map((plan) => ({
    ...plan,
    key: enumName(plan.key),
    contentTypes: plan.contentTypes.map(enumName),
    tones: plan.tones.map(enumName),
    features: plan.features.map(enumName),
  })),
});

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compress: Readonly<Record<SiteEncoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => zip(bytes),
  identity: (bytes) => Promise.resolve(bytes),
};

function answerOf(type: string, text: string): Answer {
  const identity = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const bodies: Partial<Record<SiteEncoding, Promise<Buffer>>> = {};
  return { type, etag, body: (encoding) => (bodies[encoding] ??= compress[encoding](identity)) };
}
