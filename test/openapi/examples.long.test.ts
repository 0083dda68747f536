/** The examples: what the document shows is what the API takes and answers. */
import { allRoutes as routes } from '../../src/core/api/routes/all-routes.ts';
import { runExamples } from '../../src/openapi/example-answers.ts';
import { deriveExamples } from '../../src/openapi/examples/derived.ts';
import { examples, writtenExamples } from '../../src/openapi/examples/index.ts';
import { exampleIds, type RequestExample } from '../../src/openapi/examples/example.ts';
import { exampleGallery } from '../../src/openapi/example-gallery.ts';
import {
  codesOf,
  compile,
  type MediaType,
  operationNamed,
  operations,
  resolved,
  documentedResponseOf,
} from './compiled-document.ts';

const responses = operations.flatMap(({ operation }) =>
  Object.entries(operation.responses).map(([status, response]) => ({
    name: `${operation.operationId} ${status}`,
    response: resolved(response),
  })),
);

const gallery = exampleGallery();

function expectValid(name: string, { schema, examples: shown = {} }: MediaType): void {
  const accepts = compile(schema);
  for (const [example, part] of Object.entries(shown)) {
    const { value } = resolved(part);
    accepts(value);
    expect({ name, example, errors: accepts.errors ?? null }).toEqual({ name, example, errors: null });
  }
}

const answers = runExamples(routes, examples).answers;

function exampleOf(operationId: string, name: string): RequestExample {
  const found = examples.find((example) => example.operationId === operationId && example.name === name);
  if (found === undefined) throw new Error(`There is no example ${name} of ${operationId}.`);
  return found;
}

function answerOf(operationId: string, name: string): unknown {
  return answers.get(exampleOf(operationId, name));
}

describe('the examples', () => {
  test('belong to operations, under a name of their own', () => {
    const names = examples.map(({ operationId, name }) => `${operationId} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    const known = routes.map(({ operationId }) => operationId);
    for (const { operationId } of examples) expect(known).toContain(operationId);
  });

  test('show every operation of the API at work', () => {
    const shown = examples
      .filter(({ expectedStatus }) => expectedStatus < 300)
      .map(({ operationId }) => operationId);
    expect(routes.map(({ operationId }) => operationId).filter((name) => !shown.includes(name))).toEqual([]);
  });

  test.each([
    ['getCustomer', { id: exampleIds.customer }],
    ['updateProduct', { id: exampleIds.product, body: { name: 'Another name' } }],
    ['listQuotations', { query: { limit: '1' } }],
    ['markUncollectibleInvoice', { id: exampleIds.quotedInvoice }],
    ['deleteInvoice', { id: exampleIds.copiedInvoice }],
  ])('are derived where nobody has written one: %s', (operationId, request) => {
    const others = writtenExamples.filter((example) => example.operationId !== operationId);
    const unwritten = deriveExamples(routes, writtenExamples).map((example) => example.operationId);
    const derived = deriveExamples(routes, others).filter((one) => !unwritten.includes(one.operationId));
    expect(derived).toMatchObject([{ operationId, request, expectedStatus: 200 }]);
  });

  test('expect the status that the document promises', () => {
    for (const { operationId, expectedStatus } of examples) {
      expect(documentedResponseOf(operationNamed(operationId), expectedStatus)).toBeDefined();
    }
    for (const [{ operationId, expectedStatus }, body] of answers) {
      if (expectedStatus < 400) continue;
      expect(codesOf(operationNamed(operationId))).toContain((body as { readonly code: string }).code);
    }
  });

  test('are requests that their schemas accept, and refuse when they are to be refused', () => {
    for (const { operation } of operations) {
      for (const media of Object.values(operation.requestBody?.content ?? {})) {
        expectValid(operation.operationId, media);
      }
    }
    const invalid = exampleOf('createInvoice', 'invalid');
    expect(compile({ $ref: '#/components/schemas/InvoiceCreate' })(invalid.request.body)).toBe(false);
  });

  test('are answers that their schemas accept', () => {
    const shown = responses.flatMap(({ response }) =>
      Object.values(response.content ?? {}).flatMap(({ examples: all = {} }) => Object.keys(all)),
    );
    expect(shown).toEqual(
      expect.arrayContaining(['invoice', 'customer', 'missing_api_key', 'rate_limited', 'validation_failed']),
    );
    for (const { name, response } of responses) {
      for (const media of Object.values(response.content ?? {})) expectValid(name, media);
    }
  });

  test('have each answer in the gallery of the reference, and their schemas accept it', () => {
    const named = [...answers.keys()]
      .filter(({ expectedStatus }) => expectedStatus < 300)
      .map(({ operationId, name }) => `${operationId} ${name}`);
    const shown = Object.entries(gallery).flatMap(([operationId, all]) =>
      Object.keys(all).map((name) => `${operationId} ${name}`),
    );
    expect([...shown].sort()).toEqual([...named].sort());
    expect(shown).toEqual(expect.arrayContaining(['createInvoice from_items', 'listInvoices first_page']));
    for (const [operationId, all] of Object.entries(gallery)) {
      const operation = operationNamed(operationId);
      const success = Object.keys(operation.responses).find((status) => status < '300');
      const media = documentedResponseOf(operation, Number(success))?.content['application/json'];
      expect(media).toBeDefined();
      if (media !== undefined) expectValid(operationId, { ...media, examples: all });
    }
  });

  test('reckon the worked invoice to 1468.51', () => {
    expect(answerOf('createInvoice', 'from_items')).toMatchObject({
      number: 'INV-2026-0002',
      discount: '50.00',
      subtotal: 1284.97,
      tax_total: 233.54,
      total: 1468.51,
      amounts: { total: '1468.51', currency: 'EUR' },
      tax_breakdown: [
        { tax_rate: 20, taxable: 1153.3, tax: 230.66 },
        { tax_rate: 5, taxable: 57.64, tax: 2.88 },
        { tax_rate: 0, taxable: 24.03, tax: 0 },
      ],
    });
  });

  test('follow a quotation until it is paid in part, each answer as the ones before it left the workspace', () => {
    expect(answerOf('convertQuotation', 'open_invoice')).toMatchObject({
      id: exampleIds.quotedInvoice,
      quotation_id: exampleIds.quotation,
      status: 'open',
      total: 3283.2,
    });
    expect(answerOf('createPayment', 'part')).toMatchObject({ id: exampleIds.payment, amount: 1000 });
    expect(answerOf('createPayment', 'rest')).toMatchObject({ amount: 2283.2 });
    expect(answerOf('voidPayment', 'booked_in_error')).toMatchObject({ status: 'voided', version: 2 });
    expect(answerOf('duplicateInvoice', 'next_month')).toMatchObject({
      id: exampleIds.copiedInvoice,
      number: null,
      status: 'draft',
      total: 3283.2,
    });
    expect(answerOf('deleteInvoice', 'draft')).toEqual({
      id: exampleIds.copiedInvoice,
      object: 'invoice',
      deleted: true,
    });
    expect(answerOf('previewInvoice', 'totals')).toMatchObject({ id: null, number: null, total: 2050 });
  });

  test('name ids that an earlier example is answered with', () => {
    const made = new Set<string>();
    for (const { request, makes } of examples) {
      const named = JSON.stringify(request).match(/[a-z]+_01KEBZ[0-9A-Z]{20}/g) ?? [];
      const known = Object.values<string>(exampleIds);
      for (const id of named.filter((one) => known.includes(one))) expect([...made]).toContain(id);
      if (makes !== undefined) made.add(exampleIds[makes]);
    }
    expect(made.size).toBe(Object.keys(exampleIds).length);
  });

  test('tell the two faults of the invalid invoice by their pointers', () => {
    const problem = documentedResponseOf(operationNamed('createInvoice'), 422)?.content[
      'application/problem+json'
    ];
    expect(problem?.examples?.validation_failed?.value).toMatchObject({
      status: 422,
      instance: '/api/v1/invoices',
      errors: [
        { pointer: '/due_date', code: 'invalid_date' },
        { pointer: '/items/0/quantity', code: 'out_of_range' },
      ],
    });
  });

  test('are kept out of the schemas of other resources', () => {
    const invoice = compile({ $ref: '#/components/schemas/Invoice' });
    expect(invoice(gallery.getCustomer?.by_id?.value)).toBe(false);
  });
});
