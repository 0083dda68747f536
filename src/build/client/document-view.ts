/** Reads an OpenAPI document as the writers of clients need it: references resolved, operations in a row. */

/** A JSON object of the document. */
export type Node = Readonly<Record<string, unknown>>;

/** A parameter of an operation. */
export interface Parameter extends Node {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Node;
}

/** An operation with everything that it names. */
export interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The schema of the body, and whether it is required; null without one. */
  readonly body: { readonly schema: Node; readonly required: boolean } | null;
  /** By status. */
  readonly responses: Readonly<Record<string, Node>>;
  /** The media types of its answers below 300, each with what the document says of it. */
  readonly media: readonly (readonly [type: string, content: Node])[];
  /** The codes that it can be refused with. */
  readonly codes: readonly string[];
}

/** The object under a key; empty when there is none. */
export function at(node: Node, ...keys: readonly string[]): Node {
  return keys.reduce((inner, key) => (inner[key] ?? {}) as Node, node);
}

/** What a reference leads to; another node as it is. */
export function resolve(document: Node, node: Node): Node {
  const { $ref } = node;
  return typeof $ref === 'string' ? at(document, ...$ref.split('/').slice(1)) : node;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** All operations in the order of the document. */
export function operationsOf(document: Node): readonly Operation[] {
  return Object.entries(at(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(item as Node)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => readOperation(document, path, method, operation as Node)),
  );
}

function readOperation(document: Node, path: string, method: string, operation: Node): Operation {
  const resolved = (node: unknown): Node => resolve(document, node as Node);
  const parameters = ((operation.parameters ?? []) as readonly Node[]).map(resolved);
  const responses = Object.fromEntries(
    Object.entries(at(operation, 'responses')).map(([status, response]) => [status, resolved(response)]),
  );
  const answers = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith('2') ? Object.entries(at(response, 'content') as Readonly<Record<string, Node>>) : [],
  );
  const coded = [operation, ...parameters, ...Object.values(responses)];
  const codes = coded.flatMap((node) => (node['x-codes'] ?? []) as readonly string[]);
  return {
    id: String(operation.operationId),
    summary: String(operation.summary),
    method: method.toUpperCase(),
    path,
    parameters: parameters as unknown as readonly Parameter[],
    body: readBody(operation),
    responses,
    media: answers,
    codes: [...new Set(codes)].sort(),
  };
}

function readBody({ requestBody }: Node): Operation['body'] {
  if (requestBody === undefined) return null;
  const body = requestBody as Node;
  return { schema: at(body, 'content', 'application/json', 'schema'), required: body.required === true };
}
