import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

export interface PolicyOptions {
  /** Where the sign-in pages of the identity provider live: `projeto.firebaseapp.com`. */
  readonly authDomain: string;
  readonly emulatorUrl: string | null;
  readonly analytics: boolean;
  /** Whether people reach us over HTTPS. */
  readonly secure: boolean;
}

/** The inline scripts and styles of pages, by the hashes that a content security policy names them with. */
export interface Inline {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** The security headers of each kind of answer. */
export interface Policies {
  /** The product's pages and their files. */
  readonly page: Middleware;
  /** Apollo Sandbox, which is loaded from a CDN. */
  readonly sandbox: Middleware;
  /** GraphiQL, all of which is ours. */
  readonly graphiql: Middleware;
  /** Data, which loads nothing, is shown in no frame, and is never cached, because it depends on who asks. */
  readonly data: Middleware;
}

/** The policies of this server. */
export function createPolicies(options: PolicyOptions, inline?: Inline): Policies {
  return {
    page: pagePolicy(pageSources(options, inline), options),
    sandbox: pagePolicy(sandboxSources, options),
    graphiql: pagePolicy(graphiqlSources, options),
    data: withHeaders([...dataHeaders, ...(options.secure ? [strictTransport] : [])]),
  };
}

type Headers = readonly (readonly [name: string, value: string])[];

const strictTransport = ['strict-transport-security', `max-age=${365 * 86_400}; includeSubDomains`] as const;

/** The headers that matter for an answer that is no document; all of helmet's would be as large as a small answer. */
const dataHeaders: Headers = [
  ['cache-control', 'no-store'],
  ['vary', 'Authorization, Origin, Accept-Encoding'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
];

/** Sets the same headers on each answer. */
const withHeaders =
  (headers: Headers): Middleware =>
  (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };

/** Dictation and the photo of a preview need these two. */
const ownFeatures = ['camera', 'microphone'];
const noFeatures = [
  'accelerometer',
  'autoplay',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissions = [
  ...ownFeatures.map((feature) => `${feature}=(self)`),
  ...noFeatures.map((feature) => `${feature}=()`),
].join(', ');

type Sources = Record<string, string[]>;

/** The headers of helmet, and the features that the browser may use. */
function pagePolicy(sources: Sources, { secure }: PolicyOptions): Middleware {
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...sources,
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // The Google pop-up must be able to tell this page that it is done.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure,
  });
  return (request, response, next) => {
    response.setHeader('permissions-policy', permissions);
    setHelmetHeaders(request, response, next);
  };
}

function pageSources({ authDomain, emulatorUrl, analytics }: PolicyOptions, inline?: Inline): Sources {
  const identity = emulatorUrl
    ? [emulatorUrl]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const analyticsScript = analytics ? ['https://www.googletagmanager.com'] : [];
  const analyticsCalls = analytics ? ['https://*.google-analytics.com', 'https://*.googletagmanager.com'] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(inline?.scriptHashes ?? []), ...popUpScripts, ...analyticsScript],
    'style-src': ["'self'", ...(inline?.styleHashes ?? [])],
    'font-src': ["'self'"],
    // A photo that is chosen for a preview stays on the device: it is shown from the page's memory.
    'img-src': ["'self'", 'data:', 'blob:', ...analyticsCalls],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...identity, 'https://apis.google.com', ...analyticsCalls],
    'frame-src': [emulatorUrl ?? `https://${authDomain}`],
  };
}

/** The Firebase pop-up sign-in loads Google's script for talking to its frame, which loads its parts from the other path. */
const popUpScripts = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/'];

const apolloCdn = [
  'https://embeddable-sandbox.cdn.apollographql.com',
  'https://apollo-server-landing-page.cdn.apollographql.com',
];

const sandboxSources: Sources = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-inline'", ...apolloCdn],
  'style-src': ["'self'", "'unsafe-inline'", ...apolloCdn, 'https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': ["'self'", 'data:', ...apolloCdn],
  'manifest-src': apolloCdn,
  'connect-src': ["'self'", ...apolloCdn],
  'frame-src': ['https://sandbox.embed.apollographql.com'],
};

/** Its editor writes its styles into the page, and has its fonts in them. */
const graphiqlSources: Sources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'img-src': ["'self'", 'data:'],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
};
