/** The live probes of Health on the emulator: each tells which way the platform turns out, and leaves nothing behind. */
import { sheetNamed } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Interceptor } from '../../src/emulator/execution/gate.ts';
import type { Transport } from '../../src/emulator/services/url-fetch/transport.ts';
import { likelySwitches, type Switches, unkindSwitches } from '../../src/emulator/switches.ts';
import type { ProbeList, ProbeReport, Reply } from '../../src/pages/protocol.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';
import { cellsUnder } from '../contract/support/workbook-watch.ts';

const execUrl = 'https://script.google.com/macros/s/AKfycbx-1_2/exec';
const scratch = ['billing live probe', 'billing health check'];

/** A workspace whose web app answers itself, as Google runs it for a stranger. */
function open(switches: Partial<Switches> = {}, interceptors: readonly Interceptor[] = []): TestWorkspace {
  const fetch: Transport = (requests) =>
    requests.map(({ url }) => {
      const answer = workspace.emulator.webApp({ method: 'GET', queryString: url.split('?')[1] ?? '' });
      const text = answer.kind === 'content' ? answer.content : answer.html;
      return { kind: 'response', status: 200, headers: [], body: Buffer.from(text) };
    });
  const workspace: TestWorkspace = createTestWorkspace({
    switches: { ...likelySwitches, ...switches },
    fetch,
    webAppUrl: execUrl,
    interceptors,
  });
  return workspace;
}

function ask<Result>({ emulator }: TestWorkspace, command: string, input: object): Result {
  const outcome = emulator.callFromPage('developerArea', [JSON.stringify({ command, input })], owner);
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply<Result>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

const probe = (workspace: TestWorkspace, id: string, literal: string | null = null): ProbeReport =>
  ask(workspace, 'run_probe', { id, literal });
const lines = (workspace: TestWorkspace, id: string): string => probe(workspace, id).lines.join('\n');

test('all probes run through, leave every sheet as it was, and tell no key and no customer', () => {
  const workspace = open();
  workspace.create('customers', { name: 'Zuse Computing' });
  const { probes } = ask<ProbeList>(workspace, 'list_probes', {});
  const before = workspace.workbook.toSnapshot().sheets;
  const reports = probes.map(({ id }) => probe(workspace, id, 'ac'));
  expect(workspace.workbook.toSnapshot().sheets).toEqual(before);
  expect(reports.filter(({ is_done }) => !is_done)).toEqual([]);
  const report = JSON.stringify(reports);
  for (const secret of [workspace.key, 'Zuse', 'AKfycbx', owner]) expect(report).not.toContain(secret);
});

test.each([
  ['document', 'The median of 5 rounds'],
  ['lock', 'Taken and released'],
  ['cache', 'Put and read'],
  ['property', 'Set and read'],
])('%s is measured beside the model, by which the emulator goes', (id, what) => {
  const [line = ''] = probe(open(), id).lines;
  const [, told, ms, model] = /^(.+): (\d+) ms; the model says (\d+) ms\.$/.exec(line) ?? [];
  expect([told, ms]).toEqual([what, model]);
});

/** Each switch that a probe can tell, and what it says on either side. */
const answers: readonly (readonly [string, Partial<Switches>, RegExp])[] = [
  ['text_signs', { formulaInTextCell: 'text' }, /^= is kept\.$/m],
  ['text_signs', { formulaInTextCell: 'formula' }, /^= is read as typed without protection\.$/m],
  ['text_signs', { parsedSigns: '' }, /^\+ is kept\.\n- is kept\.\n@ is kept\.$/m],
  [
    'text_signs',
    { parsedSigns: '-' },
    /^\+ is kept\.\n- is read as typed without protection\.\n@ is kept\.$/m,
  ],
  ['text_signs', { leadingApostrophe: 'stripped' }, /^' is read as typed without protection\.$/m],
  ['text_signs', { leadingApostrophe: 'stored' }, /^' is kept\.$/m],
  ['recalculation', { recalculation: 'awaited' }, /reads wait for formulas/],
  ['recalculation', { recalculation: 'free' }, /nothing waits for formulas/],
  [
    'address',
    { webAppUrlForm: 'plain' },
    /^Google gives https:\/\/script\.google\.com\/macros\/s\/…\/exec\.$/m,
  ],
  ['address', { webAppUrlForm: 'with_domain' }, /^Google gives .+\/a\/macros\/<domain>\/s\/…\/exec\.$/m],
  ['grid', { rangeBeyondGrid: 'accepted' }, /^getRange accepts the range\.$/m],
  ['grid', { rangeBeyondGrid: 'throws' }, /^getRange throws: /],
  ['grid', { rangeBeyondGrid: 'clipped' }, /^getRange gives 1000 of 1005 rows\.$/m],
];

test.each(answers)('%s tells %j', (id, switches, words) => {
  expect(lines(open(switches), id)).toMatch(words);
});

test('what came through of a template literal is told by the page', () => {
  const workspace = open();
  const told = ['a/*b*/c', 'ac', null].map((literal) => probe(workspace, 'literals', literal).lines.join());
  expect(told[0]).toContain('is kept');
  expect(told[1]).toContain('is removed');
  expect(told[2]).toContain('Not known');
});

test('how texts are written follows what Google has changed since', () => {
  const workspace = open();
  const { properties, caches } = workspace.emulator.world;
  const settings = JSON.parse(properties.snapshot().script?.settings ?? '{}');
  properties.open('script').set('settings', JSON.stringify({ ...settings, plain_signs: '' }));
  caches.open('script').remove('settings');
  workspace.create('customers', { name: '=Ada' });
  expect(lines(workspace, 'text_signs')).toContain('From now on');
  expect(lines(workspace, 'text_signs')).toContain('so already');
  workspace.create('customers', { name: '=Bob' });
  expect(cellsUnder(workspace, 'Customers', 'Name')).toEqual(['\u2060=Ada', '=Bob']);
});

test('the address that answers is kept, and the speed is told with what was measured', () => {
  const workspace = open({ webAppUrlForm: 'with_domain' });
  expect(lines(workspace, 'speed')).toBe('Not known: no write was measured.');
  for (const id of ['document', 'lock', 'cache', 'address']) probe(workspace, id);
  const kept = workspace.emulator.world.properties.snapshot().script ?? {};
  expect(kept.web_app_url).toBe(execUrl);
  expect(lines(workspace, 'speed')).toMatch(
    /^list about \d\.\d s, get about .+, create about .+, payment about \d\.\d s on your Google\.\nlist about 1\.1 s, .+ create about 1\.6 s, .+ by the model/,
  );
  const measured = JSON.parse(kept.measured_speed ?? '{}') as Record<string, number>;
  const slower = { ...measured, document: 10 * (measured.document ?? 0), request: 2000 };
  workspace.emulator.world.properties.open('script').set('measured_speed', JSON.stringify(slower));
  expect(lines(workspace, 'speed')).toMatch(/create about 7\.8 s, payment about 7\.9 s on your Google/);
});

test('a search in hidden columns, filtered rows and blank cells is counted', () => {
  expect(lines(open({ finderInBlankCells: 'searches' }), 'search')).toBe(
    [
      'In a hidden column 3 of 3 are found.',
      'With rows that a filter hides 3 of 3 are found.',
      'So the API searches, which is quick.',
      'Blank cells are found: a count takes a search.',
    ].join('\n'),
  );
  expect(lines(open({ finderInBlankCells: 'passes_over' }), 'search')).toContain('Blank cells are not found');
  // Set up has found that out already; a workbook that was set up before it looked learns it here.
  const passing = open({ finderInHiddenColumns: 'passes_over' });
  expect(lines(passing, 'search')).toContain('So the API reads columns instead of searching them');
  const properties = passing.emulator.world.properties.open('script');
  const stored = () => JSON.parse(passing.emulator.world.properties.snapshot().script?.settings ?? '{}');
  const { finds_hidden: _found, ...settings } = stored();
  properties.set('settings', JSON.stringify(settings));
  expect(lines(passing, 'search')).toContain('From now on the API reads columns');
  expect(stored().finds_hidden).toBe(false);
  // A platform that finds less in the second search.
  let searches = 0;
  const finds: Interceptor = (call, perform) => {
    const result = perform();
    if (call.member !== 'TextFinder.findAll' || !Array.isArray(result)) return result;
    searches += 1;
    return searches === 2 ? (result.slice(1) as typeof result) : result;
  };
  const less = open({}, [finds]);
  searches = 0;
  expect(lines(less, 'search')).toContain('With rows that a filter hides 2 of 3 are found.');
});

test('a probe that dies leaves a sheet that the next one removes', () => {
  let isArmed = false;
  const kill: Interceptor = (call, perform) => {
    if (isArmed && call.member === 'SpreadsheetApp.flush') throw new Error('Exceeded maximum execution time');
    if (isArmed && call.member === 'Spreadsheet.deleteSheet')
      throw new Error('Exceeded maximum execution time');
    return perform();
  };
  const workspace = open({}, [kill]);
  isArmed = true;
  expect(probe(workspace, 'document')).toMatchObject({
    is_done: false,
    lines: [expect.stringContaining('The probe failed: ')],
  });
  isArmed = false;
  expect(sheetNamed(workspace.workbook, scratch[0] ?? '')).toBeDefined();
  expect(probe(workspace, 'grid').is_done).toBe(true);
  for (const name of scratch) expect(sheetNamed(workspace.workbook, name)).toBeUndefined();
});

test('all probes run through where everything is unkind', () => {
  const workspace = open(unkindSwitches);
  const { probes } = ask<ProbeList>(workspace, 'list_probes', {});
  expect(probes.filter(({ id }) => !probe(workspace, id).is_done)).toEqual([]);
});

test('a permission that is missing is told, also that for the spreadsheet; the probes that need it say that they failed', () => {
  const workspace = open();
  expect(lines(workspace, 'scopes')).toContain('all the permissions');
  const { consent } = workspace.emulator.world;
  consent.granted = ['https://www.googleapis.com/auth/userinfo.email'];
  expect(lines(workspace, 'scopes')).toContain('may not read and change this spreadsheet');
  expect(probe(workspace, 'document')).toMatchObject({
    is_done: false,
    lines: [expect.stringContaining('The probe failed: ')],
  });
});

test('a lock that another execution holds is not waited for long', () => {
  let isHeld = false;
  const workspace = open({}, [
    (call, perform) => (isHeld && call.member === 'Lock.tryLock' ? (false as never) : perform()),
  ]);
  isHeld = true;
  expect(lines(workspace, 'lock')).toBe('Not measured: a write held the lock for more than 2 seconds.');
});
