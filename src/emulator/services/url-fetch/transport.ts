/** How a request of a script leaves the emulator: plain data out, plain data back, synchronously. */

export interface FetchRequest {
  readonly url: string;
  /** Upper case. */
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null when the request has no body. */
  readonly body: Uint8Array | null;
  readonly followRedirects: boolean;
  readonly validateHttpsCertificates: boolean;
  readonly timeoutMs: number;
}

export interface FetchResponse {
  readonly kind: 'response';
  readonly status: number;
  /** Names as the server wrote them; repeated names stay repeated. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array;
}

/** Why no response came. */
export interface FetchFailure {
  readonly kind: 'failure';
  readonly reason: 'dns' | 'unreachable' | 'timeout' | 'certificate';
}

export type FetchOutcome = FetchResponse | FetchFailure;

/** Sends requests side by side and returns when all have come to an end, in the order given. */
export type Transport = (requests: readonly FetchRequest[]) => FetchOutcome[];
