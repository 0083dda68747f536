/** An execution with a full pack meets a fault at each of its calls: every request is done once, and told so. */
import { callCounter, faultAt, faultsAmong, sampleOf } from '../support/faults.ts';
import { workspaceFaults } from '../support/invariants.ts';
import { sceneMaker } from '../support/scene.ts';

const path = '/api/v1/invoices';
let customer = '';
let draft = '';
const makeScene = sceneMaker({}, (call) => {
  customer = String(call('POST', '/api/v1/customers', { body: { name: 'Ada' } }).body.id);
  draft = `${path}/${call('POST', path, { body: { customer_id: customer, total: 5, status: 'draft' } }).body.id}`;
});

type Scene = ReturnType<typeof makeScene>;
type Request = Parameters<Scene['callPacked']>[1][number];

function requestsOf(): Request[] {
  const keyed = (method: string, to: string, key: string, body: object): Request => [
    method,
    to,
    { body, headers: { 'Idempotency-Key': key } },
  ];
  const items = [{ description: 'Gear', unit_price: 2 }];
  return [
    keyed('POST', path, 'a', { customer_id: customer, items }),
    keyed('PATCH', draft, 'b', { notes: 'first' }),
    keyed('POST', path, 'c', { customer_name: 'Grace', items }),
    keyed('POST', path, 'wrong', { customer_id: customer, total: 'x' }),
    keyed('POST', path, 'a', { customer_id: customer, items }),
    keyed('PATCH', draft, 'd', { notes: 'second' }),
    keyed('POST', path, 'e', { customer_name: 'Grace', total: 9 }),
    ['GET', draft, {}],
  ];
}

const wanted = [201, 200, 201, 422, 201, 200, 201, 200];

function faultsOf(index: number, kind: Parameters<typeof faultAt>[1]): string[] {
  const scene = makeScene();
  const requests = requestsOf();
  const { interceptor } = faultAt(index, kind);
  const first = scene.callPacked({ interceptor }, requests);
  const told = `${kind} at ${index}`;
  const refused = (first ?? []).flatMap(({ status, body }, at) =>
    status === wanted[at] || status === 503 || status === 500
      ? []
      : [`${told}: ${at} is answered ${status} ${body.code}`],
  );
  const again = requests.map((request) => scene.call(...request));
  const repeated = again.flatMap(({ status, body }, at) => {
    const earlier = first?.[at];
    if (status !== wanted[at]) return [`${told}: ${at} is answered ${status} ${body.code} again`];
    const isTold = earlier !== undefined && earlier.status < 300 && requests[at]?.[0] !== 'GET';
    return isTold && JSON.stringify(earlier.body) !== JSON.stringify(body)
      ? [`${told}: ${at} is another one`]
      : [];
  });
  const { data } = scene.call('GET', path).body as { data: readonly { number: string | null }[] };
  const numbers = data.flatMap(({ number }) => number ?? []);
  const count =
    numbers.length === 3 && new Set(numbers).size === 3 ? [] : [`${told}: numbers ${numbers.join()}`];
  return [
    ...refused,
    ...repeated,
    ...count,
    ...workspaceFaults(scene, ['Invoices']).map((fault) => `${told}: ${fault}`),
  ];
}

test('Whatever fails at whatever call, a repetition finds each request done once', () => {
  const { interceptor, calls } = callCounter();
  expect(
    makeScene()
      .callPacked({ interceptor }, requestsOf())
      ?.map(({ status }) => status),
  ).toEqual(wanted);
  const cases = faultsAmong(calls);
  expect(cases.length).toBeGreaterThan(60);
  expect(sampleOf(cases, 2).flatMap(({ index, kind }) => faultsOf(index, kind))).toEqual([]);
});
