/** A person inserts a column at any moment up to a commit: no cell of the API goes where it does not belong. */
import type { Interceptor } from '../../src/local/emulator/gate.ts';
import { createHands } from '../../src/local/emulator/spreadsheet/hands.ts';
import { sheetNamed } from '../../src/local/emulator/spreadsheet/workbook.ts';
import { sampleOf } from './crash-cases.ts';
import { callsOf, type Write } from './crash-story.ts';
import { answerFaults, workspaceFaults } from './invariants.ts';
import { type Scene, sceneMaker } from './scene.ts';

const writes: Write[] = [];
const next = { path: '/api/v1/customers', body: { name: 'Next' } };
const makeScene = sceneMaker({}, (call) => {
  const make = (body: object): string =>
    `/api/v1/invoices/${call('POST', '/api/v1/invoices', { body: { customer_name: 'Ada', ...body } }).body.id}`;
  const items = ['Gears', 'Cams'].map((description) => ({ description, unit_price: 10 }));
  const draft = make({ items, status: 'draft' });
  const owed = make({ items });
  const doomed = make({ items, status: 'draft' });
  const create = { method: 'POST', path: '/api/v1/invoices', status: 201, next } as const;
  const documents = ['Invoices'] as const;
  writes.push(
    { ...create, name: 'an invoice', touches: documents, body: { customer_name: 'Ada', items } },
    {
      ...{ name: 'a change of lines', method: 'PATCH', path: draft, status: 200, touches: documents, next },
      body: { notes: 'New', items: [...items, { description: 'Wheels', unit_price: 3 }] },
    },
    {
      ...{ name: 'a payment', method: 'POST', path: `${owed}/payments`, status: 201, next },
      ...{ body: { amount: 7 }, touches: ['Payments', 'Invoices'] },
    },
    { name: 'a deletion', method: 'DELETE', path: doomed, status: 200, touches: documents, next },
  );
});

interface Insertion {
  readonly index: number;
  readonly sheet: string;
  readonly column: number;
}

// Behind the commit the rows are placed: nothing can exclude what happens between a placing read and its flush.
function insertionsFor(write: Write): Insertion[] {
  const calls = callsOf(makeScene(), write);
  const commit = calls.findIndex(({ member }) => member === 'SpreadsheetApp.flush');
  const moments = calls.flatMap(({ member }, index) =>
    index <= commit && member !== 'Spreadsheet.getRange' ? [index] : [],
  );
  const sheets = write.path.endsWith('/payments') ? ['Payments', 'Invoices'] : ['Invoices', 'Invoice items'];
  return moments.flatMap((index) =>
    sheets.flatMap((sheet) => [1, 5, 9].map((column) => ({ index, sheet, column }))),
  );
}

function faultsOf(write: Write, { index, sheet, column }: Insertion): string[] {
  const scene = makeScene();
  const answer = scene.callFaulty(
    { interceptor: insertBefore(scene, { index, sheet, column }) },
    write.method,
    write.path,
    write.body === undefined ? {} : { body: write.body },
  );
  const inserted = sheetNamed(scene.workbook, sheet)?.rows.map((row) => row[column - 1] ?? '') ?? ['missing'];
  const faults = [
    ...(answer === null ? ['no answer'] : answerFaults(answer)),
    ...(answer?.status === write.status ? [] : [`answers ${answer?.status} ${JSON.stringify(answer?.body)}`]),
    ...(inserted.every((cell) => cell === '') ? [] : [`the person’s column holds ${inserted.join('|')}`]),
    ...workspaceFaults(scene, write.touches),
  ];
  return faults.map((fault) => `${write.name}: column ${column} of ${sheet} before call ${index}: ${fault}`);
}

function insertBefore({ workbook, emulator }: Scene, { index, sheet, column }: Insertion): Interceptor {
  const hands = createHands(workbook, emulator.world.clock);
  let calls = 0;
  return (_call, perform) => {
    if (calls === index) hands.insertColumn(sheet, column);
    calls += 1;
    return perform();
  };
}

test.each([0, 1, 2, 3])('write %i keeps every cell in its column', (position) => {
  const write = writes[position] as Write;
  const insertions = insertionsFor(write);
  expect(insertions.length).toBeGreaterThan(30);
  expect(sampleOf(insertions, 3).flatMap((insertion) => faultsOf(write, insertion))).toEqual([]);
});
