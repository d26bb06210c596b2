import { createUnionType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { contentTypeKeys, descriptorOf, type ContentType } from '../domain/content/contentTypes.ts';
import type { ContentDescriptor } from '../domain/content/descriptor.ts';
import type { Parts, PartSpec, PartValues } from '../domain/content/parts.ts';

@ObjectType({ simpleResolvers: true, description: 'One line of a script: what is said and what is seen meanwhile.' })
export class ScriptScene {
  @Field(() => Int, { description: 'When it begins, in seconds.' })
  from: number;

  @Field(() => Int, { description: 'When it ends, in seconds.' })
  to: number;

  @Field(() => String, { description: 'What is said.' })
  speech: string;

  @Field(() => String, { description: 'What is seen.' })
  scene: string;
}

const fieldTypes: {
  readonly [Kind in keyof PartValues]: () => StringConstructor | [StringConstructor | typeof ScriptScene];
} = {
  text: () => String,
  optional: () => String,
  paragraphs: () => [String],
  points: () => [String],
  hashtags: () => [String],
  scenes: () => [ScriptScene],
};

/** The object type of a content type's parts, made of its descriptor: a new type has one as soon as it is described. */
function objectTypeOf({ api: { typeName, description }, parts }: ContentDescriptor): ClassType<TypedParts> {
  // It is never instantiated: it only carries what TypeGraphQL knows of its fields.
  const type = class {
    readonly contentType: ContentType;
  } as ClassType<TypedParts>;
  ObjectType(typeName, { simpleResolvers: true, description })(type);
  for (const [key, spec] of Object.entries(parts)) {
    const options = { nullable: spec.kind === 'optional', description: `${spec.description}${limitOf(spec)}` };
    Field(fieldTypes[spec.kind], options)(type.prototype, key);
  }
  return type;
}

const limitOf = ({ kind, fewest, most }: PartSpec): string => {
  if (most === undefined) return '';
  const unit = kind === 'text' || kind === 'optional' ? 'characters' : 'items';
  return fewest === undefined ? ` At most ${most} ${unit}.` : ` ${fewest} to ${most} ${unit}.`;
};

/** The parts of a text with the type that tells how to read them. */
export type TypedParts = Parts & { readonly contentType: ContentType };

const objectTypes = contentTypeKeys.map((key) => objectTypeOf(descriptorOf(key)));

export const VariationParts = createUnionType({
  name: 'VariationParts',
  description: 'The parts that a text of each content type is made of.',
  types: () => objectTypes as [ClassType<TypedParts>],
  resolveType: ({ contentType }) => descriptorOf(contentType).api.typeName,
});
