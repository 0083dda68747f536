/** The dispatcher may die or fail at any of its service calls: nothing is lost, and duplicates have the same id. */
import { likelySwitches, unkindSwitches } from '../../../src/emulator/switches.ts';
import { callCounter, faultAt, type FaultKind, faultsAmong, losses, sampleOf } from '../support/faults.ts';
import { unflushedAt } from '../support/crash-story.ts';
import { journalOf, rowsOf } from '../support/ledger.ts';
import { type DispatchScene, dispatchSceneMaker } from './dispatch-scene.ts';
import { status } from './receivers.ts';

const minuteMs = 60_000;

/** Longer than a lease: a run that died holds its deliveries no more. */
const afterLeaseMs = 8 * minuteMs;

/** Besides the usual: only the second half of what was buffered survives, and only the last write. */
const allLosses = [
  ...losses,
  (count: number) => Array.from({ length: Math.ceil(count / 2) }, (_, position) => position),
  (count: number) => Array.from({ length: Math.max(0, count - 1) }, (_, position) => position),
];

interface Fault {
  readonly index: number;
  readonly kind: FaultKind;
  readonly losesCache: boolean;
  readonly lose?: (count: number) => readonly number[];
}

/** The promises that were broken, each as a sentence; none when all were kept. */
function violationsOf(scene: DispatchScene, { index, kind, losesCache, lose }: Fault): string[] {
  const fault = faultAt(index, kind);
  scene.run({
    interceptor: fault.interceptor,
    lose: (pending) => pending.discard(lose?.(pending.mutations.length) ?? []),
  });
  const held = scene.emulator.world.locks.held().size;
  if (losesCache) scene.clearCache();
  const later = [minuteMs, afterLeaseMs, minuteMs, afterLeaseMs].map((ms) => {
    scene.pass(ms);
    return scene.run();
  });
  const failed = later.filter(({ ok }) => !ok).map((outcome) => ('text' in outcome ? outcome.text : ''));
  const faults = [...(held === 0 ? [] : ['the lock outlived the run']), ...failed, ...arrivalFaults(scene)];
  const place = `${kind} at ${index} ${fault.hit()?.member ?? 'the end'}${losesCache ? ', cache lost' : ''}`;
  return faults.map((text) => `${place}: ${text}`);
}

function arrivalFaults({ emulator, receivers }: DispatchScene): string[] {
  const { workbook } = emulator.world;
  const events = journalOf(workbook).flatMap((entry) => entry.events.map(({ id }) => id));
  const rows = rowsOf(workbook, 'deliveries');
  const keys = rows.map((row) => `${String(row.event_id)} ${String(row.endpoint_id)}`);
  const faults: string[] = [];
  for (const [index, id] of events.entries()) {
    const sent = receivers.received.filter((one) => one.id === id).map(({ host, body }) => `${host} ${body}`);
    // The first one had arrived at one of them before the copies were made.
    const hosts = index === 0 ? 1 : 2;
    if (new Set(sent).size !== hosts)
      faults.push(`${id} arrived as ${new Set(sent).size} bodies, not ${hosts}`);
  }
  if (receivers.received.some(({ id }) => !events.includes(id)))
    faults.push('an event that nobody committed');
  if (new Set(keys).size !== keys.length || keys.length !== 2 * events.length)
    faults.push(`${keys.length} deliveries of ${events.length} events to two endpoints`);
  const open = rows.filter((row) => row.status !== 'succeeded' || row.due !== '');
  if (open.length > 0) faults.push(`${open.length} deliveries are not done: ${JSON.stringify(open)}`);
  return faults;
}

const sides = [
  ['likely', likelySwitches],
  ['unkind', unkindSwitches],
] as const;

describe.each(sides)('on a platform that is %s', (_name, switches) => {
  const makeScene = dispatchSceneMaker(switches, ({ workspace, receivers, endpoint, minutes }) => {
    endpoint('one.example');
    endpoint('two.example');
    receivers.answer('two.example', () => status(500));
    workspace.create('customers', { name: 'Waits for its second attempt' });
    minutes(1);
    workspace.create('invoices', { customer_name: 'Ada', total: 12 });
    workspace.clock.advance(2 * minuteMs);
  });

  // One event has arrived at the first endpoint before the copies were made.
  const before = 1;

  function callsOf() {
    const { interceptor, calls } = callCounter();
    makeScene().run({ interceptor });
    return calls;
  }

  test('a run that nothing happens to sends all there is', () => {
    const scene = makeScene();
    scene.run();
    expect(scene.receivers.sentTo('two.example')).toHaveLength(4);
    expect(scene.receivers.sentTo('one.example')).toHaveLength(4 - before);
  });

  test('loses nothing whatever fails and wherever', () => {
    const cases = faultsAmong(callsOf()).map((fault, position) => ({
      ...fault,
      losesCache: position % 2 === 0,
    }));
    expect(cases.length).toBeGreaterThan(30);
    expect(sampleOf(cases, 29).flatMap((one) => violationsOf(makeScene(), one))).toEqual([]);
  });

  test('loses nothing whichever of the unflushed writes survive a kill', () => {
    const cases = unflushedAt(callsOf()).flatMap((index) =>
      allLosses.map((lose) => ({ index, lose, kind: 'kill', losesCache: index % 2 === 0 }) as const),
    );
    expect(cases.length).toBeGreaterThan(5);
    expect(sampleOf(cases, 19).flatMap((one) => violationsOf(makeScene(), one))).toEqual([]);
  });
});
