/** Carries out the methods of the Model Context Protocol that the server has: greeting, ping, tools. */
import type { Scope } from '../../core/access/scopes.ts';
import { findFaults, withoutNulls } from './check-arguments.ts';
import { RpcFault, rpcCodes } from './json-rpc.ts';
import type { ApiAnswer, ToolArguments, CallApi } from './tool.ts';
import { problemOf } from './tool-problem.ts';
import { describeTools, agentTools } from './tools/index.ts';

/** The revisions of the protocol that the server speaks over HTTP, the newest first. */
export const protocolVersions: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26'];

const instructions = [
  'Customers, products, quotations, invoices and payments of one business.',
  'Find the customer first; preview a document before you create it, because an issued invoice can only be credited.',
  'Each write needs an idempotency_key: choose a new one for each write, and repeat the same call with the same key when an answer is lost.',
  'Amounts are decimals, dates are YYYY-MM-DD, tax rates are percentages.',
  'A refusal names its code, and by pointers the arguments to mend.',
].join(' ');

/**
 * The result of a request.
 * @throws RpcFault for an unknown method and for parameters that do not fit
 * @throws KeyRefused when the API does not know the key
 */
export function callMethod(method: string, params: ToolArguments, call: CallApi): object | Promise<object> {
  switch (method) {
    case 'initialize':
      return initialize(params);
    case 'ping':
      return {};
    case 'tools/list':
      return listTools(params, call);
    case 'tools/call':
      return callTool(params, call);
    default:
      throw new RpcFault(rpcCodes.methodNotFound, `There is no method ${method}.`);
  }
}

function initialize({ protocolVersion }: ToolArguments): object {
  if (typeof protocolVersion !== 'string')
    throw new RpcFault(rpcCodes.invalidParams, 'protocolVersion must be a text.');
  const [newest] = protocolVersions;
  return {
    protocolVersion: protocolVersions.includes(protocolVersion) ? protocolVersion : newest,
    capabilities: { tools: { listChanged: false } },
    serverInfo: { name: 'business-billing', title: 'Business Billing', version: 'v1' },
    instructions,
  };
}

async function listTools({ cursor }: ToolArguments, call: CallApi): Promise<object> {
  if (cursor !== undefined) throw new RpcFault(rpcCodes.invalidParams, 'There is one page; send no cursor.');
  const { status, body } = await call({ method: 'GET', path: '/me' });
  if (status >= 400) throw new RpcFault(rpcCodes.refused, String(body.detail), problemFacts(body));
  const { scopes } = body.key as { readonly scopes: readonly Scope[] };
  return { tools: describeTools(scopes) };
}

async function callTool({ name, arguments: given = {} }: ToolArguments, call: CallApi): Promise<object> {
  const tool = agentTools.find((one) => one.name === name);
  if (tool === undefined) {
    const names = agentTools.map((one) => one.name).join(', ');
    throw new RpcFault(rpcCodes.invalidParams, `Unknown tool: ${String(name)}. There are ${names}.`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new RpcFault(rpcCodes.invalidParams, 'arguments must be an object.');
  const faults = findFaults(tool, given as ToolArguments);
  if (faults.length > 0) {
    const [only] = faults;
    const detail =
      faults.length === 1 ? `${only?.pointer}: ${only?.message}` : `${faults.length} arguments are invalid.`;
    return resultOf(problemOf('validation_failed', detail, faults));
  }
  // A change clears what is null, so its nulls stay.
  const args = tool.effect === 'change' ? (given as ToolArguments) : withoutNulls(given as ToolArguments);
  return resultOf(await tool.run(args, call));
}

/** The result as text for agents, and as data for programs. A refusal is a result too: the agent can mend its call. */
function resultOf({ status, body }: ApiAnswer): object {
  const shown = status >= 400 ? problemFacts(body) : body;
  const content = [{ type: 'text', text: JSON.stringify(shown) }];
  return { content, structuredContent: shown, isError: status >= 400 };
}

/** A problem without what only HTTP needs. */
function problemFacts({ type: _type, instance: _instance, ...facts }: ApiAnswer['body']): ToolArguments {
  return facts;
}
