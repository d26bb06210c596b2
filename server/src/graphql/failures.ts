import { Field, Int, InterfaceType, ObjectType, type ClassType } from 'type-graphql';
import { isFailure, type FailureCode } from '../domain/failures.ts';
import type { PlanKey } from '../domain/plan.ts';
import type { User as Account } from '../domain/user.ts';
import { PlanKeyEnum } from './enums.ts';
import { Generation } from './generation.ts';
import { User } from './user.ts';

/** The type of a failure of the domain. Throws for one that has none. */
export function typeOfFailure(value: object): ClassType {
  const type = isFailure(value) ? failureTypes[value.code] : null;
  if (!type) throw new Error('a value is resolved as a failure that no type shows');
  return type;
}

@InterfaceType('Failure', { resolveType: typeOfFailure, description: 'Uma falha esperada, com mensagem para pessoas.' })
abstract class FailureInterface {
  @Field(() => String, { description: 'Em português, para mostrar como está.' })
  message: string;
}

@InterfaceType('FieldFailure', {
  implements: FailureInterface,
  resolveType: typeOfFailure,
  description: 'Uma falha em um campo.',
})
abstract class FieldFailureInterface extends FailureInterface {
  @Field(() => String, { description: 'O campo do input que precisa mudar.' })
  field: string;
}

const aFieldFailure = (description: string) => ({ implements: [FailureInterface, FieldFailureInterface], description });
const aFailure = (description: string) => ({ implements: FailureInterface, description });

@ObjectType(aFieldFailure('O pedido tem um campo que não pode ser usado.'))
class InvalidBrief extends FieldFailureInterface {}

@ObjectType(aFieldFailure('O perfil tem um campo que não pode ser salvo.'))
class InvalidProfile extends FieldFailureInterface {}

@ObjectType(aFieldFailure('Os textos editados não podem ser salvos.'))
class InvalidVariations extends FieldFailureInterface {}

@ObjectType(aFieldFailure('Os termos aceitos não são os que estão em vigor.'))
class InvalidTerms extends FieldFailureInterface {}

@ObjectType(aFieldFailure('A palavra que confirma a exclusão não foi digitada.'))
class InvalidConfirmation extends FieldFailureInterface {}

@ObjectType(aFailure('Faz tempo que a pessoa entrou; é preciso entrar novamente.'))
class RecentSignInRequired extends FailureInterface {}

@ObjectType(aFailure('Não há créditos.'))
class OutOfCredits extends FailureInterface {}

@ObjectType(aFieldFailure('O plano não inclui o que foi pedido.'))
class PlanLocked extends FieldFailureInterface {
  @Field(() => PlanKeyEnum, { description: 'O plano mais barato que inclui.' })
  requiredPlan: PlanKey;
}

@ObjectType(aFailure('Pedidos demais em pouco tempo.'))
class TooManyRequests extends FailureInterface {
  @Field(() => Int, { description: 'Segundos até valer a pena tentar de novo.' })
  retryAfterSeconds: number;
}

@ObjectType(aFailure('O texto não pôde ser escrito; o crédito foi devolvido.'))
class WriterUnavailable extends FailureInterface {}

@ObjectType(aFailure('Não existe, ou é de outra pessoa.'))
class GenerationNotFound extends FailureInterface {}

@ObjectType(aFailure('O texto guardado é mais novo do que aquele que foi editado. Nada foi sobrescrito.'))
class EditConflict extends FailureInterface {
  @Field(() => Generation, { description: 'Como está guardado agora.' })
  generation: Generation;
}

@ObjectType(aFailure('Um campo do perfil mudou em outro lugar desde `basedOn`. Nada foi sobrescrito.'))
class ProfileConflict extends FailureInterface {
  @Field(() => User, { description: 'A conta, como está agora.' })
  user: Account;
}

@ObjectType(aFailure('Esta parte não está disponível agora.'))
class Unavailable extends FailureInterface {}

@ObjectType(aFailure('O serviço de pagamentos não respondeu; nada mudou.'))
class PaymentsUnavailable extends FailureInterface {}

@ObjectType(aFailure('O prazo para desistir terminou, ou nada foi pago.'))
class NotRefundable extends FailureInterface {}

/** The type that shows a failure; null for one that ends the operation, as a GraphQL error with its code. */
export const failureTypes = {
  EDIT_CONFLICT: EditConflict,
  GENERATION_NOT_FOUND: GenerationNotFound,
  INVALID_BRIEF: InvalidBrief,
  INVALID_CONFIRMATION: InvalidConfirmation,
  INVALID_PROFILE: InvalidProfile,
  INVALID_TERMS: InvalidTerms,
  INVALID_VARIATIONS: InvalidVariations,
  NOT_REFUNDABLE: NotRefundable,
  OUT_OF_CREDITS: OutOfCredits,
  PAYMENTS_UNAVAILABLE: PaymentsUnavailable,
  PLAN_LOCKED: PlanLocked,
  PROFILE_CONFLICT: ProfileConflict,
  RECENT_SIGN_IN_REQUIRED: RecentSignInRequired,
  TOO_MANY_REQUESTS: TooManyRequests,
  UNAVAILABLE: Unavailable,
  WRITER_UNAVAILABLE: WriterUnavailable,
  EMAIL_NOT_VERIFIED: null,
  INVALID_ARGUMENT: null,
  ONBOARDING_REQUIRED: null,
  UNAUTHENTICATED: null,
} as const satisfies Record<FailureCode, ClassType | null>;
