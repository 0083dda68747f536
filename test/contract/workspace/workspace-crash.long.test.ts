/**
 * A change of the workspace may die or fail at any service call: with its key it happens once, and the properties, the
 * logo and the cells of the sheet Settings say the same afterwards.
 */
import { likelySwitches, unkindSwitches } from '../../../src/emulator/switches.ts';
import { callCounter, failureAt, type FailureKind, failuresAmong, sampleOf } from '../support/failures.ts';
import { answerFaults } from '../support/invariants.ts';
import { journalOf } from '../support/ledger.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';
import { logoOf } from './logos.ts';

const path = '/api/v1/workspace';
const headers = { 'idempotency-key': 'the-one' };
const body = {
  iban: 'NL91ABNA0417164300',
  address: { city: 'Rotterdam', country: 'NL' },
  logo: logoOf(20_000),
  document_footer: 'Line one\nLine two',
};

const labels = {
  IBAN: body.iban,
  City: 'Rotterdam',
  Country: 'NL',
  Logo: body.logo,
  'Footer of documents': body.document_footer,
};

function sheetFaults({ workbook }: Scene): string[] {
  const rows = workbook.data.sheets.find(({ name }) => name === 'Settings')?.rows ?? [];
  return Object.entries(labels).flatMap(([label, text]) => {
    const shown = rows.find((cells) => cells[0] === label)?.[1];
    return shown === text ? [] : [`${label} shows ${String(shown).slice(0, 40)}`];
  });
}

type Shown = { readonly [field: string]: unknown };

function recordFaults(shown: Shown, answered: Shown): string[] {
  const { logo, iban, version, etag } = shown;
  const isWhole = logo === body.logo && iban === body.iban && version === 3;
  return [
    ...(isWhole ? [] : [`shows version ${String(version)} with ${String(iban)}`]),
    ...(etag === answered.etag ? [] : ['another entity tag than answered']),
  ];
}

function logoNames({ emulator }: Scene): string[] {
  return Object.keys(emulator.world.properties.snapshot().script ?? {}).filter((name) =>
    name.startsWith('logo.'),
  );
}

const sides = [
  ['likely', likelySwitches],
  ['unkind', unkindSwitches],
] as const;

describe.each(sides)('on a platform that is %s', (_name, switches) => {
  let key = '';
  const makeScene = sceneMaker({ switches }, (call, workspace) => {
    key = workspace.createKey('workspace:read, workspace:write, events:read, customers:create');
    call('PATCH', path, { key, body: { iban: 'DE89370400440532013000', logo: logoOf(10_000) } });
  });
  const options = () => ({ key, headers, body });

  function violationsOf(index: number, kind: FailureKind, losesCache: boolean): string[] {
    const scene = makeScene();
    const before = journalOf(scene.workbook).length;
    const failure = failureAt(index, kind);
    const first = scene.callFailing({ interceptor: failure.interceptor }, 'PATCH', path, options());
    if (losesCache) scene.clearCache();
    const retried = scene.call('PATCH', path, options());
    // The next request has nothing to do with the workspace, and finishes the transaction all the same.
    const next = scene.call('POST', '/api/v1/customers', { key, body: { name: 'Ada' } });
    const entries = journalOf(scene.workbook).length - before - 1;
    const shown = scene.call('GET', path, { key });
    const events = scene.call('GET', '/api/v1/events', { key, query: 'type=workspace.updated' }).body.data;
    const mails = scene.emulator.world.mailbox.filter((mail) => mail.body.includes(body.iban)).length;
    const faults = [
      ...(first === null ? [] : answerFaults(first)),
      ...answerFaults(retried),
      ...(retried.status === 200 && next.status === 201
        ? []
        : [`retried ${retried.status}, next ${next.status}`]),
      ...(entries === 1 ? [] : [`${entries} entries for one key`]),
      ...recordFaults(shown.body, retried.body),
      ...(events.length === 2 ? [] : [`${events.length} events`]),
      ...(mails >= 1 ? [] : ['the owner was told nothing']),
      ...(logoNames(scene).length === 3 ? [] : [`the logo stands in ${logoNames(scene).join(', ')}`]),
      ...sheetFaults(scene),
      ...(scene.emulator.world.locks.held().size === 0 ? [] : ['a lock is held']),
    ];
    return faults.map((text) => `${kind} at ${index} ${failure.hit()?.member ?? 'the end'}: ${text}`);
  }

  test('keeps its promises whatever fails and wherever', () => {
    const { interceptor, calls } = callCounter();
    makeScene().callFailing({ interceptor }, 'PATCH', path, options());
    const cases = failuresAmong(calls).map((failure, position) => ({
      ...failure,
      losesCache: position % 2 === 0,
    }));
    expect(cases.length).toBeGreaterThan(30);
    const found = sampleOf(cases, 23).flatMap(({ index, kind, losesCache }) =>
      violationsOf(index, kind, losesCache),
    );
    expect(found).toEqual([]);
  });
});
