/** Update schemas: what a GET shows can be edited and sent back, and what an action does is not a patch. */
import { pascalCase } from '../../src/openapi/schemas/json-schema.ts';
import { allRoutes as routes } from '../../src/core/api/routes/all-routes.ts';
import { runExamples } from '../../src/openapi/example-answers.ts';
import { examples } from '../../src/openapi/examples/index.ts';
import { resources } from '../../src/core/resources/index.ts';
import type { JsonObject } from '../../src/core/schema/represent.ts';
import { compile, openApi, operations, resolved } from './compiled-document.ts';

/** Every record that the examples are answered with, by its `object`. */
const shown = [...runExamples(routes, examples).answers.entries()]
  .filter(([{ operationId, expectedStatus }]) => expectedStatus < 300 && !operationId.startsWith('preview'))
  .map(([, body]) => body as JsonObject)
  .flatMap((body) => (body.object === 'list' ? (body.data as JsonObject[]) : [body]))
  .filter(({ deleted }) => deleted !== true);

function pascal(object: string): string {
  return pascalCase(object);
}

describe.each(['Customer', 'Product', 'Quotation', 'Invoice'])('the patch of a %s', (name) => {
  const accepts = compile({ $ref: `#/components/schemas/${name}Update` });
  const records = shown.filter(({ object }) => pascal(String(object)) === name);

  test('may be the whole record as it was read', () => {
    expect(records.length).toBeGreaterThan(1);
    for (const record of records) {
      accepts(record);
      expect({ id: record.id, errors: accepts.errors ?? null }).toEqual({ id: record.id, errors: null });
    }
  });

  test('may be any one field of it, or nothing at all', () => {
    expect(accepts({})).toBe(true);
    for (const [field, value] of Object.entries(records[0] ?? {})) {
      expect({ field, accepted: accepts({ [field]: value }) }).toEqual({ field, accepted: true });
    }
  });

  test('knows no other field, and no value that a creation would not take', () => {
    expect(accepts({ nonsense: 1 })).toBe(false);
    expect(accepts({ metadata: 'text' })).toBe(false);
    expect(accepts({ external_id: ' padded' })).toBe(false);
  });

  test('may be sent as JSON or as a merge patch', () => {
    const found = operations.find(({ operation }) => operation.operationId === `update${name}`);
    expect(Object.keys(found?.operation.requestBody?.content ?? {})).toEqual([
      'application/json',
      'application/merge-patch+json',
    ]);
  });
});

describe('a patch', () => {
  test('clears what may be empty with null, and nothing else', () => {
    const accepts = compile({ $ref: '#/components/schemas/CustomerUpdate' });
    expect(accepts({ phone: null, billing_address: null, metadata: { old: null } })).toBe(true);
    expect(accepts({ name: null })).toBe(false);
    expect(accepts({ billing_address: { city: null } })).toBe(true);
  });

  test('replaces lines, which say as much as new ones', () => {
    const accepts = compile({ $ref: '#/components/schemas/InvoiceUpdate' });
    expect(accepts({ items: [{ description: 'Work', unit_price: 10 }] })).toBe(true);
    expect(accepts({ items: [{ quantity: 2 }] })).toBe(false);
    expect(accepts({ items: [{ description: 'Work', unit_price: 10, nonsense: 1 }] })).toBe(false);
  });
});

describe('the statuses', () => {
  const schemaOf = (object: string): { readonly properties: Record<string, JsonObject> } =>
    openApi.components.schemas?.[pascal(object)] as never;

  test.each(resources.filter(({ fields }) => 'status' in fields))(
    'of $plural are all told, and open',
    ({ object, fields, actions = [], transitions = [] }) => {
      const status = resolved(schemaOf(object).properties.status ?? {}) as JsonObject;
      const told = status?.['x-known-values'] as string[];
      expect(told).toEqual(fields.status?.kind.words);
      expect(status).not.toHaveProperty('enum');
      const used = [
        ...transitions.flatMap(({ from, to }) => [...from, ...(to === null ? [] : [to])]),
        ...actions.flatMap(({ repetition }) => repetition?.statuses ?? []),
      ];
      const answered = shown.filter((record) => record.object === object).map((record) => record.status);
      expect([...used, ...answered].filter((word) => !told.includes(String(word)))).toEqual([]);
    },
  );
});

describe('the bodies of actions', () => {
  const bodyOf = (operationId: string) =>
    operations.find(({ operation }) => operation.operationId === operationId)?.operation.requestBody;

  test('may be left out, and are documented where they can say something', () => {
    expect(bodyOf('acceptQuotation')).toMatchObject({ required: false });
    expect(bodyOf('sendQuotation')).toBeUndefined();
  });

  test('know their own fields only', () => {
    const accepts = compile({ $ref: '#/components/schemas/ConvertQuotationInput' });
    expect(accepts({ status: 'draft', invoice_date: '2026-01-31', number: null })).toBe(true);
    expect(accepts({ status: 'paid' })).toBe(false);
    expect(accepts({ total: 1 })).toBe(false);
  });
});
