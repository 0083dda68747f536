/**
 * Bodies that were written to burn: each is within 256 KiB, costs little, and gets a short answer. Beside each stands
 * what it cost before faults were capped and counts were checked first.
 */
import { createTestWorkspace, type TestWorkspace } from '../contract/support/test-workspace.ts';
import { answerLengthMax, costMsMax, envelopeText, many, measure } from './request-cost.ts';

interface Attack {
  readonly name: string;
  /** `{customer}` and `{draft}` stand for the ids of records. */
  readonly to: string;
  readonly body: string;
  readonly code: string;
  /** How many faults there are, where they are counted. */
  readonly faults?: number;
  /** Milliseconds of CPU and bytes of the answer: before, and now. */
  readonly was: string;
  readonly now: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const customers = 'POST /api/v1/customers';
const invoices = 'POST /api/v1/invoices';
const unknownNames = `{${many(24_000, (index) => `"f${index}":1`)}}`;
const names24k = 24_000;
const wrongLine =
  '{"id":1,"product_id":1,"description":1,"quantity":"x","unit":1,"tax_rate":"x","tax_name":1,"discount":"x","discount_percent":"x","unit_price":"x","amount":1}';

const attacks: readonly Attack[] = [
  {
    name: 'unknown fields',
    to: customers,
    body: unknownNames,
    code: 'validation_failed',
    faults: names24k + 1,
    was: '5,586 ms, 2,077,518 bytes',
    now: '41 ms, 8,947 bytes',
  },
  {
    name: 'unknown fields of an action',
    to: 'POST /api/v1/invoices/{draft}/finalize',
    body: unknownNames,
    code: 'validation_failed',
    faults: names24k,
    was: '1,754 ms, 2,077,494 bytes',
    now: '61 ms, 9,007 bytes',
  },
  {
    name: 'unknown fields of a patch with an Idempotency-Key',
    to: 'PATCH /api/v1/customers/{customer}',
    body: unknownNames,
    code: 'validation_failed',
    faults: names24k,
    was: '5,896 ms, 2,077,486 bytes',
    now: '123 ms, 8,999 bytes',
    headers: { 'idempotency-key': 'burn' },
  },
  {
    name: 'unknown fields in every line',
    to: invoices,
    body: `{"customer_name":"A","items":[${many(200, () => `{"description":"x","unit_price":1,${many(125, (index) => `"f${index}":1`)}}`)}]}`,
    code: 'validation_failed',
    faults: 25_000,
    was: '3,335 ms, 2,381,813 bytes',
    now: '22 ms, 9,977 bytes',
  },
  {
    name: 'every field of every line wrong',
    to: invoices,
    body: `{"customer_name":"A","items":[${many(200, () => wrongLine)}]}`,
    code: 'validation_failed',
    faults: 2200,
    was: '53 ms, 263,353 bytes',
    now: '42 ms, 12,360 bytes',
  },
  {
    name: 'empty objects for tax ids',
    to: customers,
    body: `{"name":"A","tax_ids":[${many(80_000, () => '{}')}]}`,
    code: 'payload_too_large',
    was: '22,035 ms, 6,229,544 bytes',
    now: '47 ms, 648 bytes',
  },
  {
    name: 'zeros for lines',
    to: invoices,
    body: `{"customer_name":"A","items":[${many(130_000, () => '0')}]}`,
    code: 'payload_too_large',
    was: '80,537 ms, 10,939,454 bytes',
    now: '52 ms, 646 bytes',
  },
  {
    name: 'empty objects for the lines of a draft',
    to: 'PATCH /api/v1/invoices/{draft}',
    body: `{"items":[${many(80_000, () => '{}')}]}`,
    code: 'payload_too_large',
    was: '3,001 ms, 676 bytes',
    now: '149 ms, 677 bytes',
  },
  {
    name: 'metadata',
    to: customers,
    body: `{"name":"A","metadata":{${many(24_000, (index) => `"k${index}":1`)}}}`,
    code: 'validation_failed',
    faults: 1,
    was: '3,243 ms, 1,933,545 bytes',
    now: '49 ms, 649 bytes',
  },
  {
    name: 'misspelt types of events',
    to: 'POST /api/v1/webhook_endpoints',
    body: `{"url":"https://a.example/","event_types":[${many(20_000, () => '"invoic.e"')}]}`,
    code: 'validation_failed',
    faults: 1,
    was: '15,956 ms, 13,209,462 bytes',
    now: '21 ms, 660 bytes',
  },
  {
    name: 'lists in lists',
    to: customers,
    body: `{"name":${'['.repeat(130_000)}${']'.repeat(130_000)}}`,
    code: 'malformed_json',
    was: '41 ms, "Maximum call stack size exceeded"',
    now: '15 ms, 561 bytes',
  },
  {
    name: 'objects in objects',
    to: customers,
    body: `{"metadata":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`,
    code: 'malformed_json',
    was: '34 ms, "Maximum call stack size exceeded"',
    now: '10 ms, 561 bytes',
  },
  {
    name: 'a number of many digits',
    to: 'POST /api/v1/products',
    body: `{"name":"A","unit_price":${'1'.repeat(250_000)}}`,
    code: 'validation_failed',
    faults: 1,
    was: '32 ms, 690 bytes',
    now: '14 ms, 690 bytes',
  },
  {
    name: 'an address of many dots',
    to: customers,
    body: `{"name":"A","email":"a@${'a.'.repeat(120_000)}"}`,
    code: 'validation_failed',
    faults: 2,
    was: '36 ms, 758 bytes',
    now: '22 ms, 758 bytes',
  },
];

describe('a body of', () => {
  let workspace: TestWorkspace;
  let ids: Readonly<Record<string, string>>;

  beforeAll(() => {
    workspace = createTestWorkspace();
    const items = Array.from({ length: 200 }, () => ({ description: 'x', unit_price: 1 }));
    ids = {
      '{customer}': workspace.create('customers', { name: 'Ada' }).id,
      '{draft}': workspace.create('invoices', { customer_name: 'Bea', status: 'draft', items }).id,
    };
  });

  test.each(attacks)(
    '$name costs little (before: $was; now: $now)',
    ({ to, body, code, faults, headers }) => {
      const [method = '', target = ''] = to.split(' ');
      const path = target.replace(/\{\w+\}/, (name) => ids[name] ?? '');
      const text = envelopeText(workspace, {
        method,
        path,
        body,
        headers: { 'x-api-key': workspace.key, ...headers },
      });
      const { answer, costMs, length } = measure(workspace, text, { method, path });
      expect(answer.body).toMatchObject({ code });
      expect(costMs).toBeLessThan(costMsMax);
      expect(length).toBeLessThan(answerLengthMax);
      if (process.env.SHOW_COST !== undefined) console.log(`${to} ${costMs.toFixed(0)} ms, ${length} bytes`);
      if (faults === undefined) return;
      const { errors, more = 0, detail } = answer.body;
      expect(errors.length + more).toBe(faults);
      expect(errors).toHaveLength(Math.min(faults, 100));
      if (faults > 1) expect(detail).toBe(`${faults} fields are invalid.`);
    },
  );

  test('200 lines with all their fields full is still taken', () => {
    const items = Array.from({ length: 200 }, () => ({
      description: 'x'.repeat(900),
      quantity: 2,
      unit_price: 1,
    }));
    const text = envelopeText(workspace, {
      method: 'POST',
      path: '/api/v1/invoices',
      body: JSON.stringify({ customer_name: 'Bea', items }),
    });
    const { answer, costMs } = measure(workspace, text, { method: 'POST', path: '/api/v1/invoices' });
    expect(answer.status).toBe(201);
    expect(costMs).toBeLessThan(costMsMax);
  });
});

test('nesting is allowed up to 64 levels, and refused in words of the API beyond', () => {
  const workspace = createTestWorkspace();
  const send = (depth: number): unknown =>
    workspace.post(
      '/api/v1/customers',
      `{"name":"]]","notes":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`,
    ).body;
  expect(send(64)).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/notes', code: 'invalid_type' }],
  });
  expect(send(65)).toMatchObject({
    code: 'malformed_json',
    detail: 'The body is nested deeper than 64 levels.',
  });
});

test('only the first unknown names get a suggestion, and known fields beside them keep their faults', () => {
  const workspace = createTestWorkspace();
  const body = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`emai${index}`, 1]));
  const { errors, more } = workspace.post('/api/v1/customers', { ...body, email: 5 }).body;
  expect(errors.slice(0, 2)).toMatchObject([
    { pointer: '/name', code: 'required' },
    { pointer: '/email', code: 'invalid_type' },
  ]);
  const suggestions = errors.filter(({ message }: { message: string }) => message.includes('"email"'));
  expect([errors.length, more, suggestions.length]).toEqual([100, 52, 10]);
});
