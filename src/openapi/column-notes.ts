/** The notes at the headers of the workbook, derived from the fields of the resources. */
import { resources } from '../core/resources/index.ts';
import { itemsTable, recordTable, type Table } from '../core/store/table.ts';

/** Descriptions by sheet and header. */
export function columnNotes(): Record<string, Record<string, string>> {
  const tables = resources.flatMap((resource): (Table | null)[] => [
    recordTable(resource),
    itemsTable(resource),
  ]);
  return Object.fromEntries(
    tables.flatMap((table) =>
      table === null
        ? []
        : [
            [
              table.sheet,
              Object.fromEntries(table.columns.map(({ header, description }) => [header, description])),
            ],
          ],
    ),
  );
}
