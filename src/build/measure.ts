/** Measures what requests cost in document calls, cells and virtual milliseconds, by the number of invoices. */
import { blankWorkbook } from '../local/emulator/spreadsheet/workbook.ts';
import { chooseCommand } from '../local/runtime/menu-command.ts';
import { fillWorkbook } from './measure/fill-workbook.ts';
import { measuredRequests, type Stage } from './measure/measured-requests.ts';
import { openBench } from './measure/open-bench.ts';

const rowCounts = [100, 10_000, 100_000];

// Between two requests of one client: the rate limit is measured apart.
const pauseMs = 1000;

interface Measurement {
  readonly op: string;
  readonly rows: number;
  readonly document_calls: number;
  readonly cells_read: number;
  readonly cells_written: number;
  readonly ms: number;
}

function openStage(rows: number): Stage {
  const small = openBench(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US'));
  chooseCommand(small.emulator, 'setUp');
  const key = chooseCommand(small.emulator, 'createApiKey', ['Measured', 'full']);
  const items = [1, 2, 3].map((unit_price) => ({
    description: 'A usual line of an invoice',
    unit_price,
    tax_rate: 19,
  }));
  small.send(key, 'POST', '/api/v1/invoices', { body: { customer_name: 'Sample', items } });
  const sample = small.emulator.world.workbook.toSnapshot();
  const { workbook, ...ids } = fillWorkbook(sample, rows);
  const bench = openBench(workbook, small.emulator.world.properties.snapshot());
  const stage = { bench, key, ...ids };
  // The first write leaves the hints that a workspace in use has.
  bench.send(key, 'POST', '/api/v1/customers', { body: { name: 'First' } });
  bench.send(key, 'POST', '/api/v1/invoices', { body: { customer_id: ids.customerIds[0], items } });
  return stage;
}

function measure(rows: number): Measurement[] {
  const stage = openStage(rows);
  const { clock } = stage.bench.emulator.world;
  return measuredRequests.map(({ name, status, prepare, send }) => {
    // Whatever was admitted before has left the window of the rate limit.
    if (prepare !== undefined) clock.advance(pauseMs * 60);
    prepare?.(stage);
    if (name !== 'refused_429') clock.advance(pauseMs);
    const answer = send(stage);
    if (answer.status !== status)
      throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    const { documentCalls, cellsRead, cellsWritten, ms } = answer.usage;
    return {
      op: name,
      rows,
      document_calls: documentCalls,
      cells_read: cellsRead,
      cells_written: cellsWritten,
      ms: Math.round(ms),
    };
  });
}

function tableOf(measurements: readonly Measurement[]): string {
  const lines = measurements.map(({ op, rows, document_calls: calls, cells_read, cells_written, ms }) => {
    const budget = measuredRequests.find(({ name }) => name === op)?.budget ?? null;
    const excess =
      budget !== null && calls > budget ? `over ${budget}` : budget === null ? '' : `of ${budget}`;
    return [op, rows, calls, excess, cells_read, cells_written, ms]
      .map((cell) => String(cell).padStart(9))
      .join(' ');
  });
  const header = ['op', 'rows', 'calls', 'budget', 'read', 'written', 'ms']
    .map((cell) => cell.padStart(9))
    .join(' ');
  return [header, ...lines].join('\n');
}

const measurements = rowCounts.flatMap(measure);
console.log(process.argv.includes('--json') ? JSON.stringify(measurements) : tableOf(measurements));
