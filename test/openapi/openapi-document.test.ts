/** The document as a whole: it covers the routes and nothing else, and what it says holds together. */
import { openAnswer } from '../../src/core/api/open-answers.ts';
import { allRoutes as routes } from '../../src/core/api/routes/all-routes.ts';
import { type ErrorCode, errorTable, titleOfCode } from '../../src/core/errors/error-table.ts';
import type { Workspace } from '../../src/core/workspace.ts';
import { openApiDocument } from '../../src/openapi/openapi-document.ts';
import { documentPath } from '../../src/openapi/paths/describe-operation.ts';
import { otherAnswers } from '../../src/openapi/schemas/other-answers.ts';
import {
  codesOf,
  compile,
  openApi,
  operationNamed,
  operations,
  type ResponseObject,
  componentAt,
  resolved,
  documentedResponseOf,
} from './compiled-document.ts';

const text = JSON.stringify(openApi);

function references(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === '$ref' && typeof value === 'string' ? [value] : references(value),
  );
}

describe('the OpenAPI document', () => {
  test('is of version 3.1.0 and the same each time it is built', () => {
    expect(openApi.openapi).toBe('3.1.0');
    expect(JSON.stringify(openApiDocument())).toBe(text);
  });

  test('covers every route, the open paths, and nothing else', () => {
    const covered = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort();
    const wanted = routes.map((route) => `${route.method} ${documentPath(route)}`);
    expect(covered).toEqual([...wanted, 'GET /health', 'GET /openapi.json'].sort());
  });

  test('names each operation once, as its route does', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { operationId } of routes) expect(names).toContain(operationId);
  });

  test('knows what every answer is that shows no record', () => {
    const others = routes.filter(({ answer }) => answer === 'other').map(({ operationId }) => operationId);
    const described = Object.keys(otherAnswers);
    expect({
      'to be described in src/openapi/schemas/other-answers.ts': others.filter(
        (name) => !described.includes(name),
      ),
      'described there, and of no route': described.filter((name) => !others.includes(name)),
    }).toEqual({
      'to be described in src/openapi/schemas/other-answers.ts': [],
      'described there, and of no route': [],
    });
  });

  test('resolves every reference, and leaves no component unused', () => {
    const used = references(openApi);
    expect(used.filter((reference) => componentAt(reference) === undefined)).toEqual([]);
    const { securitySchemes: _named, ...components } = openApi.components;
    const defined = Object.entries(components).flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `#/components/${kind}/${name}`),
    );
    expect(defined.filter((component) => !used.includes(component))).toEqual([]);
  });

  test('has only schemas that compile strictly', () => {
    const names = Object.keys(openApi.components.schemas ?? {});
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      expect(() => compile({ $ref: `#/components/schemas/${name}` })).not.toThrow();
    }
  });

  test('declares every parameter of a path, and every parameter of a route', () => {
    for (const { path, operation } of operations) {
      const parameters = (operation.parameters ?? []).map((parameter) =>
        parameter.$ref === undefined ? parameter : (componentAt(parameter.$ref) as typeof parameter),
      );
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        inPath,
      );
      const route = routes.find(({ operationId }) => operationId === operation.operationId);
      const inQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      // What any key can stand in is one object.
      expect(inQuery).toEqual(route?.parameters.map((name) => name.replace('[key]', '')) ?? []);
      for (const { schema } of parameters) expect(() => compile(schema)).not.toThrow();
      const takes = (wanted: string): boolean => parameters.some(({ name }) => name === wanted);
      const isPreview = route?.answer === 'other' && route.body.kind === 'create';
      const writes = route !== undefined && route.method !== 'GET' && !isPreview;
      const clears = route?.operationId === 'clearTestData';
      expect(takes('Idempotency-Key')).toBe(writes && !clears);
      // No id names the workspace, of which there is one.
      const namesOne = /\{id\}|workspace$/.test(path);
      // A ping answers its endpoint, with two ids beside it.
      const isRecord = route?.answer !== 'other' || route.operationId === 'pingWebhookEndpoint';
      const changes = writes && isRecord && namesOne;
      expect(takes('If-Match')).toBe(changes);
    }
  });

  test('asks for a key with the scopes of the route in either header, and for none outside the API', () => {
    for (const { path, operation } of operations) {
      const scopes = routes.find(({ operationId }) => operationId === operation.operationId)?.scopes;
      const wanted = scopes === undefined ? [] : [{ bearer: scopes }, { apiKey: scopes }];
      expect({ path, security: operation.security }).toEqual({ path, security: wanted });
    }
  });

  test('uses only tags that it declares', () => {
    const declared = openApi.tags.map(({ name }) => name);
    for (const { operation } of operations)
      expect(declared).toEqual(expect.arrayContaining([...operation.tags]));
  });

  test('holds no character that an HTML file would give a meaning', () => {
    expect(text).not.toMatch(/[<>&]/);
  });

  test('describes the health of a workspace as it is answered', () => {
    const answer = openAnswer(
      { build: { id: 'a1b2c3' }, background: { isDegraded: () => true } } as unknown as Workspace,
      { method: 'GET', path: '/health', query: [], headers: {}, body: '' },
    );
    const accepts = compile({ $ref: '#/components/schemas/Health' });
    expect(accepts(JSON.parse(answer?.body ?? 'null'))).toBe(true);
    expect(accepts({ object: 'health' })).toBe(false);
  });
});

describe('the documented refusals', () => {
  const codesWith = (operationId: string, status: number): readonly string[] => {
    const codes = codesOf(operationNamed(operationId));
    return Object.keys(errorTable).filter(
      (code) => codes.includes(code) && errorTable[code as ErrorCode] === status,
    );
  };

  test('carry only codes of their status, described by the catalogue', () => {
    for (const { operation } of operations) {
      const codes = codesOf(operation) as readonly ErrorCode[];
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) {
        const response = documentedResponseOf(operation, errorTable[code]);
        expect(response?.description).toContain(`${errorTable[code]} \`${code}\`: ${titleOfCode(code)}`);
      }
      // No response stands there for nothing.
      for (const [key, response] of Object.entries(operation.responses)) {
        const description = resolved(response).description;
        if (key < '400' || operation.tags.includes('Events')) continue;
        expect(codes.filter((code) => description.includes(`\`${code}\``))).not.toEqual([]);
      }
    }
  });

  test('name every code of the catalogue but those of no documented request', () => {
    const named = new Set(operations.flatMap(({ operation }) => codesOf(operation)));
    const unnamed = Object.keys(errorTable).filter((code) => !named.has(code));
    expect(unnamed).toEqual(['no_route', 'route_not_found', 'method_not_allowed']);
  });

  test('differ by what an operation takes', () => {
    expect(codesWith('listInvoices', 400)).toContain('cursor_mismatch');
    expect(codesWith('getInvoice', 400)).not.toContain('cursor_mismatch');
    expect(codesWith('createInvoice', 400)).toContain('malformed_json');
    expect(codesWith('getInvoice', 404)).toEqual(['not_found']);
    expect(codesWith('listInvoices', 404)).toEqual([]);
    expect(codesWith('listInvoices', 422)).toEqual([]);
    expect(codesWith('createProduct', 409)).toEqual(['external_id_taken', 'sku_taken', 'record_quarantined']);
    expect(codesWith('createInvoice', 409)).toContain('period_locked');
    expect(codesWith('createQuotation', 409)).not.toContain('period_locked');
    expect(codesWith('updateInvoice', 409)).toEqual([
      ...['invoice_not_editable', 'external_id_taken', 'record_quarantined'],
    ]);
    expect(codesWith('updateInvoice', 412)).toEqual(['etag_mismatch']);
    expect(codesWith('deleteCustomer', 409)).toEqual(['not_deletable', 'record_quarantined']);
    expect(codesWith('deleteCustomer', 415)).toEqual([]);
    expect(codesWith('deleteCustomer', 422)).toEqual(['idempotency_key_reused']);
    expect(codesWith('voidInvoice', 409)).toEqual([
      ...['invalid_state', 'invoice_has_payments', 'period_locked', 'record_quarantined'],
      'invoice_has_credit_notes',
    ]);
    expect(codesWith('acceptQuotation', 409)).toEqual([
      ...['invalid_state', 'quotation_expired', 'number_taken', 'number_reserved', 'record_quarantined'],
    ]);
    expect(codesWith('convertQuotation', 409)).toContain('quotation_already_invoiced');
    expect(codesWith('duplicateInvoice', 409)).toEqual(['invalid_state', 'record_quarantined']);
    expect(codesWith('voidPayment', 409)).toContain('payment_already_voided');
    expect(codesWith('createPayment', 409)).toEqual([
      ...['invalid_state', 'external_id_taken', 'period_locked', 'record_quarantined'],
    ]);
    expect(codesWith('previewInvoice', 422)).toEqual(['validation_failed']);
  });

  test('show the entity tag that the record has now, where another was wanted', () => {
    const response = documentedResponseOf(operationNamed('updateInvoice'), 412);
    expect(Object.keys(response?.headers ?? {})).toContain('ETag');
  });

  test('tell when to come back', () => {
    for (const name of ['Refused', 'Failed']) {
      const response = openApi.components.responses?.[name] as unknown as ResponseObject;
      expect(Object.keys(response.headers)).toContain('Retry-After');
    }
  });
});
