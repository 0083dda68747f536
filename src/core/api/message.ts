/** A request and a response of the API as plain data, independent of what carried them. */

export interface ApiRequest {
  /** Upper case, for example `PATCH`. */
  readonly method: string;
  /** Begins with `/`, without the query, for example `/api/v1/invoices`. */
  readonly path: string;
  /** Name and value pairs in the order sent, decoded; repeated names stay repeated. */
  readonly query: readonly (readonly [string, string])[];
  /** True when the query had a percent sign that begins no escape; what stands around it could not be decoded. */
  readonly isQueryBroken?: boolean;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body's text as sent; empty when there is none. */
  readonly body: string;
  /** True when the key came in a URL, as a direct GET of the web app must carry it. */
  readonly keyInUrl?: boolean;
}

export interface ApiResponse {
  readonly status: number;
  /** Names as they are to be sent, for example `X-Request-Id`. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or empty; of an answer that is no JSON a JSON string, as its `Content-Type` tells. */
  readonly body: string;
  /** Says that the JSON string of the body is bytes in Base64. */
  readonly encoding?: 'base64';
}

/**
 * The envelope that `POST {exec}` takes as JSON text. `body` is the text of the request body. People who write the
 * envelope by hand may give an object instead, and the query as an object or as a query string.
 */
export interface RequestEnvelope {
  readonly method: string;
  readonly path: string;
  readonly query?: string | Readonly<Record<string, string | readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * The envelope that the web app answers. `body` is the parsed JSON of the response, or null when it has none. With a
 * `Content-Type` that is not JSON it is a text, which `encoding` says to be bytes in Base64.
 */
export interface ResponseEnvelope {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly encoding?: 'base64';
}

/** The header by which a request that travels with others names its place among them; its answer has the same one. */
export const placeHeader = 'x-pack-place';
