import graphqlPlugin from '@graphql-eslint/eslint-plugin';

const { configs, parser } = graphqlPlugin;

/** The rules of the emitted schema: the plugin's recommended ones, and Relay's where pages are connections. */
export default [
  {
    files: ['schema.graphql'],
    plugins: { '@graphql-eslint': graphqlPlugin },
    languageOptions: { parser, parserOptions: { graphQLConfig: { schema: 'schema.graphql' } } },
    rules: {
      ...configs['flat/schema-recommended'].rules,
      ...configs['flat/schema-relay'].rules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          // The root types cannot be given one; each of their fields has its own.
          ignoredSelectors: ['[type=ObjectTypeDefinition][name.value=/^(Query|Mutation|Subscription)$/]'],
        },
      ],
      // Results, failures and parts are values; what is stored has an id.
      '@graphql-eslint/strict-id-in-types': 'off',
      // Pages are read forwards only.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      // Lists that are never paged are plain lists, and there is no `node(id)`.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
    },
  },
];
