/** A person puts a column in while a request asks a sheet by its columns: what is there is found all the same. */
import type { Interceptor, ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { callCounter, sampleOf } from '../support/failures.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';
import { type CallOptions, owner } from '../support/test-workspace.ts';

const mentioned = { products: '', customers: '' };
let draft = '';

const openScene = sceneMaker({}, (call) => {
  const create = (plural: string, body: object): string =>
    call('POST', `/api/v1/${plural}`, { body }).body.id;
  mentioned.products = create('products', { name: 'Gear', unit_price: 3, sku: 'G-1' });
  mentioned.customers = create('customers', { name: 'Ada' });
  create('products', { name: 'Cog', unit_price: 2, sku: 'C-1' });
  for (const customer_name of ['Ada', 'Grace', 'Ada'])
    create('invoices', { customer_name, items: [{ product_id: mentioned.products }] });
  draft = create('invoices', {
    ...{ customer_name: 'Grace', status: 'draft' },
    items: [{ product_id: mentioned.products }],
  });
});

interface Insertion {
  readonly index: number;
  readonly sheet: string;
  readonly column: number;
}

// What no cell is read or written by has no column.
const isAboutCells = ({ member }: ServiceCall): boolean => /^(Range|TextFinder|Sheet)\./.test(member);

/** Every call about cells, and the columns to put in before it: to the left of all others, and among them. */
function insertionsAmong(calls: readonly ServiceCall[], sheet: string): Insertion[] {
  const moments = calls.flatMap((call, index) => (isAboutCells(call) ? [index] : []));
  return moments.flatMap((index) => [1, 4].map((column) => ({ index, sheet, column })));
}

function insertBefore({ workbook, emulator }: Scene, { index, sheet, column }: Insertion): Interceptor {
  const hands = createPersonEdits(workbook, emulator.world.clock);
  let calls = 0;
  return (_call, perform) => {
    if (calls === index) hands.insertColumn(sheet, column);
    calls += 1;
    return perform();
  };
}

type Question = readonly [method: string, path: string, options?: CallOptions];

/** The answers of a request that is disturbed at one moment or another, each with what it should have been. */
function answersOf(sheet: string, [method, path, options = {}]: Question) {
  const ask = (scene: Scene, interceptor: Interceptor) => {
    // Of a small sheet whose size is known, one read would tell all.
    scene.emulator.world.caches.open('script').remove('hints');
    const answer = scene.callFailing({ interceptor }, method, path, options);
    const { request_id: _own, ...body } = answer?.body ?? {};
    return { status: answer?.status, body };
  };
  const { interceptor, calls } = callCounter();
  const undisturbed = ask(openScene(), interceptor);
  const insertions = insertionsAmong(calls, sheet);
  expect(insertions.length).toBeGreaterThan(4);
  const disturbed = insertions.map((insertion) => {
    const scene = openScene();
    return { insertion, ...ask(scene, insertBefore(scene, insertion)) };
  });
  const expected = insertions.map((insertion) => ({ insertion, ...undisturbed }));
  return { undisturbed, disturbed, expected };
}

test.each(['include=total_count', 'sort=total', 'limit=2&sort=-number&include=total_count'])(
  'a list (%s) lacks nothing, and counts all',
  (query) => {
    const { undisturbed, disturbed, expected } = answersOf('Invoices', [
      'GET',
      '/api/v1/invoices',
      { query },
    ]);
    expect(undisturbed.body.data.length).toBeGreaterThan(1);
    expect(disturbed).toEqual(expected);
  },
);

test.each(['status=open', 'number=INV-2026-0002', 'q=gra', 'total%5Bgte%5D=3', 'overdue=false'])(
  'what a filter (%s) asks for is found',
  (filter) => {
    const query = `${filter}&include=total_count`;
    const { undisturbed, disturbed, expected } = answersOf('Invoices', [
      'GET',
      '/api/v1/invoices',
      { query },
    ]);
    expect(undisturbed.body.total_count).toBeGreaterThan(0);
    expect(disturbed).toEqual(expected);
  },
);

test('a sku that is taken stays taken', () => {
  const body = { name: 'Another', unit_price: 1, sku: 'C-1' };
  const { undisturbed, disturbed, expected } = answersOf('Products', ['POST', '/api/v1/products', { body }]);
  expect(undisturbed).toMatchObject({ status: 409, body: { code: 'sku_taken' } });
  expect(disturbed).toEqual(expected);
});

test.each(['products', 'customers'] as const)('of %s none is deleted that an invoice mentions', (plural) => {
  const path = `/api/v1/${plural}/${mentioned[plural]}`;
  const { undisturbed, disturbed, expected } = answersOf('Invoices', ['DELETE', path]);
  expect(undisturbed).toMatchObject({ status: 409, body: { code: 'not_deletable' } });
  expect(disturbed).toEqual(expected);
});

/** Types a line beside what names its document, and lets the trigger run: the total of the draft, and what the row says. */
function typesLine(
  scene: Scene,
  document: string,
  interceptor: Interceptor,
): { total: number; said: string } {
  const sheet = 'Invoice items';
  const hands = createPersonEdits(scene.workbook, scene.emulator.world.clock);
  const [header = []] = sheetNamed(scene.workbook, sheet)?.rows ?? [];
  const before = new Set(sheetNamed(scene.workbook, sheet)?.notes.values());
  for (const [name, text] of [
    ['Document', document],
    ['Description', 'Oil'],
    ['Unit price', '5'],
  ] as const)
    hands.typeCell({ sheet, row: 6, column: header.indexOf(name) + 1 }, text);
  const execution = scene.emulator.open({ kind: 'installable_trigger', activeUser: owner });
  const outcome = execution.attempt(
    'handleEdit',
    ({ spreadsheet }) => {
      const id = sheetNamed(scene.workbook, sheet)?.id ?? 0;
      const area = { row: 6, column: 1, rows: 1, columns: header.indexOf('Unit price') + 1 };
      return [{ range: spreadsheet.rangeObject(id, area), source: spreadsheet.spreadsheetObject() }];
    },
    { interceptors: [interceptor], context: 'kept' },
  );
  expect(execution.end(outcome)).toMatchObject({ ok: true });
  const notes = [...(sheetNamed(scene.workbook, sheet)?.notes.values() ?? [])];
  const { total } = scene.call('GET', `/api/v1/invoices/${draft}`).body;
  return { total, said: notes.filter((note) => !before.has(note)).join() };
}

test.each([
  ['Draft 4', 'draft 4', { total: 8, said: expect.not.stringContaining('not a line yet') }],
  // An issued invoice takes no line. The note names its status only where the invoice was found.
  [
    'INV-2026-0002',
    'inv-2026-0002',
    { total: 3, said: expect.stringContaining('Its lines cannot change while it is open') },
  ],
])('the invoice (%s) whose number a person types beside a line is found', (_name, typed, expected) => {
  const { interceptor, calls } = callCounter();
  expect(typesLine(openScene(), typed, interceptor)).toEqual(expected);
  const commit = calls.findIndex(({ member }) => member === 'SpreadsheetApp.flush');
  const upToCommit = commit < 0 ? calls : calls.slice(0, commit);
  const insertions = sampleOf(insertionsAmong(upToCommit, 'Invoices'), 2);
  expect(insertions.length).toBeGreaterThan(4);
  const seen = insertions.map((insertion) => {
    const scene = openScene();
    return { insertion, ...typesLine(scene, typed, insertBefore(scene, insertion)) };
  });
  expect(seen).toEqual(insertions.map((insertion) => ({ insertion, ...expected })));
});
