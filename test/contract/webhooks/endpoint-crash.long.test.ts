/** A write of a webhook endpoint may die or fail at any service call: with its key it happens once, secret and all. */
import { likelySwitches, unkindSwitches } from '../../../src/emulator/switches.ts';
import { callCounter, faultAt, type FaultKind, faultsAmong, sampleOf } from '../support/faults.ts';
import { answerFaults } from '../support/invariants.ts';
import { journalOf } from '../support/ledger.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

const path = '/api/v1/webhook_endpoints';
const url = 'https://shop.example.com/hook';
const headers = { 'idempotency-key': 'the-one' };

/** The endpoint that is there before. */
interface Known {
  readonly id: string;
  readonly secret: string;
}

interface Write {
  readonly name: string;
  readonly method: string;
  readonly path: (known: Known) => string;
  readonly body?: object;
  /** The state that must be found afterwards, whatever has happened in between. */
  readonly holds: (scene: Scene, answer: { readonly [field: string]: unknown }, known: Known) => boolean;
}

function endpointsIn(scene: Scene): readonly { readonly id: string; readonly url: string }[] {
  return scene.call('GET', path).body.data;
}

function secretsIn({ emulator }: Scene): string[] {
  return Object.entries(emulator.world.properties.snapshot().script ?? {}).flatMap(([name, value]) =>
    name.startsWith('webhook_secret.') ? [value] : [],
  );
}

const writes: readonly Write[] = [
  {
    name: 'creation',
    method: 'POST',
    path: () => path,
    body: { url },
    holds: (scene, { id, secret }) =>
      endpointsIn(scene).length === 2 &&
      endpointsIn(scene)[0]?.id === id &&
      secretsIn(scene).includes(String(secret)),
  },
  {
    name: 'rotation',
    method: 'POST',
    path: (known) => `${path}/${known.id}/rotate_secret`,
    body: {},
    holds: (scene, { secret }, known) =>
      secret !== known.secret &&
      [known.secret, secret].every((one) => secretsIn(scene).includes(String(one))),
  },
  {
    name: 'change',
    method: 'PATCH',
    path: (known) => `${path}/${known.id}`,
    body: { url: `${url}/2` },
    holds: (scene, { version }) => endpointsIn(scene)[0]?.url === `${url}/2` && version === 2,
  },
  {
    name: 'deletion',
    method: 'DELETE',
    path: (known) => `${path}/${known.id}`,
    holds: (scene) => endpointsIn(scene).length === 0,
  },
];

const sides = [
  ['likely', likelySwitches],
  ['unkind', unkindSwitches],
] as const;

describe.each(sides)('on a platform that is %s', (_name, switches) => {
  let known: Known = { id: '', secret: '' };
  const makeScene = sceneMaker({ switches }, (call) => {
    known = call('POST', path, { body: { url } }).body;
  });

  function violationsOf(write: Write, index: number, kind: FaultKind, losesCache: boolean): string[] {
    const scene = makeScene();
    const { method, body } = write;
    const options = { headers, ...(body === undefined ? {} : { body }) };
    const before = journalOf(scene.workbook).length;
    const fault = faultAt(index, kind);
    const first = scene.callFaulty({ interceptor: fault.interceptor }, method, write.path(known), options);
    if (losesCache) scene.clearCache();
    const retried = scene.call(method, write.path(known), options);
    // The next request has nothing to do with webhooks, and finishes the transaction all the same.
    const next = scene.call('POST', '/api/v1/customers', { body: { name: 'Ada' } });
    const entries = journalOf(scene.workbook).length - before - 1;
    const faults = [
      ...(first === null ? [] : answerFaults(first)),
      ...answerFaults(retried),
      ...(retried.status < 300 && next.status === 201
        ? []
        : [`retried ${retried.status}, next ${next.status}`]),
      ...(entries === 1 ? [] : [`${entries} entries for one key`]),
      ...(scene.emulator.world.locks.held().size === 0 ? [] : ['a lock is held']),
      ...(write.holds(scene, retried.body, known) ? [] : ['it is not as the answer says']),
    ];
    const place = `${write.name}: ${kind} at ${index} ${fault.hit()?.member ?? 'the end'}`;
    return faults.map((text) => `${place}: ${text}`);
  }

  test.each(writes)('keeps its promises for a $name whatever fails and wherever', (write) => {
    const { interceptor, calls } = callCounter();
    const options = { headers, ...(write.body === undefined ? {} : { body: write.body }) };
    makeScene().callFaulty({ interceptor }, write.method, write.path(known), options);
    const cases = faultsAmong(calls).map((fault, position) => ({ ...fault, losesCache: position % 2 === 0 }));
    expect(cases.length).toBeGreaterThan(20);
    const found = sampleOf(cases, 23).flatMap(({ index, kind, losesCache }) =>
      violationsOf(write, index, kind, losesCache),
    );
    expect(found).toEqual([]);
  });
});
