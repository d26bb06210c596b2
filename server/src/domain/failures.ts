import { withdrawalDays } from './billing/billing.ts';
import type { Plan, PlanKey } from './billing/plan.ts';

/** Every expected failure there is. Each transport has a full table by code, so a new one compiles once all name it. */
export type FailureCode =
  | 'UNAUTHENTICATED'
  | 'EMAIL_NOT_VERIFIED'
  | 'TERMS_REQUIRED'
  | 'ONBOARDING_REQUIRED'
  | 'API_KEY_NOT_ALLOWED'
  | 'PLAN_LOCKED'
  | 'INVALID_API_KEY'
  | 'INVALID_ARGUMENT'
  | 'INVALID_BRIEF'
  | 'INVALID_PROFILE'
  | 'INVALID_PRODUCTS'
  | 'INVALID_VARIATIONS'
  | 'INVALID_VOICE'
  | 'INVALID_TERMS'
  | 'INVALID_CONFIRMATION'
  | 'INVALID_PLAN'
  | 'PROFILE_CONFLICT'
  | 'PRODUCTS_CONFLICT'
  | 'VOICE_CONFLICT'
  | 'EDIT_CONFLICT'
  | 'CHECKOUT_NOT_FOUND'
  | 'GENERATION_NOT_FOUND'
  | 'GENERATION_DELETED'
  | 'INVALID_ADJUSTMENT'
  | 'ADJUSTMENTS_USED_UP'
  | 'NOTHING_TO_ADJUST'
  | 'REQUEST_ID_REUSED'
  | 'OUT_OF_CREDITS'
  | 'TOO_MANY_API_KEYS'
  | 'TOO_MANY_REQUESTS'
  | 'WRITER_UNAVAILABLE'
  | 'FORBIDDEN_CLAIM'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'PAYMENTS_UNAVAILABLE'
  | 'NO_SUBSCRIPTION'
  | 'NOT_REFUNDABLE';

/**
 * An expected failure: services return it, GraphQL shows it as a member of a result union, REST as a
 * status with its message. It is a value, never thrown; whatever is thrown is a bug.
 */
export abstract class Failure {
  /** Stable, for programs. */
  abstract readonly code: FailureCode;
  /** pt-BR, for people. */
  readonly message: string;
  /** The field of the input that has to change, where it is about one. */
  declare readonly field?: string;
  /** The cheapest plan that includes what was asked for, where a plan is in the way. */
  declare readonly requiredPlan?: PlanKey;
  /** When it is worth trying again, where time helps. */
  declare readonly retryAfterSeconds?: number;

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
  static badApiKey = () => new Unauthenticated('Esta chave de API não existe ou foi revogada.');
}

export type ForbiddenCode = Extract<
  FailureCode,
  'EMAIL_NOT_VERIFIED' | 'TERMS_REQUIRED' | 'ONBOARDING_REQUIRED' | 'API_KEY_NOT_ALLOWED'
>;

/** Signed in, but not (yet) allowed. */
export class Forbidden extends Failure {
  readonly code: ForbiddenCode;

  constructor(code: ForbiddenCode, message: string) {
    super(message);
    this.code = code;
  }

  static emailNotVerified = () => new Forbidden('EMAIL_NOT_VERIFIED', 'Seu e-mail ainda não foi verificado.');
  static termsRequired = () =>
    new Forbidden('TERMS_REQUIRED', 'Aceite os termos de uso e a política de privacidade para continuar.');
  static onboardingRequired = () =>
    new Forbidden('ONBOARDING_REQUIRED', 'Conte sobre o seu negócio antes de continuar.');
  static byApiKey = () =>
    new Forbidden('API_KEY_NOT_ALLOWED', 'Uma chave de API não pode fazer isto. Entre na sua conta.');
}

/** One field of the input cannot be taken. */
abstract class FieldFailure extends Failure {
  override readonly field: string;

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

/** A product that cannot be stored, or too many of them. */
export class InvalidProducts extends FieldFailure {
  readonly code = 'INVALID_PRODUCTS';
  /** Which product, from 1; null when it is about the whole list. */
  readonly line: number | null;

  constructor(field: string, line: number | null, message: string) {
    super(field, message);
    this.line = line;
  }
}

/** A field of an adjustment that cannot be used. */
export class InvalidAdjustment extends FieldFailure {
  readonly code = 'INVALID_ADJUSTMENT';
}

/** An item of the owner's voice that cannot be stored, or too many of them. */
export class InvalidVoice extends FieldFailure {
  readonly code = 'INVALID_VOICE';
  /** Which item of the field, from 1; null when it is about the whole list. */
  readonly line: number | null;

  constructor(field: string, line: number | null, message: string) {
    super(field, message);
    this.line = line;
  }
}

/** An API key that cannot be made as it was asked for. */
export class InvalidApiKey extends FieldFailure {
  readonly code = 'INVALID_API_KEY';
}

/** The owner has as many API keys as there may be. */
export class TooManyApiKeys extends Failure {
  readonly code = 'TOO_MANY_API_KEYS';

  constructor(most: number) {
    super(`Você já tem ${most} chaves. Revogue uma para criar outra.`);
  }
}

/** Edited texts that cannot be stored. */
export class InvalidVariations extends Failure {
  readonly code = 'INVALID_VARIATIONS';
  override readonly field = 'variations';
}

/** A cursor, identifier or argument that this server never issued. */
export class InvalidArgument extends FieldFailure {
  readonly code = 'INVALID_ARGUMENT';

  static badCursor = () => new InvalidArgument('after', 'Este cursor não é válido. Comece da primeira página.');
}

/** The plan is not one that is bought. */
export class InvalidPlan extends Failure {
  readonly code = 'INVALID_PLAN';
  override readonly field = 'planKey';

  constructor() {
    super('Escolha o Plano Voo ou o Plano Revoada.');
  }
}

/** `textCredits` is missing or below 1 (rule 4.9), or below what all texts of a kit cost (rule 12.3). */
export class OutOfCredits extends Failure {
  readonly code = 'OUT_OF_CREDITS';
  /** How many credits more it takes. */
  readonly missingCredits: number;

  constructor(message: string, missingCredits: number) {
    super(message);
    this.missingCredits = missingCredits;
  }

  static forText = () => new OutOfCredits('Você não tem créditos.', 1);
  static forKit = (missing: number) =>
    new OutOfCredits(
      `${missing === 1 ? 'Falta 1 crédito' : `Faltam ${missing} créditos`} para este kit. Nada foi cobrado.`,
      missing,
    );
}

/** The plan does not include what was asked; `requiredPlan` is the cheapest that does. */
export class PlanLocked extends Failure {
  readonly code = 'PLAN_LOCKED';
  override readonly field: string;
  override readonly requiredPlan: PlanKey;

  constructor(field: string, required: Plan, message: (required: Plan) => string) {
    super(message(required));
    this.field = field;
    this.requiredPlan = required.key;
  }

  static from = (field: string, feature: string, required: Plan) =>
    new PlanLocked(field, required, ({ name }) => `${feature}: disponível a partir do ${name}.`);
}

/** Too many clicks, texts in flight (rule 5.5), calls to the payment provider (rule 7.7) or operations on sockets. */
export class TooManyRequests extends Failure {
  readonly code = 'TOO_MANY_REQUESTS';
  override readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }

  static inAMinute = (retryAfterSeconds: number) =>
    new TooManyRequests('Muitos pedidos em pouco tempo. Aguarde um minuto e tente novamente.', retryAfterSeconds);
  static byApiKey = (retryAfterSeconds: number) =>
    new TooManyRequests('Muitas chamadas com esta chave. Espere um pouco e tente novamente.', retryAfterSeconds);
  static onSocket = () =>
    new TooManyRequests('Há operações demais abertas nesta conexão. Encerre algumas e tente novamente.', 5);
  static onSockets = () => new TooManyRequests('Há páginas demais abertas. Feche algumas e tente novamente.', 5);
  static inFlight = () => new TooManyRequests('Você já tem textos sendo escritos. Espere um deles ficar pronto.', 5);
}

/** The writer did not deliver; the credit, or the adjustment, is back before this is answered. */
export class WriterUnavailable extends Failure {
  readonly code = 'WRITER_UNAVAILABLE';

  constructor(message = 'Não foi possível escrever o texto agora. Crédito devolvido. Tente novamente em instantes.') {
    super(message);
  }

  static kit = () =>
    new WriterUnavailable(
      'Não foi possível escrever os textos agora. Créditos devolvidos. Tente novamente em instantes.',
    );

  static adjusting = () =>
    new WriterUnavailable(
      'Não foi possível ajustar o texto agora. Ele continua como estava, e o ajuste não foi contado. Tente novamente em instantes.',
    );
}

/** Every text made a claim that none may make (rule 5.4); the credit is back before this is answered. */
export class ForbiddenClaim extends Failure {
  readonly code = 'FORBIDDEN_CLAIM';

  /** `found`: what the critic says of the claim; `advice`: what to ask for instead. Both are sentences. */
  constructor(found: string, advice: string) {
    super(`Este texto não pode ser escrito. ${found} ${advice} Crédito devolvido.`);
  }
}

/** All adjustments that the generation includes are made or being made (rule 12.2). */
export class AdjustmentsUsedUp extends Failure {
  readonly code = 'ADJUSTMENTS_USED_UP';

  constructor(included: number) {
    super(`Os ${included} ajustes deste texto já foram usados. Você ainda pode editar, ou gerar outro texto.`);
  }
}

/** There is no other text that does what was asked for; the adjustment is not counted. */
export class NothingToAdjust extends Failure {
  readonly code = 'NOTHING_TO_ADJUST';

  static noOtherText = (label: string) =>
    new NothingToAdjust(`Não deu para fazer "${label}" sem mexer nas suas informações. O ajuste não foi contado.`);
  static noEmojis = () => new NothingToAdjust('Este texto não tem emoji para tirar. O ajuste não foi contado.');
  static withoutModel = (label: string) =>
    new NothingToAdjust(`Sem a IA ligada, não dá para fazer "${label}" neste texto. O ajuste não foi contado.`);
}

/** The generation is missing or belongs to another account; the answer is the same (rule 6.3). */
export class GenerationNotFound extends Failure {
  readonly code = 'GENERATION_NOT_FOUND';

  constructor() {
    super('Geração não encontrada.');
  }
}

/** A `requestId` came again after its text was deleted: nothing is written, and nothing is charged (rule 4.3). */
export class GenerationDeleted extends Failure {
  readonly code = 'GENERATION_DELETED';

  static text = () => new GenerationDeleted('O texto deste pedido foi excluído. Nada foi cobrado de novo.');
  static kit = () => new GenerationDeleted('O kit deste pedido foi excluído. Nada foi cobrado de novo.');
}

/** A `requestId` came again with another brief (rule 4.3). */
export class RequestIdReused extends Failure {
  readonly code = 'REQUEST_ID_REUSED';

  constructor() {
    super('Este pedido já foi usado para outro texto. Faça um novo pedido.');
  }
}

/** Terms were accepted that are not the ones in force. */
export class InvalidTerms extends Failure {
  readonly code = 'INVALID_TERMS';
  override readonly field = 'acceptedTermsVersion';

  constructor() {
    super('Os termos de uso mudaram. Recarregue a página e leia a nova versão.');
  }
}

/** The account is not deleted without the word that confirms it. */
export class InvalidConfirmation extends Failure {
  readonly code = 'INVALID_CONFIRMATION';
  override readonly field = 'confirmation';

  constructor(word: string) {
    super(`Para confirmar, digite ${word}.`);
  }
}

/** Too long since the password was given or Google was asked. */
export class RecentSignInRequired extends Failure {
  readonly code = 'RECENT_SIGN_IN_REQUIRED';

  static toDelete = () => new RecentSignInRequired('Por segurança, entre novamente antes de excluir a conta.');
  static toMakeKey = () => new RecentSignInRequired('Por segurança, entre novamente antes de criar uma chave.');
  static toChangeAccount = () =>
    new RecentSignInRequired('Por segurança, entre novamente antes de mudar seus dados de acesso.');
}

/** The payment provider did not answer, or refused what we asked; nothing was changed by us. */
export class PaymentsUnavailable extends Failure {
  readonly code = 'PAYMENTS_UNAVAILABLE';

  constructor(message = 'Não foi possível falar com o serviço de pagamentos. Tente novamente em instantes.') {
    super(message);
  }

  static checkout = () => new PaymentsUnavailable('Não foi possível iniciar o checkout.');
  static portal = () => new PaymentsUnavailable('Não foi possível abrir o portal de gerenciamento.');
}

/** The owner never began a purchase, so the portal has nothing to show; trying again does not help. */
export class NoSubscription extends Failure {
  readonly code = 'NO_SUBSCRIPTION';

  constructor() {
    super('Você ainda não tem uma assinatura para gerenciar. Escolha um plano primeiro.');
  }
}

/** The purchase is missing or belongs to another account; the answer is the same (rule 6.3). */
export class CheckoutNotFound extends Failure {
  readonly code = 'CHECKOUT_NOT_FOUND';

  constructor() {
    super('Compra não encontrada.');
  }
}

/** The days of the withdrawal right are over, or nothing was paid (rule 7.6). */
export class NotRefundable extends Failure {
  readonly code = 'NOT_REFUNDABLE';

  constructor() {
    super(`Não há pagamento dentro do prazo de ${withdrawalDays} dias para reembolsar.`);
  }
}
