/** Sets up the workspace that is measured: so many invoices of three lines, over three years. */
import { createPersonEdits } from '../../local/emulator/spreadsheet/person/person-edits.ts';
import { blankWorkbook, sheetNamed } from '../../local/emulator/spreadsheet/workbook/workbook.ts';
import { chooseCommand } from '../../local/runtime/menu-command.ts';
import { fillWorkbook } from './fill-workbook.ts';
import { openBench } from './open-bench.ts';
import { made, type Stage, threeLines } from './operation.ts';

const dayMs = 86_400_000;
/** How long the business has been writing invoices: a month is a thirty-sixth of it. */
const spanMs = 3 * 365 * dayMs;

const items = [1, 2, 3].map((unit_price) => ({
  description: 'A usual line of an invoice',
  unit_price,
  tax_rate: 19,
}));

/** @param isSorted true when a person has sorted the invoices by their customers */
export function openStage(rows: number, isSorted: boolean): Stage {
  const small = openBench(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US'));
  chooseCommand(small.emulator, 'setUp');
  const key = chooseCommand(small.emulator, 'createApiKey', ['Measured', 'full']);
  const sample = { bench: small, key, invoiceIds: [], customerIds: [] };
  const invoice_id = made(sample, 'invoices', { customer_name: 'Sample', items });
  made(sample, 'payments', { invoice_id });
  made(sample, 'quotations', { customer_name: 'Sample', status: 'sent', items });
  const { world } = small.emulator;
  const { workbook, invoiceIds, customerIds } = fillWorkbook(world.workbook.toSnapshot(), rows, { spanMs });
  const bench = openBench(workbook, {
    properties: world.properties.snapshot(),
    triggers: world.triggers.list(),
  });
  if (isSorted) sortInvoices(bench.emulator.world);
  const stage = { bench, key, invoiceIds, customerIds };
  // The first writes leave the hints that a workspace in use has.
  made(stage, 'customers', { name: 'First' });
  made(stage, 'invoices', { customer_id: customerIds[0], items: threeLines });
  return stage;
}

function sortInvoices({ workbook, clock }: Stage['bench']['emulator']['world']): void {
  const column = (sheetNamed(workbook, 'Invoices')?.rows[0]?.indexOf('Customer') ?? -1) + 1;
  createPersonEdits(workbook, clock).sortSheet('Invoices', column, 'ascending');
}
