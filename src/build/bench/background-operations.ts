/** What is measured besides requests: the dispatcher's runs, and a person who types an invoice. */
import { createPersonEdits } from '../../local/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../local/emulator/spreadsheet/workbook/workbook.ts';
import { localOwner } from '../../local/runtime/local-workspace.ts';
import type { Bench, BenchAnswer } from './open-bench.ts';
import { made, type Operation, type Stage } from './operation.ts';

// More runs than anything that was left to be done has slices.
const settlingRuns = 30;
const deliveriesOwed = 40;

const runDispatcher = ({ bench }: Stage): BenchAnswer => bench.dispatch();

export const backgroundOperations: readonly Operation[] = [
  { name: 'idle_tick', status: 200, prepare: settle, run: runDispatcher },
  {
    name: 'typed_row',
    status: 200,
    prepare: (stage) => typeAllButStatus(stage),
    run: (stage, row) => type(stage.bench, Number(row), 'Status', 'open'),
  },
  {
    name: '40_deliveries',
    status: 200,
    prepare(stage) {
      made(stage, 'webhook_endpoints', {
        url: 'https://receiver.example/hooks',
        event_types: ['customer.created'],
      });
      settle(stage);
      for (let count = 0; count < deliveriesOwed; count += 1) {
        // Within the rate limit.
        stage.bench.emulator.world.clock.advance(1000);
        made(stage, 'customers', { name: `Told ${count}` });
      }
      return '';
    },
    run: runDispatcher,
  },
];

// What the operations before have left to be done is done, and seen to be done.
function settle({ bench }: Stage): string {
  for (let run = 0; run < settlingRuns; run += 1) bench.dispatch();
  return '';
}

// A person types an invoice below all others, cell by cell; the triggers hear of each. @returns its row
function typeAllButStatus({ bench }: Stage): string {
  const row = (sheetNamed(bench.emulator.world.workbook, 'Invoices')?.rows.length ?? 0) + 1;
  const texts = { Customer: 'Customer 1', 'Invoice date': '2026-01-07', Total: '120' };
  for (const [header, text] of Object.entries(texts)) type(bench, row, header, text);
  return String(row);
}

// Types into one cell of the invoices, and adds up what the triggers use that hear of it.
function type({ emulator }: Bench, row: number, header: string, text: string): BenchAnswer {
  const { workbook, clock } = emulator.world;
  const column = (sheetNamed(workbook, 'Invoices')?.rows[0]?.indexOf(header) ?? -1) + 1;
  const edit = createPersonEdits(workbook, clock).typeCell({ sheet: 'Invoices', row, column }, text);
  if (edit === undefined) throw new Error(`The sheet refuses "${text}" under ${header}.`);
  const runs = emulator.personDid({ ...edit, user: localOwner }).map(({ outcome }) => outcome);
  const sum = (of: 'calls' | 'documentCalls' | 'cellsRead' | 'cellsWritten' | 'ms'): number =>
    runs.reduce((total, { usage }) => total + usage[of], 0);
  return {
    status: runs.every(({ ok }) => ok) ? 200 : 500,
    body: {},
    usage: {
      calls: sum('calls'),
      documentCalls: sum('documentCalls'),
      cellsRead: sum('cellsRead'),
      cellsWritten: sum('cellsWritten'),
      ms: sum('ms'),
      byMember: new Map(),
    },
  };
}
