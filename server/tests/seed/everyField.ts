import {
  getNamedType,
  isLeafType,
  isNonNullType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';

/** All fields of the type, and those of the types below it, without a type inside itself or a page inside a page. */
export function everyField(type: GraphQLNamedType, above: readonly GraphQLNamedType[] = []): string {
  if (isLeafType(type)) return '';
  if (isUnionType(type))
    return `{ ${type
      .getTypes()
      .map((member) => `... on ${member.name} ${everyField(member, above)}`)
      .join(' ')} }`;
  const path = [...above, type];
  const fields = Object.values((type as GraphQLObjectType).getFields())
    .filter((field) => isSelectable(field) && !path.includes(getNamedType(field.type)))
    .map((field) => `${field.name} ${everyField(getNamedType(field.type), path)}`);
  return `{ ${fields.join(' ')} }`;
}

const isSelectable = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined);
