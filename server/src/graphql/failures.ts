import { Field, Int, InterfaceType, ObjectType, type ClassType } from 'type-graphql';
import { isFailure, type FailureCode } from '../domain/failures.ts';
import type { PlanKey } from '../domain/billing/plan.ts';
import type { User as Account } from '../domain/account/user.ts';
import { PlanKeyEnum } from './enums.ts';
import { Generation } from './generation.ts';
import { User } from './user.ts';

/** The type of a failure of the domain. Throws for one that has none. */
export function typeOfFailure(value: object): ClassType {
  const type = isFailure(value) ? failureTypes[value.code] : null;
  if (!type) throw new Error('a value is resolved as a failure that no type shows');
  return type;
}

@InterfaceType('Failure', {
  resolveType: typeOfFailure,
  description: 'An expected failure, with a message for people.',
})
export abstract class FailureInterface {
  @Field(() => String, { description: 'In Portuguese, to be shown as it is.' })
  message: string;
}

@InterfaceType('FieldFailure', {
  implements: FailureInterface,
  resolveType: typeOfFailure,
  description: 'An expected failure of one field.',
})
abstract class FieldFailureInterface extends FailureInterface {
  @Field(() => String, {
    description:
      'The field of the input that has to change; `apiKey`, which is not a field of the input, when the plan includes no API keys.',
  })
  field: string;
}

const aFieldFailure = (description: string) => ({ implements: [FailureInterface, FieldFailureInterface], description });
const aFailure = (description: string) => ({ implements: FailureInterface, description });

@ObjectType(aFieldFailure('A field of the brief cannot be used.'))
class InvalidBrief extends FieldFailureInterface {}

@ObjectType(aFieldFailure('A field of the profile cannot be saved.'))
class InvalidProfile extends FieldFailureInterface {}

@ObjectType(aFieldFailure('A product cannot be saved, or there are too many of them.'))
class InvalidProducts extends FieldFailureInterface {
  @Field(() => Int, { nullable: true, description: 'Which product, from 1; null when it is about the whole list.' })
  line: number | null;
}

@ObjectType(aFieldFailure('A field of the adjustment cannot be used.'))
class InvalidAdjustment extends FieldFailureInterface {}

@ObjectType(aFieldFailure('A field of the voice cannot be saved.'))
class InvalidVoice extends FieldFailureInterface {
  @Field(() => Int, {
    nullable: true,
    description: 'Which item of the field, from 1; null when it is about all of them.',
  })
  line: number | null;
}

@ObjectType(aFieldFailure('The API key cannot be made.'))
class InvalidApiKey extends FieldFailureInterface {}

@ObjectType(aFailure('The owner has as many API keys as there may be.'))
class TooManyApiKeys extends FailureInterface {}

@ObjectType(aFieldFailure('The edited texts cannot be saved.'))
class InvalidVariations extends FieldFailureInterface {}

@ObjectType(aFieldFailure('The accepted terms are not the ones in force.'))
class InvalidTerms extends FieldFailureInterface {}

@ObjectType(aFieldFailure('The word that confirms the deletion was not typed.'))
class InvalidConfirmation extends FieldFailureInterface {}

@ObjectType(aFieldFailure('The plan is the free one, which cannot be bought.'))
class InvalidPlan extends FieldFailureInterface {}

@ObjectType(aFailure('The sign-in is too old; the owner has to sign in again.'))
class RecentSignInRequired extends FailureInterface {}

@ObjectType(aFailure('The credits do not cover what was asked for. None was taken.'))
class OutOfCredits extends FailureInterface {
  @Field(() => Int, { description: 'How many credits more it takes.' })
  missingCredits: number;
}

@ObjectType(aFieldFailure('The plan does not include what was asked for.'))
class PlanLocked extends FieldFailureInterface {
  @Field(() => PlanKeyEnum, { description: 'The cheapest plan that includes it.' })
  requiredPlan: PlanKey;
}

@ObjectType(aFailure('Too many requests in a short time.'))
class TooManyRequests extends FailureInterface {
  @Field(() => Int, { description: 'In how many seconds it is worth trying again.' })
  retryAfterSeconds: number;
}

@ObjectType(aFailure('The text could not be written; the credit is returned, and an adjustment is not counted.'))
class WriterUnavailable extends FailureInterface {}

@ObjectType(aFailure('Every text made a claim that none may make, which the message names; the credit is returned.'))
class ForbiddenClaim extends FailureInterface {}

@ObjectType(aFailure('All adjustments that the generation includes are used or under way.'))
class AdjustmentsUsedUp extends FailureInterface {}

@ObjectType(aFailure('No text with the requested change could be made; the adjustment is not counted.'))
class NothingToAdjust extends FailureInterface {}

@ObjectType(aFailure('There is no such generation, or it belongs to somebody else.'))
class GenerationNotFound extends FailureInterface {}

@ObjectType(aFailure('The text of this `requestId` was deleted. Nothing was written or charged.'))
class GenerationDeleted extends FailureInterface {}

@ObjectType(aFailure('The `requestId` was used for another brief. Nothing was written.'))
class RequestIdReused extends FailureInterface {}

@ObjectType(aFailure('The stored texts are newer than those that the edit is based on. Nothing was overwritten.'))
class EditConflict extends FailureInterface {
  @Field(() => Generation, { description: 'The generation as it is stored now.' })
  generation: Generation;
}

@ObjectType(aFailure('A field of the profile was changed elsewhere since `basedOn`. Nothing was overwritten.'))
class ProfileConflict extends FailureInterface {
  @Field(() => User, { description: 'The account as it is stored now.' })
  user: Account;
}

@ObjectType(aFailure('The list of products was saved elsewhere since `basedOn`. Nothing was overwritten.'))
class ProductsConflict extends FailureInterface {
  @Field(() => User, { description: 'The account, with the list as it is stored now.' })
  user: Account;
}

@ObjectType(aFailure('The voice was saved elsewhere since `basedOn`. Nothing was overwritten.'))
class VoiceConflict extends FailureInterface {
  @Field(() => User, { description: 'The account, with the voice as it is stored now.' })
  user: Account;
}

@ObjectType(aFailure('The payment provider did not answer; nothing has changed.'))
class PaymentsUnavailable extends FailureInterface {}

@ObjectType(aFailure('The owner never began a purchase, so there is nothing to manage.'))
class NoSubscription extends FailureInterface {}

@ObjectType(aFailure("There is no such purchase, or it is somebody else's."))
class CheckoutNotFound extends FailureInterface {}

@ObjectType(aFailure('It is too late to undo the purchase, or nothing was paid.'))
class NotRefundable extends FailureInterface {}

/** The type that shows a failure; null for one that ends the operation, as a GraphQL error with its code. */
export const failureTypes = {
  ADJUSTMENTS_USED_UP: AdjustmentsUsedUp,
  CHECKOUT_NOT_FOUND: CheckoutNotFound,
  EDIT_CONFLICT: EditConflict,
  FORBIDDEN_CLAIM: ForbiddenClaim,
  GENERATION_DELETED: GenerationDeleted,
  GENERATION_NOT_FOUND: GenerationNotFound,
  INVALID_ADJUSTMENT: InvalidAdjustment,
  INVALID_API_KEY: InvalidApiKey,
  INVALID_BRIEF: InvalidBrief,
  INVALID_CONFIRMATION: InvalidConfirmation,
  INVALID_PLAN: InvalidPlan,
  INVALID_PRODUCTS: InvalidProducts,
  INVALID_PROFILE: InvalidProfile,
  INVALID_TERMS: InvalidTerms,
  INVALID_VARIATIONS: InvalidVariations,
  INVALID_VOICE: InvalidVoice,
  NOTHING_TO_ADJUST: NothingToAdjust,
  NOT_REFUNDABLE: NotRefundable,
  NO_SUBSCRIPTION: NoSubscription,
  OUT_OF_CREDITS: OutOfCredits,
  PAYMENTS_UNAVAILABLE: PaymentsUnavailable,
  PLAN_LOCKED: PlanLocked,
  PRODUCTS_CONFLICT: ProductsConflict,
  PROFILE_CONFLICT: ProfileConflict,
  RECENT_SIGN_IN_REQUIRED: RecentSignInRequired,
  REQUEST_ID_REUSED: RequestIdReused,
  TOO_MANY_API_KEYS: TooManyApiKeys,
  TOO_MANY_REQUESTS: TooManyRequests,
  VOICE_CONFLICT: VoiceConflict,
  WRITER_UNAVAILABLE: WriterUnavailable,
  API_KEY_NOT_ALLOWED: null,
  EMAIL_NOT_VERIFIED: null,
  INVALID_ARGUMENT: null,
  TERMS_REQUIRED: null,
  ONBOARDING_REQUIRED: null,
  UNAUTHENTICATED: null,
} as const satisfies Record<FailureCode, ClassType | null>;
