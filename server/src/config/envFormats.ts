import { z } from 'zod';

const wholeNumber = (least: number, most: number, message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);

/** A decimal number, 0 or more. */
export const decimal = (message: string, most = Infinity) =>
  z
    .string()
    .trim()
    .regex(/^(\d+\.?\d*|\.\d+)$/, message)
    .transform(Number)
    .refine((value) => value <= most, message);

/** A port of TCP; 0 is any that is free. */
export const port = wholeNumber(0, 65_535, 'must be a port, 0 to 65535');
/** A number of something, at least one. */
export const count = wholeNumber(1, 999_999_999, 'must be a whole number, 1 or more');
/** Any words. */
export const text = z.string().trim().min(1);
/** What a million tokens cost. */
export const dollars = decimal('must be dollars for a million tokens, such as 0.25');

/** An address of the web, as it was given. */
export const webAddress = z
  .string()
  .trim()
  .regex(/^https?:\/\//i, { error: 'must begin with http:// or https://', abort: true })
  .refine((url) => URL.canParse(url), { error: 'must be an address, such as https://loja.example', abort: true });

/** The address of a site, without a path; as browsers write it in the header Origin. */
export const origin = webAddress
  .refine((url) => {
    const { pathname, search, hash, username, password } = new URL(url);
    return pathname.replace(/^\/+$/, '') + search + hash + username + password === '';
  }, 'must be an address without a path, a query and a user')
  .transform((url) => new URL(url).origin);

/** Items between commas; none when left out. */
export const commaSeparated = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** Items between commas, each of that form; none when left out. */
export const listOf = (item: RegExp, message: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .pipe(z.array(z.string().regex(item, message)))
    .default([]);

const proxiesProblem =
  'must be a number of proxies (0 to 10), or addresses and networks, separated by commas (10.0.0.0/8)';

/** The proxies in front of the server: how many, or their addresses and networks. */
export const proxies = z
  .string()
  .transform((value) => (/^\s*\d+\s*$/.test(value) ? Number(value) : value.split(',').map((one) => one.trim())))
  .pipe(
    z.union(
      [z.number().max(10, proxiesProblem), z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))],
      proxiesProblem,
    ),
  );

/** `name=value,other=value`, the values percent-encoded, as https://www.w3.org/TR/baggage/ has it. */
export const pairs = commaSeparated.transform((list, context): Record<string, string> => {
  try {
    return Object.fromEntries(
      list.map((pair) => {
        const [, name = '', value = ''] = /^([^=\s]+) *= *(.*)$/.exec(pair) ?? [];
        if (name === '') throw new Error('no name');
        return [name, decodeURIComponent(value)];
      }),
    );
  } catch {
    context.addIssue('must be name=value pairs, separated by commas');
    return z.NEVER;
  }
});

/** MongoDB's own databases; in the path of an address they say where users are authenticated. */
const ownDatabases = new Set(['admin', 'config', 'local', '$external']);

/** The name of a database of MongoDB (https://www.mongodb.com/docs/manual/reference/limits/#naming-restrictions). */
export const databaseName = z
  .string()
  .trim()
  .regex(/^[^/\\. "$*<>:|?\0]{1,63}$/, 'must be the name of a database, without spaces, dots and / \\ " $ * < > : | ?')
  .refine((name) => !ownDatabases.has(name), 'is a database of MongoDB itself (admin, config, local): choose another');

/** The address of a MongoDB deployment, which may name a database in its path. */
export const mongoUri = z.string().regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://');

/**
 * The database in the path of the address; undefined where there is none, and where it is one of MongoDB's own. Several
 * hosts are no address that URL reads.
 */
export function databaseIn(uri: string): string | undefined {
  const [, path = ''] = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(uri) ?? [];
  const name = decoded(path) ?? path;
  return name === '' || ownDatabases.has(name) ? undefined : name;
}

/** The address of a mail server; its user and password are percent-encoded. */
export const smtpUrl = z
  .string()
  .trim()
  .refine((url) => isSmtp(URL.parse(url)), {
    error: 'must be smtp://user:password@host:port, or smtps://',
    abort: true,
  })
  .refine(
    (url) => isDecodable(new URL(url)),
    'has a % in the user or the password that encodes nothing: write % as %25',
  );

const isSmtp = (url: URL | null): boolean => url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';

const isDecodable = ({ username, password }: URL): boolean => decoded(username) !== null && decoded(password) !== null;

/** The text without its percent-encoding; null for a `%` that encodes nothing. */
function decoded(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

const accountKey = z.looseObject({ project_id: text, client_email: text, private_key: text });

/** The JSON of a key of Google's. */
export const serviceAccount = z.string().transform((value, context) => {
  try {
    return accountKey.parse(JSON.parse(value));
  } catch {
    context.addIssue(
      'must be the JSON of a service account key, with its project_id, client_email and private_key, on one line',
    );
    return z.NEVER;
  }
});
