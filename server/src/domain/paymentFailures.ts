import { Failure } from './failures.ts';

/** A part of the product that this server does not have. */
export class Unavailable extends Failure {
  readonly code = 'UNAVAILABLE';

  static checkout = () => new Unavailable('Não foi possível iniciar o checkout.');
  static portal = () => new Unavailable('Não foi possível abrir o portal de gerenciamento.');
}

/** The payment provider did not answer, or refused what we asked; nothing was changed by us. */
export class PaymentsUnavailable extends Failure {
  readonly code = 'PAYMENTS_UNAVAILABLE';

  constructor() {
    super('Não foi possível falar com o serviço de pagamentos. Tente novamente em instantes.');
  }
}

/** The days of the withdrawal right are over, or nothing was paid (rule 7.6). */
export class NotRefundable extends Failure {
  readonly code = 'NOT_REFUNDABLE';

  constructor() {
    super('O prazo de 7 dias para desistir e receber reembolso já terminou.');
  }
}
