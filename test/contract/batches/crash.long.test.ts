/** A batch that dies, loses its answer or is refused a call, wherever: in the end all of it is there once, or nothing. */
import { likelySwitches, unkindSwitches } from '../../../src/emulator/switches.ts';
import { unflushedAt } from '../support/crash-story.ts';
import { callCounter, faultAt, faultsAmong, type FaultKind, losses, sampleOf } from '../support/faults.ts';
import { answerFaults, workspaceFaults } from '../support/invariants.ts';
import { journalOf, rowsOf } from '../support/ledger.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

const line = { description: '=SUM(A1)', quantity: 3, unit_price: '19.99', tax_rate: 5 };

const batches: Readonly<Record<string, () => { plural: string; data: readonly object[]; atomic: boolean }>> =
  {
    invoices: () => ({
      plural: 'invoices',
      atomic: true,
      data: [
        { customer_name: 'Ada', items: [line, line] },
        { customer_name: 'Newcomer', items: [line] },
        { customer_name: 'Newcomer', total: 7, status: 'draft' },
      ],
    }),
    'invoices, each for itself': () => ({
      plural: 'invoices',
      atomic: false,
      data: [
        { customer_name: 'Newcomer', items: [line, line] },
        { total: 1 },
        { customer_name: 'Ada', total: 7 },
      ],
    }),
    payments: () => ({
      plural: 'payments',
      atomic: true,
      data: [1, 2, 1].map((index) => ({ invoice_number: `INV-2026-000${index}`, amount: '1.00' })),
    }),
  };

function makerOf(switches: typeof likelySwitches): () => Scene {
  return sceneMaker({ switches }, (call) => {
    for (const items of [[line], [line, line]])
      call('POST', '/api/v1/invoices', { body: { customer_name: 'Ada', items } });
  });
}

interface Fault {
  readonly index: number;
  readonly kind: FaultKind;
  readonly losesCache: boolean;
  readonly lose?: (count: number) => readonly number[];
}

const headers = { 'idempotency-key': 'the-one' };

function optionsOf(name: string): { path: string; options: object } {
  const { plural, data, atomic } = batches[name]!();
  return { path: `/api/v1/${plural}/batch`, options: { headers, body: { data, atomic } } };
}

/** The broken promises of the batch, its repetition and the write after it, a sentence each. */
function violationsOf(scene: Scene, name: string, { index, kind, losesCache, lose }: Fault): string[] {
  const { path, options } = optionsOf(name);
  const { interceptor, hit } = faultAt(index, kind);
  const before = journalOf(scene.workbook).length;
  const first = scene.callFaulty(
    { interceptor, lose: ({ mutations, discard }) => discard(lose?.(mutations.length) ?? []) },
    'POST',
    path,
    options,
  );
  if (losesCache) scene.clearCache();
  const next = scene.call('POST', '/api/v1/invoices', { body: { customer_name: 'Newcomer', total: 1 } });
  const retried = scene.call('POST', path, options);
  const records: { object: string; id: string }[] = (
    retried.body.data ?? (retried.body.results ?? []).map(({ data }: { data: unknown }) => data)
  ).filter((record: unknown) => record !== undefined);
  const unlike = records.filter((record) => {
    const read = scene.call('GET', `/api/v1/${record.object}s/${record.id}`).body;
    return JSON.stringify(read) !== JSON.stringify(record);
  });
  const names = rowsOf(scene.workbook, 'Customers').filter((row) => row.Name === 'Newcomer').length;
  const faults = [
    ...[first, retried, next].flatMap((answer) => (answer === null ? [] : answerFaults(answer))),
    ...(retried.status < 300 && next.status === 201 ? [] : [`${retried.status} and ${next.status}`]),
    ...(journalOf(scene.workbook).length - before === 2 ? [] : ['the batch has another number of entries']),
    ...(first !== null && first.status < 300 && JSON.stringify(first.body) !== JSON.stringify(retried.body)
      ? ['the replay answers another text']
      : []),
    ...unlike.map(({ id }) => `${id} is not what the replay says`),
    ...(names === 1 ? [] : [`${names} customers of one name`]),
    ...workspaceFaults(scene),
  ];
  return faults.map((text) => `${name}: ${kind} at ${index} ${hit()?.member ?? 'the end'}: ${text}`);
}

describe.each([
  ['likely', likelySwitches],
  ['unkind', unkindSwitches],
])('on a platform that is %s', (_name, switches) => {
  const makeScene = makerOf(switches);

  function callsOf(name: string) {
    const { interceptor, calls } = callCounter();
    const { path, options } = optionsOf(name);
    makeScene().callFaulty({ interceptor }, 'POST', path, options);
    return calls;
  }

  test.each(Object.keys(batches))('a batch of %s keeps its promises whatever fails and wherever', (name) => {
    makeScene();
    const cases = faultsAmong(callsOf(name)).map((fault, position) => ({
      ...fault,
      losesCache: position % 2 === 0,
    }));
    const violations = sampleOf(cases, 3).flatMap((one) => violationsOf(makeScene(), name, one));
    expect(violations).toEqual([]);
  });

  test.each(Object.keys(batches))(
    'a batch of %s is finished whichever of its writes survive a kill',
    (name) => {
      const cases = unflushedAt(callsOf(name)).flatMap((index) =>
        losses.map((lose, loss) => ({ index, kind: 'kill' as const, lose, losesCache: loss % 2 === 0 })),
      );
      const violations = sampleOf(cases, 2).flatMap((one) => violationsOf(makeScene(), name, one));
      expect(violations).toEqual([]);
    },
  );
});
