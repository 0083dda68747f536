/** A walk through a thousand invoices, while a hundred more are made and a person sorts the sheet half-way. */
import { fillWorkbook } from '../../filled-workbook/fill-workbook.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { idsOf, type ListQuery, walk } from '../support/read-lists.ts';
import { rowsByHeader } from '../support/ledger.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';
import { columnNamed } from '../support/workbook-watch.ts';

const invoiceCount = 1000;
const madeCount = 100;
const perPage = 40;
const pages = invoiceCount / perPage;
// 92 calls a minute, were they answered in no time: below the rate limit.
const pauseMs = 650;

const body = { customer_name: 'Customer 1', items: [{ description: 'Gears', unit_price: 100 }] };

// Due before, amidst and after those that are there.
const days = ['2025-06-01', '2025-12-25', '2026-03-01'];

const openScene = sceneMaker(
  {},
  (call) => {
    call('POST', '/api/v1/invoices', { body });
  },
  (sample) => fillWorkbook(sample, invoiceCount).workbook,
);

function open(): Scene {
  const scene = openScene();
  scene.clearCache();
  return {
    ...scene,
    call(method, path, options) {
      scene.emulator.world.clock.advance(pauseMs);
      return scene.call(method, path, options);
    },
  };
}

test.each<[string, ListQuery]>([
  ['in the usual order', {}],
  ['by their due dates, only the open ones', { sort: 'due_date', status: 'open' }],
])('1,000 invoices are shown once each %s', (_order, question) => {
  const scene = open();
  const { workbook, emulator } = scene;
  const hands = createPersonEdits(workbook, emulator.world.clock);
  const before = rowsByHeader(workbook, 'Invoices').map((row) => String(row.ID));
  expect(new Set(before).size).toBe(invoiceCount);
  let made = 0;
  const seen = walk(scene, 'invoices', { ...question, limit: String(perPage) }, (page) => {
    for (; made < (page * madeCount) / (pages - 1); made += 1) {
      const invoice_date = days[made % days.length];
      expect(scene.call('POST', '/api/v1/invoices', { body: { ...body, invoice_date } }).status).toBe(201);
    }
    if (page === Math.floor(pages / 2))
      hands.sortSheet('Invoices', columnNamed(scene, 'Invoices', 'Customer'), 'ascending');
  });
  expect(made).toBeGreaterThanOrEqual(madeCount);
  const counts = new Map<string, number>();
  for (const id of idsOf(seen)) counts.set(id, (counts.get(id) ?? 0) + 1);
  expect(before.filter((id) => counts.get(id) !== 1)).toEqual([]);
  expect([...counts.values()].filter((count) => count > 1)).toEqual([]);
});
