/** A person inserts or moves a column at any moment up to a commit: no cell of the API goes where it does not belong. */
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { callCounter, sampleOf } from '../support/failures.ts';
import { answerFaults, type CheckedSheet, workspaceFaults } from '../support/invariants.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';
import { columnNamed } from '../support/workbook-watch.ts';

interface Write {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly status: number;
  readonly touches: readonly CheckedSheet[];
}

const writes: Write[] = [];
const makeScene = sceneMaker({}, (call) => {
  const make = (body: object): string =>
    `/api/v1/invoices/${call('POST', '/api/v1/invoices', { body: { customer_name: 'Ada', ...body } }).body.id}`;
  const items = ['Gears', 'Cams'].map((description) => ({ description, quantity: 2, unit_price: 10 }));
  const draft = make({ items, status: 'draft' });
  const owed = make({ items });
  const doomed = make({ items, status: 'draft' });
  const create = { method: 'POST', path: '/api/v1/invoices', status: 201 } as const;
  const documents = ['Invoices'] as const;
  writes.push(
    { ...create, name: 'an invoice', touches: documents, body: { customer_name: 'Ada', items } },
    {
      ...{ name: 'a change of lines', method: 'PATCH', path: draft, status: 200, touches: documents },
      body: { notes: 'New', items: [...items, { description: 'Wheels', unit_price: 3 }] },
    },
    {
      ...{ name: 'a payment', method: 'POST', path: `${owed}/payments`, status: 201 },
      ...{ body: { amount: 7 }, touches: ['Payments', 'Invoices'] },
    },
    { name: 'a deletion', method: 'DELETE', path: doomed, status: 200, touches: documents },
  );
});

function forgetful(): Scene {
  const scene = makeScene();
  scene.clearCache();
  return scene;
}

interface Rearrangement {
  readonly index: number;
  readonly sheet: string;
  /** Where a column is inserted, or the header of the one that is moved. */
  readonly column: number | string;
  /** Where it is moved. */
  readonly to?: number;
}

// Each leaves the revision where it stood, right of all others.
const moves = [
  { sheet: 'Invoice items', column: 'Document ID', to: 8 },
  { sheet: 'Invoice items', column: 'Document ID', to: 6 },
  { sheet: 'Invoice items', column: 'Quantity', to: 5 },
  { sheet: 'Invoice items', column: 'Description', to: 1 },
];

// Behind the commit the rows are placed: nothing can exclude what happens between a placing read and its flush.
function momentsOf(write: Write, scene = makeScene()): number[] {
  const { interceptor, calls } = callCounter();
  const { method, path, body } = write;
  scene.callFailing({ interceptor }, method, path, body === undefined ? {} : { body });
  const commit = calls.findIndex(({ member }) => member === 'SpreadsheetApp.flush');
  return calls.flatMap(({ member }, index) =>
    index <= commit && member !== 'Spreadsheet.getRange' ? [index] : [],
  );
}

function insertionsFor(write: Write): Rearrangement[] {
  const sheets = write.path.endsWith('/payments') ? ['Payments', 'Invoices'] : ['Invoices', 'Invoice items'];
  return momentsOf(write).flatMap((index) =>
    sheets.flatMap((sheet) => [1, 5, 9].map((column) => ({ index, sheet, column }))),
  );
}

function faultsOf(write: Write, rearrangement: Rearrangement, scene: Scene): string[] {
  const answer = scene.callFailing(
    { interceptor: rearrangeBefore(scene, rearrangement) },
    write.method,
    write.path,
    write.body === undefined ? {} : { body: write.body },
  );
  const faults = [
    ...(answer === null ? ['no answer'] : answerFaults(answer)),
    ...(answer?.status === write.status ? [] : [`answers ${answer?.status} ${JSON.stringify(answer?.body)}`]),
    ...ownColumnFaults(scene, rearrangement),
    ...workspaceFaults(scene, write.touches),
  ];
  const { index, sheet, column, to } = rearrangement;
  const place = `column ${column} of ${sheet}${to === undefined ? '' : ` to ${to}`}`;
  return faults.map((fault) => `${write.name}: ${place} before call ${index}: ${fault}`);
}

function ownColumnFaults({ workbook }: Scene, { sheet, column }: Rearrangement): string[] {
  if (typeof column === 'string') return [];
  const inserted = sheetNamed(workbook, sheet)?.rows.map((row) => row[column - 1] ?? '') ?? ['missing'];
  return inserted.every((cell) => cell === '') ? [] : [`the person’s column holds ${inserted.join('|')}`];
}

function rearrangeBefore(scene: Scene, { index, sheet, column, to = 1 }: Rearrangement): Interceptor {
  const hands = createPersonEdits(scene.workbook, scene.emulator.world.clock);
  let calls = 0;
  return (_call, perform) => {
    if (calls === index) {
      if (typeof column === 'number') hands.insertColumn(sheet, column);
      else hands.moveColumn(sheet, columnNamed(scene, sheet, column), to);
    }
    calls += 1;
    return perform();
  };
}

test.each([0, 1, 2, 3])('write %i keeps every cell in its column', (position) => {
  const write = writes[position] as Write;
  const insertions = insertionsFor(write);
  expect(insertions.length).toBeGreaterThan(30);
  expect(sampleOf(insertions, 3).flatMap((insertion) => faultsOf(write, insertion, makeScene()))).toEqual([]);
});

test.each([0, 1, 3])(
  'write %i finds the columns of line items that were moved among themselves',
  (position) => {
    const write = writes[position] as Write;
    const around = (scene: Scene): Rearrangement[] =>
      momentsOf(write, scene)
        .slice(-4)
        .flatMap((index) => moves.map((move) => ({ index, ...move })));
    expect(around(makeScene()).flatMap((move) => faultsOf(write, move, makeScene()))).toEqual([]);
    // Without hints the newest line items are looked for in the sheet.
    expect(around(forgetful()).flatMap((move) => faultsOf(write, move, forgetful()))).toEqual([]);
  },
);

test('a value goes under its header when columns that all rows leave blank are swapped', () => {
  const write: Write = {
    ...{ name: 'a customer', method: 'POST', path: '/api/v1/customers', status: 201 },
    ...{ body: { name: 'Grace', company: 'ACME Inc' }, touches: ['Customers'] },
  };
  const swaps = momentsOf(write).map((index) => ({ index, sheet: 'Customers', column: 'Company', to: 3 }));
  expect(swaps.length).toBeGreaterThan(8);
  for (const swap of swaps) {
    const scene = makeScene();
    expect(faultsOf(write, swap, scene)).toEqual([]);
    const newest = sheetNamed(scene.workbook, 'Customers')?.rows.pop();
    expect(newest?.[columnNamed(scene, 'Customers', 'Company') - 1]).toBe('ACME Inc');
  }
});
