/** Declares the shape of a tool: its arguments as JSON Schema, the scopes it needs, and the API requests it makes. */

/** The arguments of a call, as an agent has sent them. */
export type ToolArguments = Readonly<Record<string, unknown>>;

/** The part of JSON Schema that describes an argument. */
export interface ArgumentSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: ArgumentSchema;
  readonly properties?: Readonly<Record<string, ArgumentSchema>>;
  readonly required?: readonly string[];
}

/** A request of the API, under `/api/v1`. */
interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** For example `/invoices`. */
  readonly path: string;
  /** Parameters; those without a value are left out. */
  readonly query?: ToolArguments;
  readonly body?: ToolArguments;
  readonly idempotencyKey?: string;
}

/** The answer of the API: a record, a list, or from status 400 on a problem. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Sends a request of the API with the caller's key; each counts against the limit of that key. */
export type CallApi = (request: ApiRequest) => Promise<ApiAnswer>;

/** An argument whose values need different scopes. */
interface Variants {
  readonly argument: string;
  /** The scopes that each value needs. */
  readonly scopes: Readonly<Record<string, readonly string[]>>;
}

/** A tool that an agent can call. */
export interface AgentTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** `read` changes nothing, `add` only adds records, `change` also changes what is there. */
  readonly effect: 'read' | 'add' | 'change';
  /** All that every call needs. */
  readonly scopes: readonly string[];
  readonly variants?: Variants;
  readonly properties: Readonly<Record<string, ArgumentSchema>>;
  readonly required?: readonly string[];
  /** True when other fields pass to the API, which checks them. */
  readonly isOpen?: true;
  /** Makes the requests; the arguments fit the schema, and none of them is null. */
  readonly run: (args: ToolArguments, call: CallApi) => Promise<ApiAnswer>;
}

/** The argument that every writing tool requires. */
export const idempotencyKey = {
  idempotency_key: {
    type: 'string',
    pattern: '^[!-~]{1,200}$',
    description: 'Your own name for this write, new for each; repeat it after a lost answer.',
  },
} as const satisfies Readonly<Record<string, ArgumentSchema>>;

/** The arguments of every list. */
export const paging = {
  limit: { type: 'integer', minimum: 1, maximum: 100, description: 'Default 20.' },
  cursor: { type: 'string', description: 'next_cursor of the last answer.' },
} as const satisfies Readonly<Record<string, ArgumentSchema>>;

/** A text. */
export function textInput(description?: string): ArgumentSchema {
  return { type: 'string', ...(description === undefined ? {} : { description }) };
}

/** A calendar day. */
export const dayInput: ArgumentSchema = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };

/** An amount of money or another decimal: a number, or its text. */
export function amountInput(description?: string): ArgumentSchema {
  return { type: ['number', 'string'], ...(description === undefined ? {} : { description }) };
}

/** The id of a record. Only its own characters may stand in a path. */
export function idOf(prefix: string): ArgumentSchema {
  return { type: 'string', pattern: `^${prefix}_[0-9A-Z]{26}$` };
}

/** Splits the key of a write from the fields of its body. */
export function splitWrite(args: ToolArguments): { readonly key: string; readonly body: ToolArguments } {
  const { idempotency_key: key, ...body } = args;
  return { key: String(key), body };
}

/** Lists records in few words: of each record the named members alone. A problem stays as it is. */
export function shortList({ status, body }: ApiAnswer, names: readonly string[]): ApiAnswer {
  const { data, has_more, next_cursor } = body;
  if (status >= 400 || !Array.isArray(data)) return { status, body };
  const short = data.map((record: ToolArguments) => pickMembers(record, names));
  return { status, body: { object: 'list', data: short, has_more, next_cursor } };
}

/** The named members of a record that have a value. */
export function pickMembers(record: ToolArguments, names: readonly string[]): ToolArguments {
  return Object.fromEntries(
    names.flatMap((name) =>
      record[name] === null || record[name] === undefined ? [] : [[name, record[name]]],
    ),
  );
}
