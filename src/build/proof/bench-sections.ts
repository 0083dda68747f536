/** Writes the results of the bench as tables of docs/proof.md. */
import { budgetOf } from '../../../test/bench/budgets.ts';
import type { Ledger, Measurement } from '../../../test/bench/measure-group.ts';
import { figuresOf, isPacked } from '../../../test/bench/load/load-table.ts';
import type { LoadResult } from '../../../test/bench/load/run-load.ts';
import { folderSizes, type ModuleSize, type StartUp } from '../../../test/bench/startup.ts';
import { sortedSuffix } from '../../../test/bench/operations/operations.ts';
import { markdownTable } from './fill-sections.ts';

/** The invoices of the largest workbook that is measured. */
export const largest = 100_000;

const counted = (count: number): string => count.toLocaleString('en');
const seconds = (ms: number): string => (ms / 1000).toFixed(2);

/**
 * A table with a line for each operation: seconds at every size, with what is not published, the design's budget, document
 * calls, cells, and the longest time that it holds the lock.
 */
export function ledgerSection(ledgers: readonly Ledger[]): string {
  const all = ledgers.flatMap(({ measurements }) => measurements);
  const find = (op: string, rows: number): Measurement | undefined =>
    all.find((one) => one.op === op && one.rows === rows);
  const sizes = ledgers.map(({ rows }) => rows);
  const names = [...new Set(all.map(({ op }) => op))].filter((op) => !op.endsWith(sortedSuffix));
  const headers = [
    'Operation',
    ...sizes.map(counted),
    'Pessimistic',
    'Budget',
    'Calls',
    'Cells read',
    'Written',
    'Locked',
    'Sorted',
  ];
  const rows = names.map((op) => {
    const large = find(op, largest);
    if (large === undefined) throw new Error(`${op} was not measured at ${largest} invoices.`);
    const shown = (ms: number | undefined): string => (ms === undefined ? '' : seconds(ms));
    return [
      `\`${op}\``,
      ...sizes.map((size) => shown(find(op, size)?.ms)),
      shown(large.pessimistic_ms),
      shown(budgetOf(op, largest)?.ms),
      String(large.document_calls),
      counted(large.cells_read),
      counted(large.cells_written),
      shown(large.locked_ms),
      shown(find(op + sortedSuffix, largest)?.ms),
    ];
  });
  const cells = ledgers.find(({ rows }) => rows === largest)?.cells ?? 0;
  const said = `The workbook of ${counted(largest)} invoices has ${counted(cells)} cells.`;
  return `${markdownTable(headers, rows)}\n\n${said}`;
}

export function loadSection(results: readonly LoadResult[]): string {
  const headers = [
    'Clients',
    'Writes',
    'They think',
    'Packs',
    'Lock',
    'Order',
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
        isPacked(load) ? 'yes' : 'no',
        load.rateLock,
        load.lockOrder,
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
    rows.filter(([, , , , , , served = '']) => !served.startsWith('0 ')),
    6,
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
