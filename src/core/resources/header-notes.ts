/** The notes that people see on the headers of the sheets: the descriptions of the fields that have a column. */
import type { Fields } from '../schema/field.ts';
import { resources } from './index.ts';

/**
 * The notes by sheet and field. The scripts need them for Set up alone, so the build replaces this module by its value,
 * which stands in the background script, and leaves the descriptions out of the declarations.
 */
export const headerNotes: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  resources.flatMap(({ sheet, itemsSheet, fields }) => [
    [sheet, notesOf(fields)],
    ...(itemsSheet === undefined ? [] : [[itemsSheet, notesOf(fields.items?.kind.fields ?? {})]]),
  ]),
);

function notesOf(fields: Fields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { column, description }]) =>
      column === undefined ? [] : [[name, description]],
    ),
  );
}
