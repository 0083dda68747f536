/** Reads an OpenAPI document as the writers of clients need it: references resolved, operations in a row. */

/** A JSON object of the document. */
export type OpenApiNode = Readonly<Record<string, unknown>>;

/** A parameter of an operation. */
export interface OperationParameter extends OpenApiNode {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: OpenApiNode;
}

/** An operation with everything that it names. */
export interface ClientOperation {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly OperationParameter[];
  /** The schema of the body, and whether it is required; null without one. */
  readonly body: { readonly schema: OpenApiNode; readonly required: boolean } | null;
  /** By status. */
  readonly responses: Readonly<Record<string, OpenApiNode>>;
  /** The media types of its answers below 300, each with what the document says of it. */
  readonly media: readonly (readonly [type: string, content: OpenApiNode])[];
  /** The codes that it can be refused with. */
  readonly codes: readonly string[];
}

/** The object under a key; empty when there is none. */
export function at(node: OpenApiNode, ...keys: readonly string[]): OpenApiNode {
  return keys.reduce((inner, key) => (inner[key] ?? {}) as OpenApiNode, node);
}

/** What a reference leads to; another node as it is. */
export function resolveNode(document: OpenApiNode, node: OpenApiNode): OpenApiNode {
  const { $ref } = node;
  return typeof $ref === 'string' ? at(document, ...$ref.split('/').slice(1)) : node;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** All operations in the order of the document. */
export function operationsOf(document: OpenApiNode): readonly ClientOperation[] {
  return Object.entries(at(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(item as OpenApiNode)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => readOperation(document, path, method, operation as OpenApiNode)),
  );
}

function readOperation(
  document: OpenApiNode,
  path: string,
  method: string,
  operation: OpenApiNode,
): ClientOperation {
  const resolved = (node: unknown): OpenApiNode => resolveNode(document, node as OpenApiNode);
  const parameters = ((operation.parameters ?? []) as readonly OpenApiNode[]).map(resolved);
  const responses = Object.fromEntries(
    Object.entries(at(operation, 'responses')).map(([status, response]) => [status, resolved(response)]),
  );
  const answers = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith('2')
      ? Object.entries(at(response, 'content') as Readonly<Record<string, OpenApiNode>>)
      : [],
  );
  const coded = [operation, ...parameters, ...Object.values(responses)];
  const codes = coded.flatMap((node) => (node['x-codes'] ?? []) as readonly string[]);
  return {
    id: String(operation.operationId),
    summary: String(operation.summary),
    method: method.toUpperCase(),
    path,
    parameters: parameters as unknown as readonly OperationParameter[],
    body: readBody(operation),
    responses,
    media: answers,
    codes: [...new Set(codes)].sort(),
  };
}

function readBody({ requestBody }: OpenApiNode): ClientOperation['body'] {
  if (requestBody === undefined) return null;
  const body = requestBody as OpenApiNode;
  return { schema: at(body, 'content', 'application/json', 'schema'), required: body.required === true };
}
