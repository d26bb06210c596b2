import type { VisibleGeneration } from './generation.ts';
import type { Plan } from './plan.ts';
import type { User } from './user.ts';

/**
 * An expected failure: services return it, GraphQL shows it as a member of a result union, REST as a
 * status with its message. It is a value, never thrown; whatever is thrown is a bug.
 */
export abstract class Failure {
  /** Stable, for programs. */
  abstract readonly code: string;
  /** pt-BR, for people. */
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

export const isFailure = (value: unknown): value is Failure => value instanceof Failure;

/** No token, or one that does not hold. */
export class Unauthenticated extends Failure {
  readonly code = 'UNAUTHENTICATED';

  static noToken = () => new Unauthenticated('Usuário não autenticado.');
  static badToken = () => new Unauthenticated('Erro de autenticação. Por favor, faça login novamente.');
}

export type ForbiddenCode = 'EMAIL_NOT_VERIFIED' | 'ONBOARDING_REQUIRED' | 'PLAN_LOCKED';

/** Signed in, but not (yet) allowed. */
export class Forbidden extends Failure {
  readonly code: ForbiddenCode;

  constructor(code: ForbiddenCode, message: string) {
    super(message);
    this.code = code;
  }

  static emailNotVerified = () => new Forbidden('EMAIL_NOT_VERIFIED', 'Seu e-mail ainda não foi verificado.');
  static onboardingRequired = () =>
    new Forbidden('ONBOARDING_REQUIRED', 'Conte sobre o seu negócio antes de continuar.');
  static historyFilters = () =>
    new Forbidden('PLAN_LOCKED', 'Filtros avançados estão disponíveis a partir do Plano Voo');
  static historyExport = () =>
    new Forbidden('PLAN_LOCKED', 'Exportar o histórico está disponível a partir do Plano Voo.');
}

/** One field of the input cannot be taken. */
abstract class FieldFailure extends Failure {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** A field of a brief that cannot be used. */
export class InvalidBrief extends FieldFailure {
  readonly code = 'INVALID_BRIEF';
}

/** A field of the business profile that cannot be stored. */
export class InvalidProfile extends FieldFailure {
  readonly code = 'INVALID_PROFILE';
}

/** A field was changed elsewhere since the editor began; nothing was overwritten. */
export class ProfileConflict extends Failure {
  readonly code = 'PROFILE_CONFLICT';
  /** As it is stored now, so that both values can be offered. */
  readonly user: User;

  constructor(user: User) {
    super('O perfil foi alterado em outro lugar. Confira o que mudou antes de salvar.');
    this.user = user;
  }
}

/** Edited texts that cannot be stored. */
export class InvalidVariations extends Failure {
  readonly code = 'INVALID_VARIATIONS';
  readonly field = 'variations';
}

/** A cursor, identifier or argument that nobody was given by us. */
export class InvalidArgument extends FieldFailure {
  readonly code = 'INVALID_ARGUMENT';
}

/** `textCredits` is missing or below 1 (rule 4.9). */
export class OutOfCredits extends Failure {
  readonly code = 'OUT_OF_CREDITS';

  constructor() {
    super('Você não tem créditos.');
  }
}

/** The plan does not include what was asked; `requiredPlan` is the cheapest that does. */
export class PlanLocked extends Failure {
  readonly code = 'PLAN_LOCKED';
  readonly field: string;
  readonly requiredPlan: Plan['key'];

  constructor(field: string, feature: string, required: Plan) {
    super(`${feature}: disponível a partir do ${required.name}.`);
    this.field = field;
    this.requiredPlan = required.key;
  }
}

/** Too many clicks in a minute, or too many texts in flight (rule 5.5). */
export class TooManyRequests extends Failure {
  readonly code = 'TOO_MANY_REQUESTS';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }

  static clicks = (retryAfterSeconds: number) =>
    new TooManyRequests('Muitos pedidos em pouco tempo. Aguarde um minuto e tente novamente.', retryAfterSeconds);
  static inFlight = () => new TooManyRequests('Você já tem textos sendo escritos. Espere um deles ficar pronto.', 5);
}

/** The writer did not deliver; the credit is back before this is answered. */
export class WriterUnavailable extends Failure {
  readonly code = 'WRITER_UNAVAILABLE';

  constructor() {
    super('Não foi possível escrever o texto agora. Crédito devolvido. Tente novamente em instantes.');
  }
}

/** Missing, or somebody else's: nobody can tell which (rule 6.3). */
export class GenerationNotFound extends Failure {
  readonly code = 'GENERATION_NOT_FOUND';

  constructor() {
    super('Geração não encontrada.');
  }
}

/** The stored texts are newer than what the editor started from; nothing was overwritten (rule 6.2). */
export class EditConflict extends Failure {
  readonly code = 'EDIT_CONFLICT';
  /** As it is stored now, so that both texts can be offered. */
  readonly generation: VisibleGeneration;

  constructor(generation: VisibleGeneration) {
    super('Este texto foi alterado em outro lugar. Confira a versão mais nova antes de salvar.');
    this.generation = generation;
  }
}

/** Terms were accepted that are not the ones in force. */
export class InvalidTerms extends Failure {
  readonly code = 'INVALID_TERMS';
  readonly field = 'acceptedTermsVersion';

  constructor() {
    super('Os termos de uso mudaram. Recarregue a página e leia a nova versão.');
  }
}

/** The account is not deleted without the word that confirms it. */
export class InvalidConfirmation extends Failure {
  readonly code = 'INVALID_CONFIRMATION';
  readonly field = 'confirmation';

  constructor() {
    super('Para confirmar, digite EXCLUIR.');
  }
}

/** Too long since the password was given or Google was asked. */
export class RecentSignInRequired extends Failure {
  readonly code = 'RECENT_SIGN_IN_REQUIRED';

  constructor() {
    super('Por segurança, entre novamente antes de excluir a conta.');
  }
}
