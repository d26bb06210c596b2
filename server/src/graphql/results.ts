import { createUnionType, Mutation, type ClassType } from 'type-graphql';
import { isFailure, type Failure, type FailureCode } from '../domain/failures.ts';
import { asError } from './context.ts';
import { failureTypes, typeOfFailure } from './failures.ts';

type FailureTypes = typeof failureTypes;

/** The failures that can be members of a union. */
type UnionMemberCode = { [Code in FailureCode]: FailureTypes[Code] extends null ? never : Code }[FailureCode];

/** The domain's failure of that code, with the fields that its GraphQL type shows. */
type UnionMember<Code extends UnionMemberCode> = Code extends UnionMemberCode
  ? InstanceType<Exclude<FailureTypes[Code], null>> & { readonly code: Code }
  : never;

/** A union of successes and of the failures with the codes; as a type, it is what its resolvers may answer. */
export function unionOf<Successes extends readonly ClassType[], const Code extends UnionMemberCode>(union: {
  readonly name: string;
  readonly description: string;
  readonly successes: Successes;
  readonly failures: readonly Code[];
  /** Which of the successes a value is. */
  readonly successOf: (value: object) => Successes[number];
}): InstanceType<Successes[number]> | UnionMember<Code> {
  const { name, description, successes, failures, successOf } = union;
  return createUnionType({
    name,
    description,
    types: (): readonly ClassType[] => [...successes, ...failures.map((code) => failureTypes[code])],
    resolveType: (value) => (isFailure(value) ? typeOfFailure(value) : successOf(value)),
  }) as InstanceType<Successes[number]> | UnionMember<Code>;
}

/** `<Operation>Result = <Operation>Success | failures` (rule 8.9). */
export const resultUnion = <Success extends object, const Code extends UnionMemberCode>(
  success: ClassType<Success>,
  failures: readonly Code[],
): Success | UnionMember<Code> =>
  unionOf({
    name: success.name.replace(/Success$/, 'Result'),
    description: 'The success, or one of the expected failures.',
    successes: [success],
    failures,
    successOf: () => success,
  });

/** A mutation that answers with a member of its union; a resolver that may answer something else does not compile. */
export const ResultMutation =
  <Result>(union: Result & object, description: string) =>
  <Resolve extends (...input: never[]) => Promise<Result>>(
    prototype: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Resolve>,
  ): void => {
    Mutation(() => union, { description })(prototype, name, descriptor);
  };

/** What ends an operation as a GraphQL error: who calls is refused (rule 8.2). Arguments are those of queries alone. */
type TopLevelErrorCode = Exclude<FailureCode, UnionMemberCode | 'INVALID_ARGUMENT'>;

/** The failures of an answer that are members of a union. */
type UnionMemberFailure<Answer> = Exclude<Extract<Answer, Failure>, { readonly code: TopLevelErrorCode }>;

/**
 * A service's answer as a member of a result union: a failure as it is, anything else as the success made of it. Throws a
 * failure that no type shows as a GraphQL error with its code.
 */
export function resultOf<Answer, Success>(
  answer: Answer,
  success: (value: Exclude<Answer, Failure>) => Success,
): Success | UnionMemberFailure<Answer> {
  if (!isFailure(answer)) return success(answer as Exclude<Answer, Failure>);
  if (failureTypes[answer.code] === null) throw asError(answer);
  return answer as UnionMemberFailure<Answer>;
}
