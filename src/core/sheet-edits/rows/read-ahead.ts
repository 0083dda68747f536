/** Looks up what the rows of a paste name, for all of them at once: a search for each row would keep callers waiting. */
import { normalizedName } from '../../schema/normalized-name.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import type { RowEditContext } from './row-edit-context.ts';

/** The column of another sheet that a field of a row names a record by. */
const named: Readonly<
  Record<string, readonly [object: string, field: string, of: (text: string) => string]>
> = {
  customer_name: ['customer', 'name_key', normalizedName],
  invoice_number: ['invoice', 'number', (text) => text],
};

/** One search for each column that a typed row is looked up by, and none for a single row. */
export function readAhead({ tx, table, readTyped }: RowEditContext, rows: readonly ReadRow[]): void {
  const typed = rows.filter(({ cells }) => cells[table.dataIndex] === '');
  if (typed.length < 2) return;
  const values = typed.map((row) => readTyped(row, null).values);
  const { resource } = table;
  const own = Object.keys(resource.unique).map((field) => [field, [resource.object, field, same]] as const);
  for (const [field, [object, column, of]] of [...own, ...Object.entries(named)]) {
    const texts = new Set(values.flatMap((row) => (typeof row[field] === 'string' ? of(row[field]) : [])));
    if (texts.size > 0) tx.readAheadByText(object, column, [...texts]);
  }
}

const same = (text: string): string => text;
