/** The declarations of the client's own exports, which stand on the types that the OpenAPI document gives. */

/** They follow `Operations`, `Problem` and `WebhookEvent` in one file. */
export const clientDeclarations = `
/** The settings of a client. */
export interface ClientSettings {
  /** The API key. */
  key: string;
  /** Where the gateway is, for example \`https://billing.example.com\`. Not needed beside a \`fetch\` of \`createBillingFetch\`. */
  baseUrl?: string;
  /** The \`fetch\` that carries the requests; the platform's by default. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** How often a request is sent at most; 5 by default. */
  attempts?: number;
  /** The longest pause that is waited for, in milliseconds; 60,000 by default. A longer \`Retry-After\` ends the attempts. */
  pauseMaxMs?: number;
}

/** The name of an operation. */
export type OperationId = keyof Operations;

/** The name of an operation that answers pages. */
export type ListId = {
  [Id in OperationId]: Operations[Id]['answer'] extends { next_cursor: string | null; data: unknown[] } ? Id : never;
}[OperationId];

/** What a call of an operation may carry. */
export type Parts<Id extends OperationId> = Operations[Id]['parts'] & {
  /** Further headers. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

type Given<P> = {} extends P ? [parts?: P] : [parts: P];

/** Answers the record, list or document; null when it has not changed since \`ifNoneMatch\`. */
type Method<Id extends OperationId> = Operations[Id] extends { conditional: true }
  ? {
      (parts: Parts<Id> & { ifNoneMatch: string }): Promise<Operations[Id]['answer'] | null>;
      (...given: Given<Omit<Parts<Id>, 'ifNoneMatch'>>): Promise<Operations[Id]['answer']>;
    }
  : (...given: Given<Parts<Id>>) => Promise<Operations[Id]['answer']>;

/** An answer with its status and headers; \`data\` is null after 304. */
export interface Answer<Id extends OperationId> {
  status: number;
  headers: Headers;
  data: Operations[Id] extends { conditional: true } ? Operations[Id]['answer'] | null : Operations[Id]['answer'];
}

/** A client: a method per operation, \`request\` for the headers of an answer, \`each\` for the records of all pages. */
export type BillingClient = { readonly [Id in OperationId]: Method<Id> } & {
  readonly request: <Id extends OperationId>(operationId: Id, ...given: Given<Parts<Id>>) => Promise<Answer<Id>>;
  readonly each: <Id extends ListId>(
    operationId: Id,
    ...given: Given<Parts<Id>>
  ) => AsyncGenerator<Operations[Id]['answer'] extends { data: (infer Item)[] } ? Item : never, void>;
};

/**
 * Creates a client. A request that is not answered, or answered with 429, 502, 503 or 504, is sent again after the
 * time that \`Retry-After\` says, and a write with the same \`Idempotency-Key\`, so that it is carried out once.
 */
export declare function createBillingClient(settings: ClientSettings): BillingClient;

/** A refused request. Its message is the problem's detail. */
export declare class BillingRefusal<Code extends ErrorCode = ErrorCode> extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** The code that programs test: one of \`ErrorCode\`, a later one, or \`no_problem\` when something else has answered. */
  readonly code: Code | (string & {});
  readonly problem: Problem<Code>;
  readonly headers: Headers;
}

/** True for a refusal, and when codes are given, for a refusal with one of them. */
export declare function isRefusal<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is BillingRefusal<Code>;

/** The codes that an operation can be refused with, besides those of every request. */
export type CodeOf<Id extends OperationId> = Operations[Id]['code'];

/** A webhook that is not genuine. */
export declare class WebhookForged extends Error {}

/** What arrived at the address of a webhook endpoint. */
export interface ArrivedWebhook {
  /** The headers, as \`fetch\` or as Node has them. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body: neither parsed nor printed again. */
  body: string | Uint8Array;
  /** The secret of the endpoint, \`whsec_…\`. */
  secret: string;
  /** How far its clock may be off, in seconds; 300 by default. */
  toleranceSeconds?: number;
}

/**
 * The event of a genuine webhook. Later versions may send other types, which programs ignore.
 * @throws WebhookForged when a header is missing, the time is not now, or no signature is the secret's
 */
export declare function verifyWebhook(arrived: ArrivedWebhook): Promise<WebhookEvent>;
`;
