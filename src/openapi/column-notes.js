/** What the headers of the workbook tell when the mouse rests on them, derived from the fields of the resources. */
import { resources } from '../core/resources/index.ts';
import { itemsTable, recordTable } from '../core/store/table.ts';
/** Descriptions by sheet and header. */
export function columnNotes() {
  const tables = resources.flatMap((resource) => [recordTable(resource), itemsTable(resource)]);
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
