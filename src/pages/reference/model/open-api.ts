/** The parts of an OpenAPI 3.1 document that the reference page shows, as our own document has them. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly readOnly?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly 'x-known-values'?: readonly string[];
  readonly 'x-codes'?: Readonly<Record<string, unknown>>;
}

export interface DocumentedParameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly style?: 'deepObject';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  /** The codes of the refusals that it brings. */
  readonly 'x-codes'?: readonly string[];
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface DocumentedResponse {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly 'x-codes'?: readonly string[];
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly DocumentedParameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
  /** The codes of its refusals, beside those of its parameters and of its responses. */
  readonly 'x-codes'?: readonly string[];
}

export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, DocumentedParameter>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly responses: Readonly<Record<string, DocumentedResponse>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

const referencePrefix = '#/components/';

/** A header of answers. */
interface Header {
  readonly description: string;
  readonly schema: Schema;
  /** The headers that are there whenever this one is, by name. */
  readonly 'x-with'?: Readonly<Record<string, Header>>;
}

/**
 * Resolves a reference to a component; keywords beside the reference replace those of the component.
 * @throws Error when the document does not have the component
 */
export function resolvePart<Part extends { readonly $ref?: string }>(document: OpenApi, part: Part): Part {
  const { $ref, ...own } = part;
  if ($ref === undefined) return part;
  const [kind = '', name = ''] = $ref.slice(referencePrefix.length).split('/');
  const components = document.components as unknown as Record<string, Record<string, Part>>;
  const found = components[kind]?.[name];
  if (found === undefined) throw new Error(`The document has no ${$ref}.`);
  return { ...resolvePart(document, found), ...own };
}

/** The name of the referenced schema, or null for an inline schema. */
export function referredName({ $ref }: Schema): string | null {
  return $ref === undefined ? null : $ref.slice($ref.lastIndexOf('/') + 1);
}
