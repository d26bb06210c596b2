import type { ServerResponse } from 'node:http';
import type { Failure, FailureCode } from '../domain/failures.ts';
import { recordFailureCode } from '../domain/callRecord.ts';
import { sendJson } from './json.ts';
import { callRecordOf } from './callRecords.ts';

/** The status of every expected failure (rule 8.3). */
export const failureStatus = {
  FORBIDDEN_CLAIM: 422,
  INVALID_ADJUSTMENT: 422,
  INVALID_API_KEY: 422,
  INVALID_ARGUMENT: 422,
  INVALID_BRIEF: 422,
  INVALID_CONFIRMATION: 422,
  INVALID_PLAN: 422,
  INVALID_PRODUCTS: 422,
  INVALID_PROFILE: 422,
  INVALID_TERMS: 422,
  INVALID_VARIATIONS: 422,
  INVALID_VOICE: 422,
  UNAUTHENTICATED: 401,
  OUT_OF_CREDITS: 402,
  API_KEY_NOT_ALLOWED: 403,
  EMAIL_NOT_VERIFIED: 403,
  TERMS_REQUIRED: 403,
  ONBOARDING_REQUIRED: 403,
  PLAN_LOCKED: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  CHECKOUT_NOT_FOUND: 404,
  GENERATION_DELETED: 404,
  GENERATION_NOT_FOUND: 404,
  ADJUSTMENTS_USED_UP: 409,
  EDIT_CONFLICT: 409,
  NOTHING_TO_ADJUST: 409,
  NOT_REFUNDABLE: 409,
  NO_SUBSCRIPTION: 409,
  PRODUCTS_CONFLICT: 409,
  PROFILE_CONFLICT: 409,
  REQUEST_ID_REUSED: 409,
  TOO_MANY_API_KEYS: 409,
  VOICE_CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  PAYMENTS_UNAVAILABLE: 503,
  WRITER_UNAVAILABLE: 503,
} as const satisfies Record<FailureCode, number>;

/** The other errors of HTTP: malformed requests, and failures of the server. */
const httpErrors = {
  BAD_REQUEST: { status: 400, message: 'O pedido não pôde ser entendido.' },
  INVALID_SIGNATURE: { status: 400, message: 'Assinatura inválida.' },
  NOT_FOUND: { status: 404, message: 'Endereço não encontrado.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Este endereço não aceita este método.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'O pedido é grande demais.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Envie o pedido em JSON.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Ocorreu um erro.' },
  UNAVAILABLE: { status: 503, message: 'Estamos com um problema técnico. Tente de novo em instantes.' },
} as const;

export type HttpErrorCode = keyof typeof httpErrors;

export const internalErrorMessage: string = httpErrors.INTERNAL_SERVER_ERROR.message;

/** Thrown while a request is served; it is answered with the status of its code. */
export class HttpError extends Error {
  readonly code: HttpErrorCode;

  constructor(code: HttpErrorCode, message: string = httpErrors[code].message) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return httpErrors[this.code].status;
  }
}

/** The names that REST has for fields with another name in the product (the specification's section 7). */
const restFieldNames: Readonly<Record<string, string>> = {
  after: 'startAfter',
  tone: 'toneOfVoice',
  topic: 'keywords',
};

/** Answers with `error` for people, `code` for programs, and what a program can act on. */
export function sendFailure(response: ServerResponse, failure: Failure): void {
  const { message: error, code, requiredPlan, retryAfterSeconds } = failure;
  const field = failure.field && (restFieldNames[failure.field] ?? failure.field);
  const status = failureStatus[code];
  recordFailureCode(callRecordOf(response), code);
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds);
  if (status === 401) response.setHeader('www-authenticate', 'Bearer');
  sendJson(response, status, { error, code, field, requiredPlan, retryAfterSeconds });
}

export const sendError = (response: ServerResponse, code: HttpErrorCode): void =>
  sendHttpError(response, new HttpError(code));

export const sendHttpError = (
  response: ServerResponse,
  { status, message, code }: HttpError,
  more: { readonly part?: string } = {},
): void => {
  recordFailureCode(callRecordOf(response), code);
  sendJson(response, status, { error: message, code, ...more });
};

/** Answers 405 on an address that takes other methods. */
export const methodNotAllowed =
  (...allowed: readonly ('get' | 'post')[]) =>
  (_request: unknown, response: ServerResponse): void => {
    response.setHeader('allow', allowed.map((method) => ({ get: 'GET, HEAD', post: 'POST' })[method]).join(', '));
    sendError(response, 'METHOD_NOT_ALLOWED');
  };
