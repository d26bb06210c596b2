/** An answer in the error shape of the API: https://docs.stripe.com/api/errors. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, message: string, more: Partial<Pick<StripeFailure, 'type' | 'code' | 'param'>> = {}) {
    super(message);
    this.status = status;
    this.type = more.type ?? 'invalid_request_error';
    this.code = more.code;
    this.param = more.param;
  }

  /** The body of the answer. */
  body(): object {
    const { code, message, param, type } = this;
    return { error: { ...(code ? { code } : {}), message, ...(param ? { param } : {}), type } };
  }
}

/** 404 for an id in the address, 400 for one in a parameter. */
export const noSuch = (what: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(param === 'id' ? 404 : 400, `No such ${what}: '${id}'`, { code: 'resource_missing', param });

/** A request that is understood and refused. */
export const refused = (message: string, param?: string, code?: string): StripeFailure =>
  new StripeFailure(400, message, { ...(param ? { param } : {}), ...(code ? { code } : {}) });
