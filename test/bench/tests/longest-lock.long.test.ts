/** Nobody waits for the lock longer than two seconds, by the clock of the model, in a workbook of 10,000 invoices. */
import { measureGroup } from '../measure-group.ts';
import { longOperations } from '../operations/long-operations.ts';
import { fillBase, openWorkspace } from '../workbook/prepare-workspace.ts';
import { openBench } from '../open-bench.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';

const lockedMsMax = 2_000;
const rows = 10_000;

jest.setTimeout(600_000);

const base = fillBase(rows);

test('a first deletion, an import, an export, an undo and moved rows hold it for a slice at most', () => {
  const measured = measureGroup(openWorkspace(base, false), longOperations, { rows, isSorted: false });
  expect(measured.map(({ op }) => op)).toEqual(longOperations.map(({ name }) => name));
  expect(measured.filter(({ locked_ms }) => locked_ms > lockedMsMax)).toEqual([]);
  const lockedBy = (name: string): number => measured.find(({ op }) => op === name)?.locked_ms ?? 0;
  // An export takes no lock, and an import reads the columns of all records before it takes it.
  expect(lockedBy('export_200_invoices')).toBe(0);
  expect(lockedBy('import_100_invoices')).toBeGreaterThan(0);
});

test('Set up does, too, also the first one of a copied workbook', () => {
  for (const state of [{}, base.state]) {
    const { emulator, lockWatch } = openBench(base.workbook, state);
    emulator.world.screen.answer = () => ({ button: 'OK', text: '' });
    const outcome = emulator.run('setUp', [], { kind: 'menu', activeUser: localOwner });
    expect(outcome.ok).toBe(true);
    expect(lockWatch.takeLongestMs()).toBeLessThanOrEqual(lockedMsMax);
  }
});

test('Fix of the hidden data of many rows does, too', () => {
  const { emulator, lockWatch } = openWorkspace(base, false).bench;
  const invoices = sheetNamed(emulator.world.workbook, 'Invoices');
  const data = invoices?.rows[0]?.findIndex((header) => String(header).startsWith('Data')) ?? -1;
  for (const cells of invoices?.rows.slice(-700) ?? []) cells[data] = '';
  const request = JSON.stringify({ command: 'fix_check', input: { id: 'rows' } });
  const outcome = emulator.run('developerArea', [request], { kind: 'page', activeUser: localOwner });
  expect(outcome).toMatchObject({ ok: true, value: expect.stringContaining('"ok":true') });
  expect(lockWatch.takeLongestMs()).toBeLessThanOrEqual(lockedMsMax);
});
