/** Orders an OpenAPI document for readers: chapters with operations and their objects. */
import {
  type DocumentedOperation,
  type OpenApi,
  referredName,
  resolvePart,
  type Schema,
} from './open-api.ts';

/** One operation of the API. */
export interface OutlinedOperation {
  readonly method: string;
  readonly path: string;
  /** The scopes that a key needs, none when any key will do; undefined: no key is needed. */
  readonly scopes: readonly string[] | undefined;
  readonly documented: DocumentedOperation;
}

/** An object of the answers. */
export interface ShownObject {
  readonly name: string;
  readonly schema: Schema;
}

/** The operations of one resource, and the objects in their answers. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly operations: readonly OutlinedOperation[];
  readonly objects: readonly ShownObject[];
}

// Documents come first, because readers look for them most.
const chapterOrder = ['Invoices', 'Quotations', 'Payments', 'Customers', 'Products', 'Events'];

/** The chapters of the document. Tags that are not in the order come before the last tag. */
export function outlineOf(document: OpenApi): readonly Chapter[] {
  const operations = operationsOf(document);
  const shown = new Set<string>();
  const rank = (name: string): number => {
    const index = chapterOrder.indexOf(name);
    const isLast = name === document.tags[document.tags.length - 1]?.name;
    return index >= 0 ? index : chapterOrder.length + (isLast ? 1 : 0);
  };
  const tags = [...document.tags].sort((left, right) => rank(left.name) - rank(right.name));
  return tags.map(({ name, description }) => {
    const own = operations.filter(({ documented }) => documented.tags.includes(name));
    return {
      id: `chapter-${name.toLowerCase().replace(/\W+/g, '-')}`,
      // Names of tags are one word, because generators make class names of them.
      title: name.replace(
        /([a-z])([A-Z])/g,
        (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
      ),
      description,
      operations: own,
      objects: own.flatMap((operation) => newObjects(document, operation, shown)),
    };
  });
}

/** A type of event, and when it comes. */
export interface EventTypeShown {
  readonly type: string;
  readonly meaning: string;
}

/** The types of events, as the webhooks of the document tell of them. */
export function eventTypesOf({ webhooks = {} }: OpenApi): readonly EventTypeShown[] {
  return Object.entries(webhooks).map(([type, { post }]) => ({ type, meaning: post?.description ?? '' }));
}

/** The status and the schema of an operation's success. */
export function successOf({ documented }: OutlinedOperation): {
  readonly status: string;
  readonly schema: Schema | null;
} {
  const status = Object.keys(documented.responses).find((key) => key < '300') ?? '200';
  return { status, schema: documented.responses[status]?.content?.['application/json']?.schema ?? null };
}

/** The anchor of an object. */
export function objectAnchor(name: string): string {
  return `object-${name}`;
}

/** The anchor of a type of event. */
export function eventAnchor(type: string): string {
  return `event-${type}`;
}

/** The anchor of a field or a parameter within the section that has it. */
export function memberAnchor(section: string, name: string): string {
  return `${section}.${name}`;
}

function operationsOf(document: OpenApi): OutlinedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => {
      const [security] = documented.security;
      const scopes = security === undefined ? undefined : (Object.values(security)[0] ?? []);
      return { method: method.toUpperCase(), path, scopes, documented };
    }),
  );
}

// An object is shown once, with the first operation that answers it. Pages of records are not shown.
function newObjects(document: OpenApi, operation: OutlinedOperation, shown: Set<string>): ShownObject[] {
  const { schema } = successOf(operation);
  const name = schema && referredName(schema);
  if (schema === null || name === null || shown.has(name)) return [];
  shown.add(name);
  const resolved = resolvePart(document, schema);
  return isPage(document, resolved) ? [] : [{ name, schema: resolved }];
}

// A page of records is what every page has, with its records.
function isPage(document: OpenApi, schema: Schema): boolean {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => resolvePart(document, part))];
  const has = (name: string): boolean => parts.some(({ properties }) => properties?.[name] !== undefined);
  return has('has_more') && has('data');
}
