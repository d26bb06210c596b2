import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Finding as StoredFinding } from '../domain/findings/finding.ts';
import { legalRuleOf, type LegalRule as Rule } from '../domain/findings/legalRules.ts';
import { describeValues, enumOf } from './enums.ts';
import { FindingCodeEnum } from './findingCode.ts';

const ComparedWithEnum = enumOf<Rule['comparedWith']>(
  'ComparedWith',
  'What the entry of a rule was compared with.',
  describeValues({
    text: 'The full words of the articles that it names.',
    part: 'A part of the words of the articles that it names.',
    nothing: 'Nothing that could be found.',
  }),
);

@ObjectType({
  simpleResolvers: true,
  description: 'A rule of law or of a professional council that a text may break, for information only.',
})
export class LegalRule {
  @Field(() => ID, { description: 'The id, such as `price-shown`; it never changes.' })
  id: string;

  @Field(() => String, { description: 'The name of the law, resolution or code, in Portuguese.' })
  source: string;

  @Field(() => String, { nullable: true, description: 'The article, in Portuguese.' })
  article: string | null;

  @Field(() => String, { description: 'What the rule asks, in one sentence in Portuguese for the owner.' })
  summary: string;

  @Field(() => String, { description: 'What to write instead, in Portuguese.' })
  instead: string;

  @Field(() => String, { description: 'Where the rule can be read.' })
  url: string;

  @Field(() => String, { description: 'The day on which this entry was last checked, as YYYY-MM-DD.' })
  checkedOn: string;

  @Field(() => ComparedWithEnum, { description: 'What this entry was compared with on that day.' })
  comparedWith: Rule['comparedWith'];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A point of a text that is worth a second look before it is published.',
})
export class Finding {
  @Field(() => FindingCodeEnum, { description: 'What was found.' })
  code: StoredFinding['code'];

  @Field(() => String, { description: 'The explanation, in Portuguese, for the owner.' })
  message: string;

  @Field(() => LegalRule, {
    nullable: true,
    description: 'The rule of law or of a professional council that the finding rests on; null when it rests on none.',
  })
  rule: LegalRule | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where it begins in the text, in UTF-16 units; null when it is about the whole text.',
  })
  start: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where it ends in the text, in UTF-16 units; null when it is about the whole text.',
  })
  end: number | null;
}

/** A finding as the API shows it. */
export const toFinding = ({ code, message, rule, span }: StoredFinding): Finding => ({
  code,
  message,
  rule: rule && legalRuleOf(rule),
  start: span?.start ?? null,
  end: span?.end ?? null,
});
