/** What is answered without a key: that the workspace is alive, and what its API looks like. */
import { errorTable } from '../../../src/core/errors/error-table.ts';
import { examples } from '../../../src/openapi/examples/index.ts';
import { exampleIds } from '../../../src/openapi/examples/example.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { type Answered, createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();

describe('health', () => {
  test('is answered without a key, and names the build', () => {
    const { status, body } = workspace.get('/health', { key: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: 'health', build: expect.stringMatching(/\S/) });
    expect(workspace.get('/health').body).toEqual(body);
  });

  test('tells nothing about the business', () => {
    const { body } = workspace.get('/health', { key: null });
    expect(JSON.stringify(body)).not.toMatch(/Lovelace|@|bbk_/);
  });

  test('is read, and no more', () => {
    expect(workspace.call('HEAD', '/health', { key: null })).toMatchObject({ status: 200, body: null });
    for (const path of ['/health', '/health/', '/openapi.json']) {
      const answer = workspace.post(path, {}, { key: null });
      expectRefused(answer, 405, 'method_not_allowed', { instance: path });
      expect(answer.headers.Allow).toBe('GET, HEAD');
    }
    expect(workspace.get('/health/', { key: null }).status).toBe(200);
    expectNothingWritten(workspace, () => workspace.get('/health', { key: null }));
  });
});

interface Operation {
  readonly operationId?: string;
  readonly responses: object;
}

describe('the OpenAPI document', () => {
  const { body: openApi } = workspace.get('/openapi.json', { key: null });
  const operations: readonly (readonly [string, string, Operation])[] = Object.entries(
    openApi.paths as Record<string, Record<string, Operation>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [method.toUpperCase(), path, operation] as const),
  );

  test('is answered without a key', () => {
    expect(openApi.openapi).toMatch(/^3\.1/);
    expect(operations.length).toBeGreaterThan(10);
  });

  test('names the endpoints of the specification', () => {
    const named = operations.map(([method, path]) => `${method} ${path}`);
    for (const plural of ['invoices', 'quotations', 'customers', 'products']) {
      expect(named).toContain(`GET /api/v1/${plural}`);
      expect(named).toContain(`POST /api/v1/${plural}`);
    }
  });

  test.each(operations)('%s %s is an endpoint that is there', (method, path) => {
    const answer = workspace.call(method, path.replace(/\{\w+\}/g, 'none'), { body: '{}' });
    expect(['route_not_found', 'method_not_allowed', 'internal_error']).not.toContain(answer.body?.code);
  });

  test('gives each operation one name', () => {
    const names = operations.map(([, , { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]\w+$/);
  });
});

describe('the examples of the document', () => {
  test('all work as they are written', () => {
    const fresh = createTestWorkspace();
    expect(examples.length).toBeGreaterThan(15);
    runAll(fresh);
  });
});

// An id of an example stands for the record that the example is answered with that makes it.
function runAll(fresh: TestWorkspace): void {
  const { paths } = fresh.get('/openapi.json').body;
  const made = new Map<string, string>();
  for (const { operationId, name, request, expectedStatus, makes } of examples) {
    const [path = '', method = ''] = placeOf(paths, operationId);
    const put = (text: string): string =>
      [...made].reduce((whole, [placeholder, id]) => whole.split(placeholder).join(id), text);
    const key = keyFor(fresh, path);
    const answer: Answered = fresh.call(method.toUpperCase(), put(path.replace('{id}', request.id ?? '')), {
      key,
      query: new URLSearchParams(request.query).toString(),
      headers: request.headers ?? {},
      ...(request.body === undefined ? {} : { body: JSON.parse(put(JSON.stringify(request.body))) }),
    });
    expect({ operationId, name, status: answer.status }).toEqual({
      operationId,
      name,
      status: expectedStatus,
    });
    if (answer.status >= 400) expect(Object.keys(errorTable)).toContain(answer.body.code);
    if (makes !== undefined) made.set(exampleIds[makes], answer.body.id ?? answer.body.data[0].id);
  }
}

// No preset lets a key write the workspace, and test data belongs to test keys.
function keyFor(fresh: TestWorkspace, path: string): string {
  if (path === '/api/v1/workspace') return fresh.createKey('workspace:read, workspace:write');
  return path === '/api/v1/test_data' ? fresh.createKey('test full') : fresh.key;
}

function placeOf(paths: Readonly<Record<string, Record<string, Operation>>>, operationId: string): string[] {
  for (const [path, methods] of Object.entries(paths)) {
    const found = Object.entries(methods).find(([, operation]) => operation.operationId === operationId);
    if (found !== undefined) return [path, found[0]];
  }
  throw new Error(`No operation is called ${operationId}.`);
}
