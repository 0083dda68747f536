/** What the owner is told of a workspace that something has happened to, and what Fix makes of it. */
import type { TextCellStrategy } from '../../src/core/store/row/text-cell-strategy.ts';
import { createPersonEdits, type PersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { guardedSwitches, switchSettings } from '../../src/emulator/switches.ts';
import { sheetNamed } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import { withOwnWebApp } from '../../src/emulator/services/url-fetch/own-web-app.ts';
import type { CheckedHealth, CheckList, Reply } from '../../src/pages/protocol.ts';
import {
  createTestWorkspace,
  owner,
  type TestWorkspace,
  type WorkspaceOptions,
} from '../contract/support/test-workspace.ts';

interface Patient extends TestWorkspace {
  readonly hands: PersonEdits;
  check(id: string): CheckedHealth;
  fix(id: string): CheckedHealth;
}

function openPatient(options: WorkspaceOptions = {}): Patient {
  const workspace = createTestWorkspace(options);
  const ask = (command: string, input: object): unknown => {
    const call = JSON.stringify({ command, input });
    const outcome = workspace.emulator.callFromPage('developerArea', [call], owner);
    if (!outcome.ok) throw new Error(outcome.message);
    const reply = JSON.parse(String(outcome.value)) as Reply;
    if (!reply.ok) throw new Error(reply.message);
    return reply.answer;
  };
  return {
    ...workspace,
    hands: createPersonEdits(workspace.workbook, workspace.clock),
    check: (id) => ask('run_check', { id }) as CheckedHealth,
    fix: (id) => ask('fix_check', { id }) as CheckedHealth,
  };
}

function headersOf({ workbook }: Patient, sheet: string): unknown[] {
  return (sheetNamed(workbook, sheet)?.rows[0] ?? []).map((cell) => cell ?? null);
}

/** Where a header stands, one-based. */
function columnOf(patient: Patient, sheet: string, header: string): number {
  return headersOf(patient, sheet).indexOf(header) + 1;
}

const checks = [
  ...['permissions', 'sheets', 'triggers', 'deployment', 'deliveries', 'mails', 'settings', 'journal'],
  ...['rows', 'vanished', 'deleted_invoices', 'dashboard', 'test_data', 'lock', 'text', 'room'],
];

test('a workspace that was set up is well, with records in it and without', () => {
  const patient = openPatient();
  const listed = patient.emulator.callFromPage(
    'developerArea',
    ['{"command":"list_checks","input":{}}'],
    owner,
  );
  const { answer } = JSON.parse(String(listed.ok && listed.value)) as { answer: CheckList };
  expect(answer.checks.map(({ id }) => id)).toEqual(checks);
  const statesOf = (): string[] =>
    checks.filter((id) => id !== 'deployment').map((id) => patient.check(id).state);
  expect(new Set(statesOf())).toEqual(new Set(['good']));
  patient.create('invoices', { customer_name: 'Ada', total: 12 });
  patient.emulator.fireDueTriggers();
  expect(new Set(statesOf())).toEqual(new Set(['good']));
});

test('a script that is not deployed is told how to be', () => {
  const { state, sentences, is_fixable } = openPatient().check('deployment');
  expect([state, is_fixable]).toEqual(['fault', false]);
  expect(sentences[0]).toContain('Deploy › New deployment › Web app');
});

test('a renamed header is named, and Fix renames it back without losing what stands below it', () => {
  const patient = openPatient();
  const { id } = patient.create('customers', { name: 'Ada Lovelace', email: 'ada@example.com' });
  const column = columnOf(patient, 'Customers', 'Email');
  patient.hands.typeCell({ sheet: 'Customers', row: 1, column }, 'E-Mail-Adresse');
  expect(patient.check('sheets')).toMatchObject({
    state: 'fault',
    sentences: ['In "Customers" the header "Email" was renamed to "E-Mail-Adresse". Fix renames it back.'],
    is_fixable: true,
  });
  const width = headersOf(patient, 'Customers').length;
  expect(patient.fix('sheets').state).toBe('good');
  expect(headersOf(patient, 'Customers')).toHaveLength(width);
  expect(columnOf(patient, 'Customers', 'Email')).toBe(column);
  expect(patient.get(`/api/v1/customers/${id}`).body.email).toBe('ada@example.com');
});

test('two renamed headers are told apart, also after a column was moved', () => {
  const patient = openPatient();
  const headers = headersOf(patient, 'Invoices');
  patient.hands.moveColumn('Invoices', columnOf(patient, 'Invoices', 'Status'), 1);
  for (const [from, to] of [
    ['Status', 'Zustand'],
    ['Due date', 'Fällig'],
  ] as const) {
    patient.hands.typeCell({ sheet: 'Invoices', row: 1, column: columnOf(patient, 'Invoices', from) }, to);
  }
  expect(patient.fix('sheets').state).toBe('good');
  expect([...headersOf(patient, 'Invoices')].sort()).toEqual([...headers].sort());
  expect(columnOf(patient, 'Invoices', 'Status')).toBe(1);
});

test('the Dashboard shows no error after a deleted column was put back beside one of the owner’s own', () => {
  const patient = openPatient();
  patient.create('invoices', { customer_name: 'Ada', total: 12 });
  patient.hands.insertColumn('Invoices', 3);
  patient.hands.deleteColumn('Invoices', columnOf(patient, 'Invoices', 'Due date'));
  const { state, sentences, is_fixable } = patient.check('dashboard');
  expect([state, is_fixable]).toEqual(['warning', false]);
  expect(sentences[0]).toMatch(/^Cells that show an error: \d+ \(Dashboard!/);
  expect(sentences[1]).toContain('Repair "Sheets and headers" first.');
  expect(patient.fix('sheets').state).toBe('good');
  expect(patient.check('dashboard')).toMatchObject({
    state: 'good',
    sentences: ['All its formulas and charts are there, and none shows an error.'],
  });
});

test.each<[string, (patient: Patient) => void, string]>([
  ['deleted', ({ hands }) => hands.deleteSheet('Dashboard'), 'The sheet "Dashboard" is missing.'],
  ['without its figures', ({ hands }) => hands.deleteSheet('figures'), 'Its figures are not complete.'],
  [
    'typed over',
    ({ hands }) => void hands.typeCell({ sheet: 'Dashboard', row: 6, column: 2 }, '1000'),
    'Cells that have changed: 1. Fix writes their formulas again.',
  ],
  [
    'shifted by a row',
    ({ hands }) => hands.insertRows('Dashboard', 4, 1),
    'Charts that are missing or show other cells: 3.',
  ],
])('a Dashboard %s is told in words, and Fix repairs it', (_, damage, sentence) => {
  const patient = openPatient();
  damage(patient);
  const before = patient.check('dashboard');
  expect([before.state, before.is_fixable]).toEqual(['warning', true]);
  expect(before.sentences.join(' ')).toContain(sentence);
  expect(patient.fix('dashboard').state).toBe('good');
});

test('an error that comes from a record is not promised to be fixed', () => {
  const patient = openPatient();
  patient.create('invoices', { customer_name: 'Ada', total: 12 });
  const column = columnOf(patient, 'Invoices', 'Due');
  const { id } = sheetNamed(patient.workbook, 'Invoices') ?? { id: 0 };
  patient.workbook.apply({ op: 'set_formulas', sheet_id: id, row: 2, column, formulas: [['=1/0']] });
  const { state, sentences, is_fixable } = patient.check('dashboard');
  expect([state, is_fixable]).toEqual(['warning', false]);
  expect(sentences.at(-1)).toContain('a cell of the records shows an error');
});

test('a missing sheet and a missing column are added', () => {
  const patient = openPatient();
  patient.hands.deleteSheet('Products');
  patient.hands.deleteColumn('Payments', columnOf(patient, 'Payments', 'Method'));
  expect(patient.check('sheets').sentences).toEqual([
    expect.stringContaining('The sheet "Products" is missing.'),
    '"Payments" has no column "Method". Fix puts it back where it stood, with its contents.',
  ]);
  expect(patient.fix('sheets').state).toBe('good');
  expect(patient.create('products', { name: 'Gear', unit_price: 3 }).name).toBe('Gear');
});

test('columns that are put back stand where they stood, beside the owner’s own and after a move, with their contents', () => {
  const patient = openPatient();
  const { id } = patient.create('invoices', { customer_name: 'Ada', total: 12, due_date: '2026-02-01' });
  patient.hands.moveColumn('Invoices', columnOf(patient, 'Invoices', 'Currency'), 1);
  patient.hands.insertColumn('Invoices', 4);
  patient.hands.typeCell({ sheet: 'Invoices', row: 1, column: 4 }, 'Mine');
  // A write sees the columns where they stand now.
  patient.create('invoices', { customer_name: 'Grace', total: 3 });
  const before = headersOf(patient, 'Invoices');
  for (const header of ['Due date', 'Total', 'Discount', 'Currency', 'Data 6'])
    patient.hands.deleteColumn('Invoices', columnOf(patient, 'Invoices', header));
  expect(patient.fix('sheets').state).toBe('good');
  expect(headersOf(patient, 'Invoices')).toEqual(before);
  expect(patient.get(`/api/v1/invoices/${id}`).body).toMatchObject({ due_date: '2026-02-01', total: 12 });
  expect(patient.check('rows').state).toBe('good');
});

test('a lost header row whose columns nobody can recognise is told after Fix, with the way on', () => {
  const patient = openPatient();
  patient.create('customers', { name: 'Ada' });
  patient.hands.moveColumn('Customers', columnOf(patient, 'Customers', 'Email'), 1);
  patient.hands.deleteRows('Customers', 1, 1);
  patient.emulator.world.caches.open('script').remove('hints');
  expect(patient.check('sheets')).toMatchObject({
    sentences: [expect.stringMatching(/is lost\. Fix writes it again if it recognises the columns\.$/)],
    is_fixable: true,
  });
  const { state, sentences } = patient.fix('sheets');
  expect(state).toBe('fault');
  expect(sentences.at(-1)).toContain('Copy the header row back from the version history');
});

test('several sheets that may be the missing one are left to the owner', () => {
  const patient = openPatient();
  patient.create('products', { name: 'Gear', unit_price: 3 });
  patient.hands.renameSheet('Products', 'Goods');
  const { sheets } = patient.workbook.data;
  const goods = sheets.find(({ name }) => name === 'Goods');
  if (goods !== undefined) sheets.push({ ...goods, id: 4711, name: 'Copy' });
  const { state, sentences, is_fixable } = patient.check('sheets');
  expect([state, is_fixable]).toEqual(['fault', false]);
  expect(sentences[0]).toContain('Each of "Goods" and "Copy" has its columns: rename the right one back.');
});

test('a person’s own column with the same header is theirs to rename', () => {
  const patient = openPatient();
  patient.hands.insertColumn('Customers', 1);
  patient.hands.typeCell({ sheet: 'Customers', row: 1, column: 1 }, 'Email');
  expect(patient.check('sheets')).toMatchObject({
    state: 'fault',
    sentences: ['"Customers" has two columns "Email". Rename your own.'],
    is_fixable: false,
  });
});

test('a deleted trigger is installed again', () => {
  const patient = openPatient();
  const { triggers } = patient.emulator.world;
  const [trigger] = triggers.list().filter(({ handler }) => handler === 'runUpkeep');
  triggers.delete(trigger?.uid ?? '');
  expect(patient.check('triggers')).toMatchObject({ state: 'fault', is_fixable: true });
  expect(patient.fix('triggers').state).toBe('good');
});

test('settings that were changed in the sheet are taken over', () => {
  const patient = openPatient();
  const labels = (sheetNamed(patient.workbook, 'Settings')?.rows ?? []).map(([label]) => label);
  patient.hands.typeCell({ sheet: 'Settings', row: labels.indexOf('Currency') + 1, column: 2 }, 'JPY');
  expect(patient.check('settings')).toMatchObject({
    state: 'warning',
    sentences: ['Currency: the API uses "EUR", the spreadsheet says "JPY".'],
  });
  expect(patient.fix('settings').state).toBe('good');
  expect(patient.get('/api/v1/me').body.workspace.currency).toBe('JPY');
});

test('a sorted journal is put in order, and a gap in it is told', () => {
  const patient = openPatient();
  for (const name of ['Ada', 'Grace', 'Mary']) patient.create('customers', { name });
  patient.hands.sortSheet('journal', 1, 'descending');
  expect(patient.check('journal')).toMatchObject({ state: 'warning', is_fixable: true });
  expect(patient.fix('journal').state).toBe('good');
  patient.hands.deleteRows('journal', 3, 1);
  const { state, sentences, is_fixable } = patient.check('journal');
  expect([state, is_fixable]).toEqual(['fault', false]);
  expect(sentences[0]).toContain('Restore it from the version history');
});

test('a Fix that changes nothing says so', () => {
  const patient = openPatient();
  patient.create('customers', { name: 'Ada' });
  patient.emulator.world.triggers.delete(patient.emulator.world.triggers.list()[0]?.uid ?? '');
  jest
    .spyOn(patient.emulator.world.triggers, 'add')
    .mockImplementation((plan) => ({ ...plan, uid: '1', dueMs: null }));
  const { state, sentences } = patient.fix('triggers');
  expect(state).toBe('fault');
  expect(sentences.at(-1)).toMatch(/^Fix has changed nothing here\./);
});

test('a cell that cannot be read is named with its row and column', () => {
  const patient = openPatient();
  patient.create('products', { name: 'Gear', unit_price: 3 });
  const column = columnOf(patient, 'Products', 'Unit price');
  patient.hands.typeCell({ sheet: 'Products', row: 2, column }, 'cheap');
  const { state, sentences } = patient.check('rows');
  expect(state).toBe('warning');
  expect(sentences[0]).toMatch(/^Products, row 2: the cell "Unit price" /);
});

test('an edit that no trigger has seen is settled', () => {
  const patient = openPatient();
  const { id } = patient.create('customers', { name: 'Ada' });
  patient.hands.typeCell(
    { sheet: 'Customers', row: 2, column: columnOf(patient, 'Customers', 'Name') },
    'Ada L.',
  );
  expect(patient.check('rows')).toMatchObject({ state: 'warning', is_fixable: true });
  expect(patient.fix('rows').state).toBe('good');
  expect(patient.get(`/api/v1/customers/${id}`).body).toMatchObject({ name: 'Ada L.', version: 2 });
});

test('a lock that another execution holds is told', () => {
  const patient = openPatient();
  const free = patient.emulator.holdLock('script');
  expect(patient.check('lock').state).toBe('warning');
  free();
  expect(patient.check('lock').state).toBe('good');
});

/** The workspace deployed, so that it can call itself. */
function openDeployed(): Patient {
  const webAppUrl = 'https://script.google.com/macros/s/a-deployment/exec';
  const fetch = withOwnWebApp(
    webAppUrl,
    (request) => patient.emulator.webApp(request),
    () => {
      throw new Error('Nothing else is called.');
    },
  );
  const patient = openPatient({ webAppUrl, fetch });
  return patient;
}

test('a script that is deployed answers itself, and a second caller is kept out by the lock', () => {
  const patient = openDeployed();
  expect(patient.check('deployment')).toMatchObject({ state: 'good' });
  const { state, sentences } = patient.check('lock');
  expect(state).toBe('good');
  expect(sentences[0]).toContain('and it keeps other executions out');
});

test('a lock that Google gives to everybody is told', () => {
  const patient = openDeployed();
  jest.spyOn(patient.emulator.world.locks, 'holder').mockReturnValue(undefined);
  jest.spyOn(patient.emulator.world.locks, 'acquire').mockReturnValue(true);
  const { state, sentences, is_fixable } = patient.check('lock');
  expect([state, is_fixable]).toEqual(['fault', false]);
  expect(sentences[0]).toContain('Google gave the lock to two executions at once');
});

test('the lock is tried for nobody who does not know the word, and the word is gone after the check', () => {
  const patient = openDeployed();
  const locksOf = (word: string): number => {
    const { status, usage } = patient.direct({
      method: 'GET',
      queryString: `path=/lock_probe&word=${word}`,
    });
    expect(status).toBe(401);
    return usage.byMember.get('Lock.tryLock') ?? 0;
  };
  patient.check('lock');
  for (const word of ['', 'null', 'undefined', 'x'.repeat(300)]) expect(locksOf(word)).toBe(0);
});

/** The unsettled facts that text depends on, and all at their unkind side. */
const aboutText = [...switchSettings, ['guarded', guardedSwitches] as const].filter(([name]) =>
  /Text|Apostrophe|Signs|carriage|unkind|guarded/.test(name),
);

/** The way of writing texts that Set up has chosen. */
function wayOf({ emulator }: Patient): TextCellStrategy {
  return JSON.parse(emulator.world.properties.snapshot().script?.settings ?? '{}').text_way;
}

/** On every other platform the format of the cell does. */
const ways: Readonly<Record<string, TextCellStrategy>> = { textInTextCell: "'", guarded: '\u2060' };

test.each(aboutText)('text comes back unchanged, and the scratch sheet goes: %s', (name, switches) => {
  const patient = openPatient({ switches });
  expect(wayOf(patient)).toBe(ways[name] ?? '');
  const before = patient.workbook.data.sheets.map((sheet) => sheet.name);
  expect(patient.check('text')).toMatchObject({ state: 'good' });
  expect(patient.workbook.data.sheets.map((sheet) => sheet.name)).toEqual(before);
});

test('a spreadsheet that no longer leaves texts alone is told, and Fix finds a way in which it does', () => {
  const patient = openPatient({ switches: guardedSwitches });
  const { properties, caches } = patient.emulator.world;
  const settings = JSON.parse(properties.snapshot().script?.settings ?? '{}');
  // As it was chosen on a platform that has changed since.
  properties.open('script').set('settings', JSON.stringify({ ...settings, text_way: '' }));
  caches.open('script').remove('settings');
  const { state, sentences, is_fixable } = patient.check('text');
  expect([state, is_fixable]).toEqual(['fault', true]);
  expect(sentences[0]).toContain('"00123"');
  expect(patient.fix('text').state).toBe('good');
  expect(patient.create('products', { name: '00123', sku: '1e5', unit_price: 1 }).name).toBe('00123');
  const again = patient.post('/api/v1/products', { name: 'Gear', sku: '1e5', unit_price: 1 });
  expect(again.status).toBe(409);
});

test('a product that a person types is found by its text, also where texts are written with a guard', () => {
  const patient = openPatient({ switches: guardedSwitches });
  const type = (header: string, text: string): void => {
    const column = columnOf(patient, 'Products', header);
    const deed = patient.hands.typeCell({ sheet: 'Products', row: 2, column }, text);
    if (deed !== undefined) patient.emulator.personDid({ ...deed, user: owner });
  };
  for (const [header, text] of [
    ['SKU', '00123'],
    ['Unit price', '3'],
    ['Name', 'Gear'],
  ] as const)
    type(header, text);
  expect(patient.get('/api/v1/products').body.data).toMatchObject([{ name: 'Gear', sku: '00123' }]);
  expect(patient.post('/api/v1/products', { name: 'Cam', sku: '00123', unit_price: 1 }).status).toBe(409);
});
