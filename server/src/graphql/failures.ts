import { createUnionType, Field, InterfaceType, ObjectType, type ClassType } from 'type-graphql';
import { Int } from 'type-graphql';
import type { PlanKey } from '../domain/plan.ts';
import type { User as Account } from '../domain/user.ts';
import { PlanKeyEnum } from './enums.ts';
import { Generation } from './generation.ts';
import { User } from './user.ts';

/** The GraphQL face of the failures in the domain: same names, so that a value is resolved by its class's name. */
const byClassName = (value: object): string => value.constructor.name;

@InterfaceType('Failure', { resolveType: byClassName, description: 'Uma falha esperada, com mensagem para pessoas.' })
abstract class FailureInterface {
  @Field(() => String, { description: 'Em português, para mostrar como está.' })
  message: string;
}

@InterfaceType('FieldFailure', {
  implements: FailureInterface,
  resolveType: byClassName,
  description: 'Uma falha em um campo.',
})
abstract class FieldFailureInterface extends FailureInterface {
  @Field(() => String, { description: 'O campo do input que precisa mudar.' })
  field: string;
}

const aFieldFailure = (description: string) => ({ implements: [FailureInterface, FieldFailureInterface], description });
const aFailure = (description: string) => ({ implements: FailureInterface, description });

@ObjectType(aFieldFailure('O pedido tem um campo que não pode ser usado.'))
export class InvalidBrief extends FieldFailureInterface {}

@ObjectType(aFieldFailure('O perfil tem um campo que não pode ser salvo.'))
export class InvalidProfile extends FieldFailureInterface {}

@ObjectType(aFieldFailure('Os textos editados não podem ser salvos.'))
export class InvalidVariations extends FieldFailureInterface {}

@ObjectType(aFieldFailure('Os termos aceitos não são os que estão em vigor.'))
export class InvalidTerms extends FieldFailureInterface {}

@ObjectType(aFieldFailure('A palavra que confirma a exclusão não foi digitada.'))
export class InvalidConfirmation extends FieldFailureInterface {}

@ObjectType(aFailure('Faz tempo que a pessoa entrou; é preciso entrar novamente.'))
export class RecentSignInRequired extends FailureInterface {}

@ObjectType(aFailure('Não há créditos.'))
export class OutOfCredits extends FailureInterface {}

@ObjectType(aFieldFailure('O plano não inclui o que foi pedido.'))
export class PlanLocked extends FieldFailureInterface {
  @Field(() => PlanKeyEnum, { description: 'O plano mais barato que inclui.' })
  requiredPlan: PlanKey;
}

@ObjectType(aFailure('Pedidos demais em pouco tempo.'))
export class TooManyRequests extends FailureInterface {
  @Field(() => Int, { description: 'Segundos até valer a pena tentar de novo.' })
  retryAfterSeconds: number;
}

@ObjectType(aFailure('O texto não pôde ser escrito; o crédito foi devolvido.'))
export class WriterUnavailable extends FailureInterface {}

@ObjectType(aFailure('Não existe, ou é de outra pessoa.'))
export class GenerationNotFound extends FailureInterface {}

@ObjectType(aFailure('O texto guardado é mais novo do que aquele que foi editado. Nada foi sobrescrito.'))
export class EditConflict extends FailureInterface {
  @Field(() => Generation, { description: 'Como está guardado agora.' })
  generation: Generation;
}

@ObjectType(aFailure('Um campo do perfil mudou em outro lugar desde `basedOn`. Nada foi sobrescrito.'))
export class ProfileConflict extends FailureInterface {
  @Field(() => User, { description: 'A conta, como está agora.' })
  user: Account;
}

@ObjectType(aFailure('Esta parte não está disponível agora.'))
export class Unavailable extends FailureInterface {}

@ObjectType(aFailure('O serviço de pagamentos não respondeu; nada mudou.'))
export class PaymentsUnavailable extends FailureInterface {}

@ObjectType(aFailure('O prazo para desistir terminou, ou nada foi pago.'))
export class NotRefundable extends FailureInterface {}

/** `<Operation>Result = <Operation>Success | failures` (rule 8.9). */
export const resultUnion = <Success extends object, Failures extends readonly ClassType[]>(
  success: ClassType<Success>,
  failures: Failures,
) =>
  unionOf(success.name.replace(/Success$/, 'Result'), 'Sucesso ou uma das falhas esperadas.', [success, ...failures]);

/** A union of classes whose values, or the failures of the domain of the same name, are told apart by their class. */
export const unionOf = <Types extends readonly ClassType[]>(name: string, description: string, types: Types) =>
  createUnionType({ name, description, types: () => types, resolveType: byClassName });
