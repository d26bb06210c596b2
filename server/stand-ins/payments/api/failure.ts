/** An error of the API: https://docs.stripe.com/api/errors. */
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

  /** The body of the response. */
  body(): object {
    const { code, message, param, type } = this;
    return { error: { ...(code ? { code } : {}), message, ...(param ? { param } : {}), type } };
  }
}

/** No object has this id: 404 when it is in the path, 400 when it is in a parameter. */
export const noSuchObject = (objectName: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(param === 'id' ? 404 : 400, `No such ${objectName}: '${id}'`, { code: 'resource_missing', param });

/** A 400 about a parameter. */
export const refused = (message: string, param?: string, code?: string): StripeFailure =>
  new StripeFailure(400, message, { ...(param ? { param } : {}), ...(code ? { code } : {}) });
