/** Makes the rows of a document's line items the lines of a request body. */
import { Refusal } from '../../errors/refusal.ts';
import { isCorrectable } from '../../schema/field.ts';
import { inputForm } from '../../schema/merge-patch.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { seenLayout } from '../../store/session.ts';
import { rowRanges } from '../../store/read/window.ts';
import type { CellNote } from '../notes/cell-notes.ts';
import { readTypedValues } from '../rows/typed-cell.ts';
import { percentQuestion, typedPercents, withPercents } from '../rows/typed-percents.ts';
import { type LineEditContext, lineNote } from './line-edit-context.ts';
import type { LineRow } from './line-rows.ts';

export interface TypedLines {
  readonly items: readonly JsonObject[];
  /** The rows of the new lines, which are the last of `items`. */
  readonly fresh: readonly LineRow[];
  /** Questions about percentages that are probably a mistake, for the case that the lines are taken. */
  readonly questions: readonly CellNote[];
}

/** The lines that a document has, in the form of a request body. */
export function linesOf(resource: Resource, { items }: JsonObject): JsonObject[] {
  const fields = resource.fields.items?.kind.fields ?? {};
  return (items as JsonObject[]).map((line) => inputForm(fields, line));
}

/**
 * Reads the lines that the rows make: first those that the document has, in its order, then new ones.
 * @param own rows of lines that the document has
 * @param others rows that are to become lines of it
 * @throws Refusal validation_failed for a cell that cannot be what its field is
 */
export function readTypedLines(
  context: LineEditContext,
  record: JsonObject,
  { own, others }: { readonly own: readonly LineRow[]; readonly others: readonly LineRow[] },
): TypedLines {
  const { resource } = context;
  const seen = asSeen(context, record, [...own, ...others]);
  const kept = linesOf(resource, record).flatMap((line) => {
    const row = own.find(({ lineId }) => lineId === line.id);
    if (row === undefined) return [];
    const typed = typedLine(context, seen.of(row));
    return isEmpty(typed) ? [] : [withoutNulls({ ...line, ...typed, id: line.id })];
  });
  const fresh = others
    .map((row) => ({ row, typed: typedLine(context, seen.of(row)) }))
    .filter(({ typed }) => !isEmpty(typed));
  return {
    items: [...kept, ...fresh.map(({ typed: { id: _none, ...line } }) => withoutNulls(line))],
    fresh: fresh.map(({ row }) => row),
    questions: seen.questions,
  };
}

// The rows with their typed percentages as a person sees them; those that the API wrote stay.
function asSeen(
  context: LineEditContext,
  document: JsonObject,
  rows: readonly LineRow[],
): { readonly of: (row: LineRow) => LineRow; readonly questions: readonly CellNote[] } {
  const { session, resource, table, typing } = context;
  const fields = resource.fields.items?.kind.fields ?? {};
  const layout = seenLayout(session, table);
  const lines = document.items as readonly JsonObject[];
  const questions: CellNote[] = [];
  const shown = rowRanges(rows.map(({ row }) => row)).flatMap((range) => {
    const percentsIn = typedPercents({ table, layout, range }, typing);
    return rows
      .filter(({ row }) => row >= range.first && row <= range.last)
      .map((read): LineRow => {
        const written = lines.find(({ id }) => id === read.lineId) ?? null;
        const percents = percentsIn(read.row, read.cells, fields, written);
        for (const percent of percents) {
          const text = percentQuestion(percent);
          const { key } = table.columns[percent.index] ?? { key: '' };
          if (text !== null) questions.push(lineNote(context, read.row, key, text));
        }
        return { ...read, cells: withPercents(read.cells, percents) };
      });
  });
  return { of: (wanted) => shown.find(({ row }) => row === wanted.row) ?? wanted, questions };
}

function typedLine({ resource, table, typing }: LineEditContext, { row, cells }: LineRow): JsonObject {
  const fields = resource.fields.items?.kind.fields ?? {};
  const { values, unreadable } = readTypedValues(table, fields, cells, typing);
  const [fault] = unreadable;
  if (fault !== undefined) {
    const message = `In row ${row} the cell "${table.columns[fault.index]?.header ?? ''}" ${fault.reason}.`;
    throw new Refusal('validation_failed', message);
  }
  const correctable = Object.entries(values).filter(([name]) => {
    const field = fields[name];
    return field !== undefined && isCorrectable(field);
  });
  return Object.fromEntries(correctable);
}

// A person who clears the cells of a line takes the line away.
function isEmpty({ id: _id, ...line }: JsonObject): boolean {
  return Object.values(line).every((value) => value === null);
}

function withoutNulls(line: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null));
}
