/** Every number was given once, to one document, and no document has lost or changed the one that it was given. */
import { recordRows } from '../billing-sheets.ts';
import { parsedRecord } from '../parsed-record.ts';
import type { Invariant } from './invariant.ts';

const numberedSheets = ['Quotations', 'Invoices'] as const;

export const uniqueNumbers: Invariant = {
  name: 'numbers are unique',
  check({ journal, world }) {
    const owners = new Map<string, string>();
    const numbers = new Map<string, string>();
    const faults: string[] = [];
    for (const record of journal.flatMap(({ records }) => records)) {
      const { id } = record;
      const { number } = parsedRecord(record);
      if (typeof number !== 'string' || !/^(inv|quo)_/.test(id)) continue;
      if ((owners.get(number) ?? id) !== id)
        faults.push(`${number} is of ${owners.get(number)} and of ${id}`);
      if ((numbers.get(id) ?? number) !== number)
        faults.push(`${id} had ${numbers.get(id)} and has ${number}`);
      owners.set(number, id);
      numbers.set(id, number);
    }
    for (const sheet of numberedSheets) {
      const shown = recordRows(world.workbook, sheet).flatMap(({ cells, columns }) => {
        const cell = cells[(columns.get('Number') ?? 0) - 1];
        return cell === undefined ? [] : [String(cell)];
      });
      const twice = shown.filter((number, index) => shown.indexOf(number) !== index);
      faults.push(...twice.map((number) => `${number} stands twice in ${sheet}`));
    }
    return faults;
  },
};
