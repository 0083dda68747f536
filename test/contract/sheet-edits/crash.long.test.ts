/** The trigger of an edit dies or fails at each of its service calls: after the next sweep nothing is lost or double. */
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import type { ExecutionOutcome } from '../../../src/emulator/execution/outcome.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { callCounter, faultAt, faultsAmong } from '../support/faults.ts';
import { workspaceFaults } from '../support/invariants.ts';
import { journalOf } from '../support/ledger.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';
import { owner } from '../support/test-workspace.ts';
import { deleteRows } from '../support/person.ts';
import { columnNamed } from '../support/workbook-watch.ts';

interface Deed {
  readonly name: string;
  readonly sheet: string;
  readonly row: number;
  /** The texts that the person leaves in the row, by header; or the fate of the row, `back` after it was deleted. */
  readonly texts: Readonly<Record<string, string>> | 'deleted' | 'back';
  /** Events that must have been told in the end, each once. */
  readonly told: readonly string[];
}

const lines = [{ description: 'Engine', quantity: 2, unit_price: 100 }];

const deeds: readonly Deed[] = [
  {
    name: 'a typed invoice',
    sheet: 'Invoices',
    row: 5,
    texts: { Customer: 'Grace', Total: '50', Status: 'open', 'Invoice date': '2026-01-02' },
    told: ['customer.created', 'invoice.created', 'invoice.finalized'],
  },
  {
    name: 'a typed payment',
    sheet: 'Payments',
    row: 3,
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
  {
    name: 'a typed line',
    sheet: 'Invoice items',
    row: 5,
    texts: { Document: 'INV-2026-0001', Description: 'Oil', 'Unit price': '5' },
    told: ['invoice.updated'],
  },
  { name: 'a deleted row', sheet: 'Invoices', row: 2, texts: 'deleted', told: ['invoice.deleted'] },
  { name: 'a row that is back', sheet: 'Invoices', row: 2, texts: 'back', told: ['invoice.updated'] },
  {
    name: 'a deleted payment',
    sheet: 'Payments',
    row: 2,
    texts: 'deleted',
    told: ['payment.deleted', 'invoice.updated'],
  },
  {
    name: 'a payment that is back',
    sheet: 'Payments',
    row: 2,
    texts: 'back',
    told: ['payment.updated', 'invoice.updated'],
  },
];

const openScene = sceneMaker({}, (call) => {
  const create = (plural: string, body: object): string => {
    const answer = call('POST', `/api/v1/${plural}`, { body });
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const [, , invoice_id] = ['Ada', 'Bob', 'Zoë'].map((customer_name) =>
    create('invoices', { customer_name, items: lines }),
  );
  create('payments', { invoice_id });
  // With a lost cache only the newest transaction may count as unwritten.
  create('customers', { name: 'The newest' });
});

/** A scene before the deed, with what the person does in it, past the triggers. */
interface Stage {
  readonly scene: Scene;
  /** @returns the function that Google calls then, and the change that it tells of, if it is none of cells */
  do(): { readonly handler: string; readonly changeType?: string };
}

function openStage({ sheet, row, texts }: Deed): Stage {
  const scene = openScene();
  const edits = createPersonEdits(scene.workbook, scene.emulator.world.clock);
  const removal = { handler: 'handleChange', changeType: 'REMOVE_ROW' };
  if (texts === 'deleted')
    return {
      scene,
      do() {
        edits.deleteRows(sheet, row, 1);
        return removal;
      },
    };
  if (texts === 'back') {
    const { undo } = deleteRows(scene.workbook, edits, { sheet, row });
    expect(run(scene, removal, calm)).toMatchObject({ ok: true });
    return {
      scene,
      do() {
        undo();
        return { handler: 'handleChange', changeType: 'INSERT_ROW' };
      },
    };
  }
  return {
    scene,
    do() {
      for (const [header, text] of Object.entries(texts))
        edits.typeCell({ sheet, row, column: columnNamed(scene, sheet, header) }, text);
      return { handler: 'handleEdit' };
    },
  };
}

const calm: Interceptor = (_call, perform) => perform();

/** Runs the trigger of what a person has done. */
function run(
  scene: Scene,
  told: ReturnType<Stage['do']>,
  interceptor: Interceptor,
  { sheet, row }: Pick<Deed, 'sheet' | 'row'> = { sheet: 'Invoices', row: 2 },
): ExecutionOutcome {
  const execution = scene.emulator.open({ kind: 'installable_trigger', activeUser: owner });
  const outcome = execution.attempt(
    told.handler,
    ({ spreadsheet }) => {
      const source = spreadsheet.spreadsheetObject();
      if (told.changeType !== undefined) return [{ changeType: told.changeType, source }];
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
  const quiet = openStage(deed);
  const before = toldIn(quiet.scene).length;
  expect(run(quiet.scene, quiet.do(), counted.interceptor, deed)).toMatchObject({ ok: true });
  expect(toldIn(quiet.scene).slice(before)).toEqual(deed.told);
  for (const [position, { index, kind }] of faultsAmong(counted.calls).entries()) {
    // Some of them here; all of them when they are asked for.
    if (process.env.CRASH_FULL === undefined && position % 11 !== 0) continue;
    const stage = openStage(deed);
    const { scene } = stage;
    run(scene, stage.do(), faultAt(index, kind).interceptor, deed);
    if (position % 2 === 0) scene.clearCache();
    sweep(scene);
    sweep(scene);
    const where = `${kind} at call ${index}: ${counted.calls[index]?.member ?? 'the end'}`;
    expect([where, toldIn(scene).slice(before)]).toEqual([where, deed.told]);
    // The number of a deleted invoice stays used.
    const faults = workspaceFaults(scene).filter(
      (fault) => deed.texts !== 'deleted' || !fault.includes('has a gap'),
    );
    expect([where, faults]).toEqual([where, []]);
  }
});
