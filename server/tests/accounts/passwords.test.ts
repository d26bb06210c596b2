import { readFileSync } from 'node:fs';
import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { buildApiSchema } from '../../src/graphql/schema.ts';

it('the API takes no password in any argument, input or route', () => {
  const names = Object.values(buildApiSchema().getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) return Object.keys(type.getFields());
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) => [name, ...args.map((one) => one.name)]);
  });
  expect(names).toContain('acceptedTermsVersion');
  expect(names.filter((name) => /password|senha/i.test(name))).toEqual([]);
  expect(readFileSync('server/src/http/restRoutes.ts', 'utf8')).not.toMatch(/password|senha/i);
});
