/** Create schemas: what a client learns from the document is what the API takes. */
import { pascalCase } from '../../src/openapi/schemas/json-schema.ts';
import fc from 'fast-check';
import { resources } from '../../src/core/resources/index.ts';
import '../../src/core/resources/late-rules.ts';
import { inputSchema } from '../../src/core/schema/input-schema.ts';
import type { Problem } from '../../src/core/schema/problem.ts';
import type { Resource } from '../../src/core/schema/resource.ts';
import { validate } from '../../src/core/schema/validate.ts';
import { type Body, arbitraryBody, mutated } from './arbitrary-bodies.ts';
import { compile } from './compiled-document.ts';

function nameOf({ object }: Resource): string {
  return `${pascalCase(object)}Create`;
}

function acceptsByDocument(resource: Resource): (body: unknown) => boolean {
  const accepts = compile({ $ref: `#/components/schemas/${nameOf(resource)}` });
  return (body) => accepts(body) === true;
}

/** As far as a body can be judged by itself: what a line must say is found when it is filled. */
function acceptsByApi(resource: Resource, body: Body): boolean {
  if (!validate(inputSchema(resource.fields), body).ok) return false;
  // What excludes each other in a credit note is said in words alone.
  const isDocumented = resource.object !== 'credit_note';
  if (isDocumented && (resource.check?.(body) ?? []).some(isSaid)) return false;
  const { alternatives } = resource;
  if (alternatives !== undefined && !alternatives.some((name) => has(body, name))) return false;
  const lines = Array.isArray(body.items) && resource.itemsSheet !== undefined ? (body.items as Body[]) : [];
  return lines.every(
    (line) =>
      (has(line, 'product_id') ||
        has(line, 'sku') ||
        (has(line, 'description') && has(line, 'unit_price'))) &&
      !(has(line, 'discount') && has(line, 'discount_percent')),
  );
}

// No schema compares two days.
function isSaid({ pointer }: Problem): boolean {
  return pointer !== '/service_period/end';
}

function has(line: Body, field: string): boolean {
  return line[field] !== undefined && line[field] !== null;
}

const created = resources.filter(({ actionScope }) => actionScope === undefined);

describe.each(created.map((resource) => [resource.object, resource] as const))(
  'the body of a new %s',
  (_object, resource) => {
    const accepts = acceptsByDocument(resource);

    test('is accepted by the document and by the API when its fields are valid', () => {
      fc.assert(
        fc.property(arbitraryBody(resource), (body) => {
          expect({ document: accepts(body), api: acceptsByApi(resource, body) }).toEqual({
            document: true,
            api: true,
          });
        }),
        { numRuns: 300 },
      );
    });

    test('is accepted by both or refused by both, whatever is amiss', () => {
      let refused = 0;
      fc.assert(
        fc.property(mutated(arbitraryBody(resource)), (body) => {
          const api = acceptsByApi(resource, body);
          if (!api) refused += 1;
          expect({ document: accepts(body) }).toEqual({ document: api });
        }),
        { numRuns: 1500 },
      );
      expect(refused).toBeGreaterThan(300);
    });
  },
);

describe('the two shapes of an invoice', () => {
  const accepts = acceptsByDocument(resources.find(({ object }) => object === 'invoice') as Resource);
  const items = [{ description: 'Work', quantity: 2, unit_price: 10.5, tax_rate: 20 }];

  test.each<[string, boolean, Body]>([
    ['items for a customer by id', true, { customer_id: 'cus_1', discount: '50.00', items }],
    ['items with a total to check', true, { customer_name: 'Ada', items, total: 25.2 }],
    ['a name and a total', true, { customer_name: 'Ada', total: 99.5 }],
    ['a total as text that contains tax', true, { customer_name: 'Ada', total: '99.50', tax_rate: '20.0' }],
    ['a total with a discount of nothing', true, { customer_name: 'Ada', total: 1, discount: '0.00' }],
    ['null where nothing is given', true, { customer_name: 'Ada', total: 1, items: null, notes: null }],
    ['neither items nor a total', false, { customer_name: 'Ada' }],
    ['nobody to bill', false, { total: 1 }],
    ['nobody to bill but null', false, { customer_id: null, total: 1 }],
    ['no items', false, { customer_name: 'Ada', items: [] }],
    ['201 items', false, { customer_name: 'Ada', items: Array(201).fill(items[0]) }],
    ['a total with a discount', false, { customer_name: 'Ada', total: 1, discount: '0.50' }],
    ['a total alone that is inclusive', false, { customer_name: 'Ada', total: 1, tax_inclusive: true }],
    ['items with a tax rate of the whole', false, { customer_name: 'Ada', items, tax_rate: 20 }],
    ['both discounts', false, { customer_name: 'Ada', items, discount: '1', discount_percent: 1 }],
    ['a line that says nothing', false, { customer_name: 'Ada', items: [{ quantity: 1 }] }],
    ['a percentage over 100', false, { customer_name: 'Ada', items, discount_percent: '100.01' }],
    ['a field of the server', false, { customer_name: 'Ada', total: 1, amount_due: 1 }],
  ])('are told apart: %s', (_name, expected, body) => {
    expect(accepts(body)).toBe(expected);
  });

  test('leave to the API what no schema says: significant digits, decimals of a JSON number', () => {
    expect(accepts({ customer_name: 'Ada', total: '123456789012.3456' })).toBe(true);
    expect(accepts({ customer_name: 'Ada', items, discount_percent: 0.12345 })).toBe(true);
  });
});
