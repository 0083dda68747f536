/** Serves `POST /mcp`: one message of the Model Context Protocol a request, answered as JSON, without sessions. */
import { readCredentials } from '../../core/access/credentials.ts';
import { readBodyText } from '../http/build-envelope.ts';
import { jsonResponse } from '../http/json-response.ts';
import { problemResponse } from '../http/problem-response.ts';
import { type ApiServer, requestIdOf, type ServedResponse } from '../http/serve-api.ts';
import type { FailureCause } from '../transport/failure.ts';
import { type CallPlace, createCallApi, KeyRefused } from './call-api.ts';
import {
  errorMessage,
  type ClientMessage,
  readMessage,
  resultMessage,
  RpcFault,
  rpcCodes,
} from './json-rpc.ts';
import { callMethod, protocolVersions } from './methods.ts';
import type { CallApi } from './tool.ts';

// The first revision over HTTP, which a client speaks that names none; it alone has several messages in a request.
const oldestVersion = '2025-03-26';
const messagesMax = 20;

/**
 * Answers a request. There is no stream to read and no session to end, so GET and DELETE are refused. Any site may
 * ask: a browser adds no key by itself.
 * @throws an error of the directory of workspaces
 */
export async function serveMcp(
  request: Request,
  server: ApiServer,
  caller: Pick<CallPlace, 'baseUrl' | 'address'>,
): Promise<ServedResponse> {
  const requestId = requestIdOf(request, server);
  let cause: FailureCause | null = null;
  const call = createCallApi(request, {
    ...caller,
    server,
    requestId,
    onCause: (told) => {
      cause = told;
    },
  });
  const refusal = refuse(request, requestId);
  const response = refusal ?? (await answer(request, requestId, call));
  return { response, cause };
}

function refuse(request: Request, requestId: string): Response | null {
  const { method, headers } = request;
  const context = { instance: new URL(request.url).pathname, requestId };
  if (method !== 'POST') {
    const detail = 'Agents send each message by POST. There is no stream and no session here.';
    return problemResponse('method_not_allowed', context, { detail, headers: { Allow: 'POST' } });
  }
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return problemResponse('unsupported_media_type', context);
  const given = {
    authorization: headers.get('authorization') ?? '',
    'x-api-key': headers.get('x-api-key') ?? '',
  };
  const credentials = readCredentials(given, null);
  return credentials.ok ? null : problemResponse(credentials.code, context);
}

async function answer(request: Request, requestId: string, call: CallApi): Promise<Response> {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  });
  const say = (status: number, body: object): Response => jsonResponse(status, headers, body);
  const fail = (code: number, reason: string): Response =>
    say(400, errorMessage(null, new RpcFault(code, reason)));

  const version = request.headers.get('mcp-protocol-version') ?? oldestVersion;
  if (!protocolVersions.includes(version)) {
    const known = protocolVersions.join(', ');
    return fail(rpcCodes.invalidRequest, `The protocol version ${version} is not known here; ${known} are.`);
  }
  const body = await readBodyText(request);
  if (body === null)
    return problemResponse('payload_too_large', { instance: new URL(request.url).pathname, requestId });
  const value = parse(body);
  if (value === undefined) return fail(rpcCodes.parseError, 'The body is not JSON.');
  try {
    if (!Array.isArray(value)) {
      const message = readMessage(value);
      const said = await answerMessage(message, call);
      if (said === null) return new Response(null, { status: 202, headers: { 'X-Request-Id': requestId } });
      return say(message.kind === 'invalid' ? 400 : 200, said);
    }
    if (version !== oldestVersion || value.length === 0 || value.length > messagesMax)
      return fail(rpcCodes.invalidRequest, `Send one message; ${oldestVersion} allows 1 to ${messagesMax}.`);
    const said: object[] = [];
    // One after the other, because a message may depend on what the one before has written.
    for (const one of value) {
      const answered = await answerMessage(readMessage(one), call);
      if (answered !== null) said.push(answered);
    }
    if (said.length > 0) return say(200, said);
    return new Response(null, { status: 202, headers: { 'X-Request-Id': requestId } });
  } catch (error) {
    if (error instanceof KeyRefused) return error.response;
    throw error;
  }
}

/** The answer to a message; null when it gets none. */
async function answerMessage(message: ClientMessage, call: CallApi): Promise<object | null> {
  if (message.kind === 'silent') return null;
  if (message.kind === 'invalid')
    return errorMessage(message.id, new RpcFault(rpcCodes.invalidRequest, message.reason));
  const { id, method, params } = message;
  try {
    return resultMessage(id, await callMethod(method, params, call));
  } catch (error) {
    if (error instanceof RpcFault) return errorMessage(id, error);
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (_malformed) {
    // JSON has no undefined, so it can mean that the text is none.
    return undefined;
  }
}
