/** The notes that people see on the headers of the sheets: the descriptions of the fields that have a column. */
import type { Fields } from '../schema/field.ts';
import { resources } from './index.ts';
import './late-rules.ts';

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
  const notes = Object.entries(fields).flatMap(([name, { column, description, kind }]) => {
    if (column === undefined) return [];
    const parts = kind.list === true ? [] : Object.entries(kind.fields ?? {});
    const own = parts.filter(([, part]) => part.column !== undefined);
    if (own.length === 0) return [[name, description] as const];
    return own.map(([part, inner]) => [`${name}.${part}`, `${description} ${inner.description}`] as const);
  });
  return Object.fromEntries(notes);
}
