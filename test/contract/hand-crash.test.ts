/** A trigger that settles an edit dies or fails at each of its service calls: after the next sweep nothing is lost or double. */
import type { Interceptor } from '../../src/local/emulator/gate.ts';
import type { Outcome } from '../../src/local/emulator/outcome.ts';
import { createHands } from '../../src/local/emulator/spreadsheet/hands.ts';
import { sheetNamed } from '../../src/local/emulator/spreadsheet/workbook.ts';
import { callCounter, faultAt, faultsAmong } from './faults.ts';
import { workspaceFaults } from './invariants.ts';
import { journalOf } from './ledger.ts';
import { type Scene, sceneMaker } from './scene.ts';
import { owner } from './test-workspace.ts';
import { columnNamed } from './workbook-watch.ts';

interface Deed {
  readonly name: string;
  readonly sheet: string;
  readonly row: number;
  /** What the person leaves in the sheet, by header; null deletes the row. */
  readonly texts: Readonly<Record<string, string>> | null;
  /** Events that must have been told in the end, each once. */
  readonly told: readonly string[];
}

const lines = [{ description: 'Engine', quantity: 2, unit_price: 100 }];

const deeds: readonly Deed[] = [
  {
    name: 'a typed invoice',
    sheet: 'Invoices',
    row: 4,
    texts: { Customer: 'Grace', Total: '50', Status: 'open', 'Invoice date': '2026-01-02' },
    told: ['customer.created', 'invoice.created'],
  },
  {
    name: 'a typed payment',
    sheet: 'Payments',
    row: 2,
    texts: { Invoice: 'INV-2026-0001', Amount: '50', Status: 'received' },
    told: ['invoice.partially_paid', 'payment.received'],
  },
  { name: 'a status', sheet: 'Invoices', row: 2, texts: { Status: 'void' }, told: ['invoice.voided'] },
  {
    name: 'a corrected line',
    sheet: 'Invoice items',
    row: 2,
    texts: { Quantity: '5' },
    told: ['invoice.updated'],
  },
  { name: 'a deleted row', sheet: 'Invoices', row: 2, texts: null, told: ['invoice.deleted'] },
];

const openScene = sceneMaker({}, (call) => {
  for (const customer_name of ['Ada', 'Bob'])
    expect(call('POST', '/api/v1/invoices', { body: { customer_name, items: lines } }).status).toBe(201);
});

/** Does the deed and runs its trigger. */
function act(scene: Scene, deed: Deed, interceptor: Interceptor): Outcome {
  const hands = createHands(scene.workbook, scene.emulator.world.clock);
  const { sheet, row, texts } = deed;
  if (texts === null) hands.deleteRows(sheet, row, 1);
  else {
    for (const [header, text] of Object.entries(texts))
      hands.typeCell({ sheet, row, column: columnNamed(scene, sheet, header) }, text);
  }
  const start = { kind: 'installable_trigger', activeUser: owner } as const;
  const execution = scene.emulator.open(start);
  const handler = texts === null ? 'handleChange' : 'handleEdit';
  const outcome = execution.attempt(
    handler,
    ({ spreadsheet }) => {
      const source = spreadsheet.spreadsheetObject();
      if (texts === null) return [{ changeType: 'REMOVE_ROW', source }];
      const id = sheetNamed(scene.workbook, sheet)?.id ?? 0;
      return [{ range: spreadsheet.rangeObject(id, { row, column: 1, rows: 1, columns: 2 }), source }];
    },
    { interceptors: [interceptor], context: 'reused' },
  );
  return execution.end(outcome);
}

function sweep(scene: Scene): void {
  const outcome = scene.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  if (!outcome.ok) throw new Error(outcome.text);
}

const toldIn = (scene: Scene): string[] =>
  journalOf(scene.workbook).flatMap(({ events }) => events.map(({ type }) => type));

test.each(deeds)('$name survives a kill and a failure at each call', (deed) => {
  const counted = callCounter();
  const calm = openScene();
  const before = toldIn(calm).length;
  expect(act(calm, deed, counted.interceptor)).toMatchObject({ ok: true });
  expect(toldIn(calm).slice(before)).toEqual(deed.told);
  // Items are not looked through by the sweep unless their number differs: their edit is repeated by its person.
  const isSwept = deed.sheet !== 'Invoice items';
  for (const [position, { index, kind }] of faultsAmong(counted.calls).entries()) {
    // Some of them here; all of them when they are asked for.
    if (process.env.CRASH_FULL === undefined && position % 11 !== 0) continue;
    const scene = openScene();
    act(scene, deed, faultAt(index, kind).interceptor);
    if (position % 2 === 0) scene.clearCache();
    if (isSwept) sweep(scene);
    else act(scene, deed, (_call, perform) => perform());
    sweep(scene);
    const where = `${kind} at call ${index}: ${counted.calls[index]?.member ?? 'the end'}`;
    expect([where, toldIn(scene).slice(before)]).toEqual([where, deed.told]);
    // The number of a deleted invoice stays used.
    const faults = workspaceFaults(scene).filter(
      (fault) => deed.texts !== null || !fault.includes('has a gap'),
    );
    expect([where, faults]).toEqual([where, []]);
  }
});
