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

/**
 * The security headers: one policy for the product's pages, one for Apollo Sandbox, which is loaded from a CDN. `scriptHash`
 * names the one inline script that pages may have.
 */
export function createPolicies(options: PolicyOptions, scriptHash?: string): { page: Middleware; sandbox: Middleware } {
  return { page: policy(pageSources(options, scriptHash), options), sandbox: policy(sandboxSources, options) };
}

type Sources = Record<string, string[]>;

const policy = (sources: Sources, { secure }: PolicyOptions): Middleware =>
  helmet({
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

function pageSources({ authDomain, emulatorUrl, analytics }: PolicyOptions, scriptHash?: string): Sources {
  const identity = emulatorUrl
    ? [emulatorUrl]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const analyticsScript = analytics ? ['https://www.googletagmanager.com'] : [];
  const analyticsCalls = analytics ? ['https://*.google-analytics.com', 'https://*.googletagmanager.com'] : [];
  return {
    'default-src': ["'none'"],
    // The Firebase pop-up sign-in loads Google's script for talking to its frame.
    'script-src': ["'self'", ...(scriptHash ? [scriptHash] : []), 'https://apis.google.com', ...analyticsScript],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    // A photo that is chosen for a preview stays on the device: it is shown from the page's memory.
    'img-src': ["'self'", 'data:', 'blob:', ...analyticsCalls],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...identity, 'https://apis.google.com', ...analyticsCalls],
    'frame-src': [emulatorUrl ?? `https://${authDomain}`],
  };
}

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
