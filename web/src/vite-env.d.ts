/// <reference types="vite/client" />

/** The web reads no environment: a variable of our own in `import.meta.env` is a type error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** Interfaces and unions of schema.graphql with their members, written by vite.config.ts. */
declare const __POSSIBLE_TYPES__: Record<string, string[]>;
