/// <reference types="vite/client" />

/** Interfaces and unions of schema.graphql with their members, written by vite.config.ts. */
declare const __POSSIBLE_TYPES__: Record<string, string[]>;
