import { createUnionType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { contentTypeKeys, descriptorOf, type ContentType } from '../domain/content/contentTypes.ts';
import type { ContentDescriptor } from '../domain/content/descriptor.ts';
import type { Parts, PartSpec, PartValues } from '../domain/content/parts.ts';
import { silence } from '../domain/content/reelsScript.ts';

@ObjectType({ simpleResolvers: true, description: 'One line of a script: what is said and what is seen meanwhile.' })
export class ScriptScene {
  @Field(() => Int, { description: 'When it begins, in seconds.' })
  from: number;

  @Field(() => Int, { description: 'When it ends, in seconds.' })
  to: number;

  @Field(() => String, { description: `What is said; "${silence}" where nobody speaks.` })
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
function objectTypeOf({ api: { typeName, description }, parts }: ContentDescriptor): ClassType {
  const type = class {
    readonly contentType: ContentType;

    constructor(contentType: ContentType, values: Parts) {
      this.contentType = contentType;
      Object.assign(this, values);
    }
  };
  ObjectType(typeName, { simpleResolvers: true, description })(type);
  for (const [key, spec] of Object.entries(parts)) {
    const options = { nullable: spec.kind === 'optional', description: `${spec.description}${describeLimit(spec)}` };
    Field(fieldTypes[spec.kind], options)(type.prototype, key);
  }
  return type;
}

const describeLimit = ({ kind, min, max }: PartSpec): string => {
  if (max === undefined) return '';
  const unit = kind === 'text' || kind === 'optional' ? 'characters' : 'items';
  return min === undefined ? ` At most ${max} ${unit}.` : ` ${min} to ${max} ${unit}.`;
};

const objectTypes = new Map(contentTypeKeys.map((key) => [key, objectTypeOf(descriptorOf(key))]));

/** The parts as a value of their content type's object type, by which TypeGraphQL tells which it is. */
export function toPartsObject(contentType: ContentType, parts: Parts): object {
  const type = objectTypes.get(contentType);
  if (!type) throw new Error(`${contentType} has no type of parts`);
  return new type(contentType, parts);
}

export const VariationParts = createUnionType({
  name: 'VariationParts',
  description: 'The parts that a text of each content type is made of.',
  types: () => [...objectTypes.values()] as [ClassType],
});
