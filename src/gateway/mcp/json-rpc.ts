/** Reads and writes the messages of JSON-RPC 2.0, which the Model Context Protocol is made of. */
import { isObject } from '../../core/schema/merge-patch.ts';
import type { ToolArguments } from './tool.ts';

/** The error codes: those of JSON-RPC, and one of this server for what the API has refused. */
export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  refused: -32000,
} as const;

/** An error that the caller gets as the answer to its request. */
export class RpcFault extends Error {
  readonly code: number;
  readonly data: ToolArguments | null;

  constructor(code: number, message: string, data: ToolArguments | null = null) {
    super(message);
    this.name = 'RpcFault';
    this.code = code;
    this.data = data;
  }
}

/** The name that an answer takes over from its request. */
export type MessageId = string | number;

/** A message of the client. */
export type ClientMessage =
  | {
      readonly kind: 'request';
      readonly id: MessageId;
      readonly method: string;
      readonly params: ToolArguments;
    }
  // A notification, or the answer to a request that this server never makes: nothing is answered.
  | { readonly kind: 'silent' }
  | { readonly kind: 'invalid'; readonly id: MessageId | null; readonly reason: string };

/** Sorts one message. */
export function readMessage(value: unknown): ClientMessage {
  if (!isObject(value)) return { kind: 'invalid', id: null, reason: 'A message must be an object.' };
  const { jsonrpc, id, method, params = {} } = value;
  const answerId = isMessageId(id) ? id : null;
  if (jsonrpc !== '2.0') return { kind: 'invalid', id: answerId, reason: 'jsonrpc must be "2.0".' };
  if (method === undefined && ('result' in value || 'error' in value)) return { kind: 'silent' };
  if (typeof method !== 'string') return { kind: 'invalid', id: answerId, reason: 'method must be a text.' };
  if (!('id' in value)) return { kind: 'silent' };
  if (answerId === null) return { kind: 'invalid', id: null, reason: 'id must be a text or a whole number.' };
  if (!isObject(params)) return { kind: 'invalid', id: answerId, reason: 'params must be an object.' };
  return { kind: 'request', id: answerId, method, params };
}

/** The answer with a result. */
export function resultMessage(id: MessageId, result: object): object {
  return { jsonrpc: '2.0', id, result };
}

/** The answer with an error; without an id when the request had none that could be read. */
export function errorMessage(id: MessageId | null, { code, message, data }: RpcFault): object {
  const error = { code, message, ...(data === null ? {} : { data }) };
  return { jsonrpc: '2.0', id, error };
}

function isMessageId(value: unknown): value is MessageId {
  return typeof value === 'string' || Number.isInteger(value);
}
