import { fileURLToPath } from 'node:url';
import { buildApiSchema } from '../src/graphql/schema.ts';

buildApiSchema(fileURLToPath(new URL('../../schema.graphql', import.meta.url)));
