/** Writes the results of the bench as tables of docs/proof.md. */
import { budgetOf } from '../bench/budgets.ts';
import type { Ledger, Measurement } from '../bench/measure-rows.ts';
import { figuresOf } from '../bench/load/load-table.ts';
import type { LoadResult } from '../bench/load/run-load.ts';
import { folderSizes, type ModuleSize, type StartUp } from '../bench/startup.ts';
import { markdownTable } from './fill-sections.ts';

/** The invoices of the largest workbook that is measured. */
export const largest = 100_000;
const sorted = '_sorted';

const counted = (count: number): string => count.toLocaleString('en');
const seconds = (ms: number): string => (ms / 1000).toFixed(2);

/** A table with a line for each operation: seconds at every size, the design's budget, document calls and cells. */
export function ledgerSection(ledgers: readonly Ledger[]): string {
  const all = ledgers.flatMap(({ measurements }) => measurements);
  const find = (op: string, rows: number): Measurement => {
    const found = all.find((one) => one.op === op && one.rows === rows);
    if (found === undefined) throw new Error(`${op} was not measured at ${rows} invoices.`);
    return found;
  };
  const sizes = [...new Set(all.map(({ rows }) => rows))];
  const names = [...new Set(all.map(({ op }) => op))].filter((op) => !op.endsWith(sorted));
  const headers = ['Operation', ...sizes.map(counted), 'Budget', 'Calls', 'Cells read', 'Written', 'Sorted'];
  const rows = names.map((op) => {
    const large = find(op, largest);
    const budget = budgetOf(op, largest);
    return [
      `\`${op}\``,
      ...sizes.map((size) => seconds(find(op, size).ms)),
      budget === null ? '' : seconds(budget.ms),
      String(large.document_calls),
      counted(large.cells_read),
      counted(large.cells_written),
      seconds(find(op + sorted, largest).ms),
    ];
  });
  const cells = ledgers.find(({ measurements }) => measurements[0]?.rows === largest)?.cells ?? 0;
  const said = `The workbook of ${counted(largest)} invoices has ${counted(cells)} cells.`;
  return `${markdownTable(headers, rows)}\n\n${said}`;
}

export function loadSection(results: readonly LoadResult[]): string {
  const headers = [
    'Clients',
    'Writes',
    'They think',
    'Answered',
    'A second',
    'p50',
    'p95',
    'p99',
    '503',
    'Lost',
  ];
  const rows = results.flatMap((result) =>
    [false, true].map((isWrite) => {
      const { load, lost } = result;
      const { served, perSecond, refused, quantiles } = figuresOf(result, isWrite);
      return [
        String(load.clients),
        `${load.writeShare * 100} %`,
        load.thinkMsMax === 0 ? 'not at all' : `up to ${load.thinkMsMax / 1000} s`,
        `${served} ${isWrite ? 'writes' : 'reads'}`,
        perSecond.toFixed(2),
        ...quantiles.map((ms) => (served === 0 ? '' : seconds(ms))),
        String(refused),
        isWrite ? String(lost) : '',
      ];
    }),
  );
  // An operation that only writes reads nothing.
  return markdownTable(
    headers,
    rows.filter(([, , , served = '']) => !served.startsWith('0 ')),
    4,
  );
}

export function startUpSection(startUps: readonly StartUp[], modules: readonly ModuleSize[]): string {
  const files = markdownTable(
    ['File', 'Bytes', 'Parsed in', 'Run in'],
    startUps.map(({ file, bytes, parseMs, runMs }) => [
      `\`${file}\``,
      counted(bytes),
      `${parseMs.toFixed(1)} ms`,
      `${runMs.toFixed(1)} ms`,
    ]),
  );
  const folders = markdownTable(
    ['In `Code.js`', 'Bytes'],
    folderSizes(modules).map(({ module, bytes }) => [`\`${module}\``, counted(bytes)]),
  );
  return `${files}\n\n${folders}`;
}
