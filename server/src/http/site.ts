import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { enumName } from '../graphql/enums.ts';
import type { PublicConfig } from '../services/publicConfig.ts';

export type SiteEncoding = 'br' | 'gzip' | 'identity';

/** A page or file that is rendered once, when the server starts. */
export interface SiteAnswer {
  readonly type: string;
  readonly etag: string;
  /** Its bytes, compressed at the first request: compressing all pages would delay the start. */
  body(encoding: SiteEncoding): Promise<Buffer>;
}

export interface Site {
  /** Every page, the site map and what robots may read, by their path. */
  readonly answers: ReadonlyMap<string, SiteAnswer>;
  /** The inline scripts of the pages, as a content security policy names them. */
  readonly scriptHashes: readonly string[];
  /** Their inline styles. */
  readonly styleHashes: readonly string[];
}

/** The interface of the built web/src/prerender.tsx. */
interface Renderer {
  renderSite(input: {
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
    facts: toSiteFacts(config),
    origin,
    templates,
    chunks,
  });
  return {
    answers: new Map(Object.entries(answers).map(([path, { type, body }]) => [path, createSiteAnswer(type, body)])),
    scriptHashes,
    styleHashes,
  };
}

/** The configuration that pages show, with keys as GraphQL's enums name them, which is how the web knows them. */
const toSiteFacts = ({
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
const gzipBytes = promisify(gzip);

const compress: Readonly<Record<SiteEncoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => gzipBytes(bytes),
  identity: (bytes) => Promise.resolve(bytes),
};

function createSiteAnswer(type: string, text: string): SiteAnswer {
  const identity = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const bodies: Partial<Record<SiteEncoding, Promise<Buffer>>> = {};
  return { type, etag, body: (encoding) => (bodies[encoding] ??= compress[encoding](identity)) };
}
