import type { CodegenConfig } from '@graphql-codegen/cli';

export default {
  schema: 'schema.graphql',
  // Tests have operations of their own, which are no part of the product.
  documents: ['web/src/**/*.{ts,tsx}', '!web/src/**/*.test.{ts,tsx}', '!web/src/gql/**'],
  ignoreNoDocuments: true,
  generates: {
    'web/src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'getFragmentData' } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { DateTime: { input: '../ui/dateTime.ts#IsoDateTime', output: '../ui/dateTime.ts#IsoDateTime' } },
        defaultScalarType: 'unknown',
      },
    },
  },
} satisfies CodegenConfig;
