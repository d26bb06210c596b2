import { paramsOf, type ApiRequest } from '../api/handle.ts';
import { StripeFailure } from '../api/failure.ts';

/** A request of the API as it came, without the secret key. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The status of its response; null when it got none. */
  status: number | null;
}

const maxRequests = 5_000;

/** Adds a request to the record of the newest ones; the caller sets its status. */
export function record(requests: RecordedRequest[], request: ApiRequest): RecordedRequest {
  const headers = Object.entries(request.headers).filter(
    (entry): entry is [string, string] => entry[0] !== 'authorization' && entry[1] !== undefined,
  );
  const recorded: RecordedRequest = {
    method: request.method,
    path: request.path,
    params: readable(request),
    headers: Object.fromEntries(headers),
    status: null,
  };
  requests.push(recorded);
  if (requests.length > maxRequests) requests.shift();
  return recorded;
}

function readable(request: ApiRequest): Record<string, unknown> {
  try {
    return paramsOf(request);
  } catch (error) {
    if (error instanceof StripeFailure) return {};
    throw error;
  }
}
