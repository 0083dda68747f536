/** The line items that people see are those of their documents, in their order. */
import { recordRows } from '../billing-sheets.ts';
import type { JudgedRun } from '../judged-run.ts';
import { parsedRecord } from '../parsed-record.ts';
import type { Invariant } from './invariant.ts';

interface ShownLine {
  readonly id: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly amount: number;
}

const itemSheets = [
  { sheet: 'Quotation items', object: 'quotation' },
  { sheet: 'Invoice items', object: 'invoice' },
];

export const linesMatchDocuments: Invariant = {
  name: 'lines match their documents',
  check: (run) => itemSheets.flatMap(({ sheet, object }) => faultsOf(run, sheet, object)),
};

function faultsOf({ world, last }: JudgedRun, sheet: string, object: string): string[] {
  const rows = recordRows(world.workbook, sheet);
  const documents = [...last.values()].map(({ record }) => record).filter((one) => one.object === object);
  const known = new Set(documents.map(({ id }) => id));
  const strangers = rows.filter(({ id }) => !known.has(id));
  return [
    ...strangers.map(({ id, row }) => `row ${row} of ${sheet} is a line of ${id}, which was never committed`),
    ...documents.flatMap((document) => {
      const { id, kind } = document;
      const { items = [] } = parsedRecord(document) as { items?: readonly ShownLine[] };
      const wanted =
        kind === 'deleted'
          ? []
          : items.map((line) => [line.id, line.quantity, line.unit_price, line.amount].join(' '));
      const found = rows
        .filter((row) => row.id === id)
        .map(({ cells, columns }) => {
          const cell = (header: string) => cells[(columns.get(header) ?? 0) - 1];
          return ['Line ID', 'Quantity', 'Unit price', 'Amount']
            .map((header) => String(cell(header)))
            .join(' ');
        });
      // A person may have sorted them.
      return JSON.stringify(found.sort()) === JSON.stringify(wanted.sort())
        ? []
        : [`${id} shows the lines ${found.join(', ')} for ${wanted.join(', ')}`];
    }),
  ];
}
