/**
 * Paths, queries and headers that were written to burn. An envelope could carry any number of them past the limit of
 * the body; beside each stands what it cost then.
 */
import { createTestWorkspace, type TestWorkspace } from '../contract/support/test-workspace.ts';
import { answerLengthMax, cheapest, costMsMax, envelopeText, many, measure } from './request-cost.ts';

interface Attack {
  readonly name: string;
  readonly path?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly code: string;
  readonly was: string;
  readonly now: string;
}

const attacks: readonly Attack[] = [
  {
    name: '50,000 unknown parameters',
    query: many(50_000, (index) => `x${index}=1`, '&'),
    code: 'payload_too_large',
    was: '13,434 ms, 28,084,681 bytes',
    now: '52 ms, 444 bytes',
  },
  {
    name: 'as many unknown parameters as fit',
    query: many(200, (index) => `x${index}=1`, '&'),
    code: 'unknown_parameter',
    was: '249 ms, 611,781 bytes',
    now: '17 ms, 8,403 bytes',
  },
  {
    name: '2 MB of broken escapes as its query',
    query: '%&'.repeat(1_000_000),
    code: 'payload_too_large',
    was: '5,500 ms',
    now: '6 ms, 500 bytes',
  },
  {
    name: '2 MB of broken escapes behind its path',
    path: `/api/v1/invoices?${'%&'.repeat(1_000_000)}`,
    code: 'payload_too_large',
    was: '5,500 ms',
    now: '6 ms, 500 bytes',
  },
  {
    name: '2 MB of empty parameters',
    query: 'a&'.repeat(1_000_000),
    code: 'payload_too_large',
    was: '1,000 ms',
    now: '6 ms, 500 bytes',
  },
  {
    name: '49,000 headers',
    headers: Object.fromEntries(Array.from({ length: 49_000 }, (_, index) => [`h${index}`, ''])),
    code: 'payload_too_large',
    was: '230 ms',
    now: '60 ms, 500 bytes',
  },
  {
    name: '150,000 headers',
    headers: Object.fromEntries(Array.from({ length: 150_000 }, (_, index) => [`h${index}`, ''])),
    code: 'payload_too_large',
    was: '700 ms',
    now: '90 ms, 500 bytes',
  },
  {
    name: '50,000 wrong words in include',
    query: `include=${many(50_000, () => 'total')}`,
    code: 'payload_too_large',
    was: '411 ms, 5,000,613 bytes',
    now: '6 ms, 444 bytes',
  },
  {
    name: 'as many wrong words in include as fit',
    query: `include=${many(4000, () => 't')}`,
    code: 'invalid_parameter',
    was: '54 ms, 400,613 bytes',
    now: '8 ms, 713 bytes',
  },
  {
    name: 'a search for 250,000 letters',
    query: `q=${'a'.repeat(250_000)}`,
    code: 'payload_too_large',
    was: '97 ms, answered with 503 workspace_unavailable',
    now: '9 ms, 444 bytes',
  },
  {
    name: 'a search for 5,000 letters',
    query: `q=${'a'.repeat(5000)}`,
    code: 'invalid_parameter',
    was: '9 ms, a search that Google need not take',
    now: '5 ms, 695 bytes',
  },
  {
    name: 'a path of 250,000 slashes',
    path: `/api/v1/${'/'.repeat(250_000)}`,
    code: 'payload_too_large',
    was: '131 ms, 500,543 bytes',
    now: '9 ms, 8,620 bytes',
  },
  {
    name: 'a path of as many slashes as fit',
    path: `/api/v1/${'/'.repeat(8100)}`,
    code: 'route_not_found',
    was: '7 ms, 16,743 bytes',
    now: '9 ms, 16,743 bytes',
  },
  {
    name: '20,000 headers',
    headers: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`x-h${index}`, 'v'])),
    code: 'payload_too_large',
    was: '24 ms, answered as if they were not there',
    now: '24 ms, 444 bytes',
  },
  {
    name: 'an If-Match of 60,000 tags',
    headers: { 'if-match': '"a",'.repeat(60_000) },
    code: 'payload_too_large',
    was: '5 ms, answered as if it were not there',
    now: '5 ms, 444 bytes',
  },
];

describe('a request with', () => {
  let workspace: TestWorkspace;

  beforeAll(() => {
    workspace = createTestWorkspace();
    workspace.create('invoices', { customer_name: 'Ada', total: 1 });
  });

  test.each(attacks)('$name costs little (before: $was; now: $now)', (attack) => {
    const { path = '/api/v1/invoices', query = '', headers, code } = attack;
    const text = envelopeText(workspace, {
      method: 'GET',
      path,
      query,
      headers: { 'x-api-key': workspace.key, ...headers },
    });
    const { answer, costMs, length } = measure(workspace, text, { method: 'GET', path });
    if (process.env.SHOW_COST !== undefined)
      console.log(`${attack.name} ${costMs.toFixed(0)} ms, ${length} bytes`);
    expect(answer.body).toMatchObject({ code });
    expect(costMs).toBeLessThan(costMsMax);
    expect(length).toBeLessThan(answerLengthMax);
  });

  test('a hundred ids in its query and a search of 200 letters is taken', () => {
    const ids = many(100, () => 'inv_01ARZ3NDEKTSV4RRFFQ69G5FAV');
    const { status, body } = workspace.get('/api/v1/invoices', { query: `id=${ids}&q=${'a'.repeat(200)}` });
    expect([status, body.data]).toEqual([200, []]);
  });

  test.each([
    ['queries', { query: '%&'.repeat(19_000) }],
    ['paths', { path: `/api/v1/invoices?${'%&'.repeat(19_000)}` }],
    ['short queries', { query: '%FF&'.repeat(199) }],
    [
      'headers',
      { headers: Object.fromEntries(Array.from({ length: 3500 }, (_, index) => [`h${index}`, ''])) },
    ],
  ])('%s of that kind in a pack of fifty cost little as well', (_name, parts) => {
    const one = { method: 'GET', path: '/api/v1/invoices', ...parts };
    const text = JSON.stringify({ requests: Array.from({ length: 50 }, () => one) });
    expect(text.length).toBeLessThan(2 * 1024 * 1024);
    const cost = cheapest(() => {
      const response = workspace.emulator.webApp({
        ...{ method: 'POST', queryString: '', contentType: 'text/plain', body: text },
      });
      expect(response.kind).not.toBe('html');
    });
    if (process.env.SHOW_COST !== undefined) console.log(`a pack of ${_name} ${cost.toFixed(0)} ms`);
    expect(cost).toBeLessThan(costMsMax);
  });

  test('more than 2 MiB in its envelope is refused before anything is parsed', () => {
    const text = `${' '.repeat(2 * 1024 * 1024)}{}`;
    const { answer, costMs } = measure(workspace, text, { method: 'POST', path: '/' });
    expect(answer.body).toMatchObject({ code: 'payload_too_large' });
    expect(costMs).toBeLessThan(costMsMax);
  });
});
