/** The document as generators of clients need it: in every language, and so that what was read can be sent back. */
import type { JsonSchema } from '../../src/openapi/schemas/json-schema.ts';
import {
  compile,
  openApi,
  operationNamed,
  operations,
  componentAt,
  resolved,
  documentedResponseOf,
} from './compiled-document.ts';

interface Found {
  readonly path: string;
  readonly node: JsonSchema;
}

/** Every object in the document, with the path that leads to it. */
function objectsIn(node: unknown, path = ''): readonly Found[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = Array.isArray(node) ? [] : [{ path, node: node as JsonSchema }];
  return [...own, ...Object.entries(node).flatMap(([name, value]) => objectsIn(value, `${path}/${name}`))];
}

const schemas = objectsIn(openApi.components.schemas);
const everything = objectsIn(openApi);
const patterns = [
  ...new Set(everything.flatMap(({ node: { pattern } }) => (typeof pattern === 'string' ? [pattern] : []))),
];

/** True when a character class holds a bracket without a backslash, which opens another class in Java. */
function nestsClasses(pattern: string): boolean {
  const classes = pattern.match(/\[(?:\\.|[^\]\\])*\]/gs) ?? [];
  return classes.some((one) => /(^|[^\\])(\\\\)*\[/.test(one.slice(1)) || one.includes('&&'));
}

/** The closed lists of words in a schema and in those that it refers to. */
function closedWordsIn(node: unknown): readonly string[] {
  return objectsIn(node)
    .filter(({ path }) => !path.includes('/not'))
    .flatMap(({ path, node: { enum: words, $ref } }) => [
      ...(Array.isArray(words) ? [path] : []),
      ...(typeof $ref === 'string' ? closedWordsIn(componentAt($ref)) : []),
    ]);
}

test('patterns mean the same in JavaScript and in Java', () => {
  expect(patterns.length).toBeGreaterThan(10);
  for (const pattern of patterns) {
    expect(() => [new RegExp(pattern), new RegExp(pattern, 'u')]).not.toThrow();
    expect({ pattern, nests: nestsClasses(pattern) }).toEqual({ pattern, nests: false });
    // Unicode classes, look-behind and named groups are written in another way elsewhere.
    expect(pattern).not.toMatch(/\\p|\\k|\(\?[<P]|\\\/|\\u\{/);
  }
});

test('a closed list of words is a schema with a name, and none takes null', () => {
  const words = schemas.filter(({ path, node }) => Array.isArray(node.enum) && !path.includes('/not'));
  expect(words.map(({ path }) => path)).toContain('/PaymentMethodCreate');
  for (const { path, node } of words) {
    expect(path).toMatch(/^\/\w+$/);
    expect(node).toMatchObject({ type: 'string' });
    expect(node.enum).not.toContain(null);
  }
});

test('a list has deletions only where they were asked for', () => {
  const page = { object: 'list', url: '/api/v1/invoices', has_more: false, next_cursor: null };
  const deletion = { id: 'inv_1', object: 'invoice', deleted: true, updated_at: '2026-01-07T12:00:00.000Z' };
  const lists = operations.filter(({ operation }) =>
    operation.parameters?.some((parameter) => resolved(parameter).name === 'include'),
  );
  expect(lists.length).toBeGreaterThan(4);
  for (const { operation } of lists) {
    const media = documentedResponseOf(operation, 200)?.content['application/json'] as JsonSchema | undefined;
    const accepts = (keyword: string): boolean =>
      compile(media?.[keyword] as JsonSchema)({ ...page, data: [deletion] }) === true;
    expect([accepts('schema'), accepts('x-schema-with-deleted')]).toEqual([false, true]);
  }
});

test('an update takes any word where an answer leaves the words open', () => {
  const accepts = compile({ $ref: '#/components/schemas/InvoiceUpdate' });
  expect(accepts({ currency: 'EUR', status: 'a later status' })).toBe(true);
  const bodies = operations.flatMap(({ operation }) =>
    operation.operationId.startsWith('update') ? [operation.requestBody] : [],
  );
  expect(bodies.length).toBeGreaterThan(4);
  expect(closedWordsIn(bodies)).toEqual([]);
  expect(closedWordsIn({ $ref: '#/components/schemas/PaymentCreate' })).not.toEqual([]);
});

test('errors are shared: no two are alike', () => {
  const texts = Object.values(openApi.components.responses ?? {}).map((response) => JSON.stringify(response));
  expect(new Set(texts).size).toBe(texts.length);
  const own = operations.flatMap(({ path, operation }) =>
    Object.entries(operation.responses).flatMap(([status, { $ref }]) =>
      path.startsWith('/api/') && Number(status) >= 400 && $ref === undefined ? [`${path} ${status}`] : [],
    ),
  );
  expect(own).toEqual([]);
});

test('an operation says which statuses allow it', () => {
  const described = (operationId: string): unknown =>
    (
      operations.find(({ operation }) => operation.operationId === operationId)?.operation as
        | JsonSchema
        | undefined
    )?.description;
  expect(described('finalizeInvoice')).toContain('Possible while the invoice is `draft`.');
  expect(described('acceptQuotation')).toContain(
    'While it is `accepted`, the answer is the record as it is, with what the body adds to it.',
  );
  expect(described('updateInvoice')).toContain('While it is `draft`, you can change every field.');
  expect(described('deleteQuotation')).toContain('Possible while the quotation is `draft`.');
  expect(described('createInvoicePayment')).toContain(
    'Possible while the invoice is `open`, `partially_paid` or `uncollectible`.',
  );
  expect(described('listInvoices')).not.toContain('Possible');
  expect(described('listInvoicePayments')).not.toContain('Possible');
});

test('filters tell their form', () => {
  const parameters = operationNamed('listInvoices').parameters?.map(resolved);
  const accepts = (name: string, value: unknown): boolean =>
    compile(parameters?.find((one) => one.name === name)?.schema ?? { not: {} })(value) === true;
  expect([accepts('status', 'open,paid'), accepts('status', 'opened')]).toEqual([true, false]);
  expect([accepts('currency', 'EUR'), accepts('currency', 'eur')]).toEqual([true, false]);
  expect([accepts('invoice_date[gte]', '2026-01-31'), accepts('invoice_date[gte]', 'yesterday')]).toEqual([
    true,
    false,
  ]);
  expect([accepts('include', 'deleted,total_count'), accepts('include', 'all')]).toEqual([true, false]);
});
