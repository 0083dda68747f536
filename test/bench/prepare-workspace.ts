/** Prepares the workspace that is measured: invoices of three lines, spread over three years. */
import { blankWorkbook } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { WorkbookSnapshot } from '../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { chooseCommand } from '../../src/local/runtime/menu-command.ts';
import { fillWorkbook } from '../filled-workbook/fill-workbook.ts';
import { type BenchState, openBench } from './open-bench.ts';
import { made, type PreparedWorkspace, threeLines } from './operations/operation.ts';

const dayMs = 86_400_000;
/** The age of the business in milliseconds: 36 months. */
const spanMs = 3 * 365 * dayMs;

const items = [1, 2, 3].map((unit_price) => ({
  description: 'A usual line of an invoice',
  unit_price,
  tax_rate: 19,
}));

/** A filled workbook with what the script keeps beside it; any number of workspaces can be opened from it. */
export interface FilledBase extends Omit<PreparedWorkspace, 'bench'> {
  readonly workbook: WorkbookSnapshot;
  readonly state: BenchState;
}

export function fillBase(rows: number): FilledBase {
  const small = openBench(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US'));
  chooseCommand(small.emulator, 'setUp');
  const key = chooseCommand(small.emulator, 'createApiKey', ['Measured', 'full']);
  const sample = { bench: small, key, invoiceIds: [], customerIds: [] };
  const invoice_id = made(sample, 'invoices', { customer_name: 'Sample', items });
  made(sample, 'payments', { invoice_id });
  made(sample, 'quotations', { customer_name: 'Sample', status: 'sent', items });
  const { world } = small.emulator;
  return {
    ...fillWorkbook(world.workbook.toSnapshot(), rows, { spanMs }),
    key,
    state: { properties: world.properties.snapshot(), triggers: world.triggers.list() },
  };
}

/** A workspace whose changes leave the base alone. */
export function openPreparedWorkspace(base: FilledBase): PreparedWorkspace {
  const { workbook, state, key, invoiceIds, customerIds } = base;
  const bench = openBench(workbook, state);
  const workspace = { bench, key, invoiceIds, customerIds };
  // These first writes fill the cache as in a workspace that is in use.
  made(workspace, 'customers', { name: 'First' });
  made(workspace, 'invoices', { customer_id: customerIds[0], items: threeLines });
  return workspace;
}

export function prepareWorkspace(rows: number): PreparedWorkspace {
  return openPreparedWorkspace(fillBase(rows));
}
