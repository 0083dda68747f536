/** Sends requests made at random through both doors of the API: the web app, and the function behind it. */
import fc from 'fast-check';
import { handle } from '../../src/core/api/handle.ts';
import type { ApiRequest } from '../../src/core/api/message.ts';
import { routes } from '../../src/core/api/routes/routes.ts';
import { openApiDocument } from '../../src/openapi/openapi-document.ts';
import { createWorkbook } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import { emulateGoogle } from '../emulated-workspace.ts';
import { expectDocumented } from '../contract/support/expect-documented.ts';
import {
  createTestWorkspace,
  type Answered,
  type TestWorkspace,
} from '../contract/support/test-workspace.ts';
import { arbitraryEnvelope, arbitraryRequest } from './arbitrary-requests.ts';

interface Runs {
  readonly numRuns: number;
  /** Missing: another one in each run. */
  readonly seed?: number;
}

/** A workspace with a record of each kind, and the records' ids. */
function fill(): { workspace: TestWorkspace; ids: string[] } {
  const workspace = createTestWorkspace();
  const { create } = workspace;
  const invoice = create('invoices', { customer_name: 'Ada', total: 10 });
  const records = [
    invoice,
    create('invoices', { customer_name: 'Ada', total: 10, status: 'draft' }),
    create('quotations', { customer_name: 'Ada', total: 10 }),
    create('products', { name: 'Gear', unit_price: 1 }),
    create('payments', { invoice_id: invoice.id, amount: 1 }),
    create('webhook_endpoints', { url: 'https://hooks.example.com/' }),
  ];
  return { workspace, ids: [...records.map(({ id }) => id as string), invoice.customer_id] };
}

/** The types of all answers that the document describes. */
const types = [...JSON.stringify(openApiDocument()).matchAll(/"content":\{"([^"]+)"/g)].map(
  ([, type]) => type,
);

function expectRefusedOrAnswered(
  request: { method: string; path: string },
  answer: Pick<Answered, 'status' | 'headers' | 'body'>,
): void {
  if (answer.status >= 500) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  const type = answer.headers['Content-Type'];
  if (answer.status >= 400) expect(type).toBe('application/problem+json');
  else expect(types).toContain(type);
  if (!request.path.startsWith('/api/v1')) return;
  const known = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'].includes(request.method);
  expectDocumented(known ? request.method : 'PUT', request.path, answer);
}

/** Sends envelopes to `doPost`, and their paths and queries to `doGet`. */
export function fuzzEnvelopes(runs: Runs): void {
  const { workspace, ids } = fill();
  const { direct, clock, key } = workspace;
  const reader = workspace.createKey('read-only');
  fc.assert(
    fc.property(arbitraryEnvelope(ids, key), (text) => {
      clock.advance(700);
      const answer = direct({ method: 'POST', queryString: '', contentType: 'text/plain', body: text });
      expectRefusedOrAnswered({ method: '', path: '' }, answer);
    }),
    runs,
  );
  fc.assert(
    fc.property(arbitraryRequest(ids), ({ path, query }) => {
      clock.advance(700);
      const pairs = [['path', path], ['api_key', reader], ...query];
      const queryString = pairs
        .map((pair) =>
          pair.map((one = '') => encodeURIComponent(one.replace(/\p{Surrogate}/gu, ''))).join('='),
        )
        .join('&');
      expectRefusedOrAnswered(
        { method: '', path: '' },
        direct({ method: 'GET', queryString, contentType: '', body: '' }),
      );
    }),
    { ...runs, numRuns: Math.ceil(runs.numRuns / 4) },
  );
}

/** Hands requests to `handle` with all routes. */
export function fuzzRequests(runs: Runs): void {
  const { workspace, ids } = fill();
  const { clock, key, emulator, workbook } = workspace;
  const google = emulateGoogle({
    workbook: createWorkbook(workbook.toSnapshot()),
    properties: emulator.world.properties.snapshot(),
    clock,
  });
  fc.assert(
    fc.property(arbitraryRequest(ids), (given) => {
      clock.advance(700);
      const request: ApiRequest = { ...given, headers: { ...given.headers, 'x-api-key': key } };
      const execution = google.begin();
      const answers = handle(execution.workspace, routes, [request]);
      execution.end();
      expect(answers).toHaveLength(1);
      for (const { status, headers, body } of answers)
        expectRefusedOrAnswered(request, { status, headers, body: body === '' ? null : JSON.parse(body) });
    }),
    runs,
  );
}
