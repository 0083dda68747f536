/** The measured operations other than requests: runs of the dispatcher, and a person who types an invoice. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import type { Bench, BenchAnswer } from '../open-bench.ts';
import { made, type Operation, type PreparedWorkspace, together } from './operation.ts';

// This number of dispatcher runs finishes all work that the operations before have left.
const settlingRuns = 30;
const deliveriesOwed = 40;

const runDispatcher = ({ bench }: PreparedWorkspace): BenchAnswer => bench.dispatch();

export const backgroundOperations: readonly Operation[] = [
  {
    name: 'idle_tick',
    status: 200,
    limits: { ms: [90, 90, 90], pessimistic: [240, 240, 240], calls: [1, 1, 1] },
    prepare: settle,
    run: runDispatcher,
  },
  {
    name: 'typed_row',
    status: 200,
    limits: {
      ms: [1540, 1560, 1570],
      pessimistic: [2200, 2210, 2220],
      calls: [18, 18, 18],
      searches: { columns: 0.1, because: 'a tenth as many customers are searched by name' },
    },
    prepare: (workspace) => typeAllButStatus(workspace),
    run: (workspace, row) => type(workspace.bench, Number(row), 'Status', 'open'),
  },
  {
    name: '40_deliveries',
    status: 200,
    limits: { ms: [2620, 2630, 2630], pessimistic: [4730, 4740, 4740], calls: [16, 16, 16] },
    prepare(workspace) {
      made(workspace, 'webhook_endpoints', {
        url: 'https://receiver.example/hooks',
        event_types: ['customer.created'],
      });
      settle(workspace);
      for (let count = 0; count < deliveriesOwed; count += 1) {
        // The pause keeps the requests below the rate limit.
        workspace.bench.emulator.world.clock.advance(1000);
        made(workspace, 'customers', { name: `Told ${count}` });
      }
      return '';
    },
    run: runDispatcher,
  },
];

/** Runs of the sweep in a day. */
const hoursOfDay = 24;

/** The sweep in a workspace of its own, because it goes on where the last one stopped. */
export const sweepOperations: readonly Operation[] = [
  {
    name: 'sweep',
    status: 200,
    limits: {
      ms: [7640, 8110, 8610],
      pessimistic: [8880, 9350, 9850],
      calls: [103, 63, 50],
      searches: {
        columns: 2,
        because: 'the ids of a large sheet whose turn it is are read, and more rows at once',
      },
    },
    longFrom: 100_000,
    // The first sees all rows, and each hour from then on takes a share; the day of the first is over by then.
    prepare(workspace) {
      for (let hour = 0; hour < hoursOfDay; hour += 1) {
        sweep(workspace);
        workspace.bench.emulator.world.clock.advance(hourMs);
      }
      return '';
    },
    run: sweep,
  },
];

const hourMs = 3_600_000;

function sweep({ bench: { emulator } }: PreparedWorkspace): BenchAnswer {
  const outcome = emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: localOwner });
  return { status: outcome.ok ? 200 : 500, body: {}, usage: outcome.usage };
}

// Runs the dispatcher until the work that earlier operations have left is done, so that it is not measured here.
function settle({ bench }: PreparedWorkspace): string {
  for (let run = 0; run < settlingRuns; run += 1) bench.dispatch();
  return '';
}

// A person types an invoice below all others, cell by cell, and Google calls the triggers for each cell. @returns its row
function typeAllButStatus({ bench }: PreparedWorkspace): string {
  const row = (sheetNamed(bench.emulator.world.workbook, 'Invoices')?.rows.length ?? 0) + 1;
  const texts = { Customer: 'Customer 1', 'Invoice date': '2026-01-07', Total: '120' };
  for (const [header, text] of Object.entries(texts)) type(bench, row, header, text);
  return String(row);
}

// Types into one cell of the sheet Invoices, and sums the usage of the triggers that Google calls for it.
function type({ emulator }: Bench, row: number, header: string, text: string): BenchAnswer {
  const { workbook, clock } = emulator.world;
  const column = (sheetNamed(workbook, 'Invoices')?.rows[0]?.indexOf(header) ?? -1) + 1;
  const edit = createPersonEdits(workbook, clock).typeCell({ sheet: 'Invoices', row, column }, text);
  if (edit === undefined) throw new Error(`The sheet refuses "${text}" under ${header}.`);
  return together(emulator.personDid({ ...edit, user: localOwner }).map(({ outcome }) => outcome));
}
