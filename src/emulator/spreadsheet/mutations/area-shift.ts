/** Where areas and notes stand after rows or columns were inserted, deleted or moved. */
import type { GridArea, SheetArea } from '../workbook/workbook-snapshot.ts';
import type { SheetData, WorkbookData } from '../workbook/sheet-data.ts';
import { noteKey, notePlace } from '../workbook/sheet-data.ts';
import { followShift } from './follow-references.ts';

/** The new areas of an old one; an area may vanish or be split. */
type AreaShift = (area: GridArea) => readonly GridArea[];

/** A new place for a cell, or undefined when it is gone. */
type CellShift = (row: number, column: number) => { row: number; column: number } | undefined;

interface Span {
  readonly start: number;
  readonly count: number;
}

/** A run of rows or columns after `count` new ones were inserted at `at`. */
export function spanAfterInsert(span: Span, at: number, count: number): Span {
  if (at <= span.start) return { start: span.start + count, count: span.count };
  if (at < span.start + span.count) return { start: span.start, count: span.count + count };
  return span;
}

/** A run of rows or columns after `count` of them from `at` on were deleted; undefined when nothing is left. */
export function spanAfterDelete(span: Span, at: number, count: number): Span | undefined {
  const end = span.start + span.count;
  const overlap = Math.max(0, Math.min(end, at + count) - Math.max(span.start, at));
  if (overlap === span.count) return undefined;
  const before = Math.max(0, Math.min(count, span.start - at));
  return { start: span.start - before, count: span.count - overlap };
}

/** Makes a shift of areas from a shift of their rows. */
export function alongRows(shift: (span: Span) => Span | undefined): AreaShift {
  return (area) => {
    const span = shift({ start: area.row, count: area.rows });
    return span === undefined ? [] : [{ ...area, row: span.start, rows: span.count }];
  };
}

/** Makes a shift of areas from a shift of their columns. */
export function alongColumns(shift: (span: Span) => Span | undefined): AreaShift {
  return (area) => {
    const span = shift({ start: area.column, count: area.columns });
    return span === undefined ? [] : [{ ...area, column: span.start, columns: span.count }];
  };
}

/** Makes a shift of areas from a new order of columns: `place` gives the new position of each old column. */
export function alongColumnOrder(place: (column: number) => number): AreaShift {
  return (area) => {
    const columns = Array.from({ length: area.columns }, (_, index) => place(area.column + index));
    columns.sort((left, right) => left - right);
    const runs: GridArea[] = [];
    for (const column of columns) {
      const run = runs[runs.length - 1];
      if (run !== undefined && run.column + run.columns === column)
        runs[runs.length - 1] = { ...run, columns: run.columns + 1 };
      else runs.push({ ...area, column, columns: 1 });
    }
    return runs;
  };
}

/** Moves everything that refers to areas of a sheet, also on other sheets. */
export function shiftAreas(sheet: SheetData, shift: AreaShift, workbook: WorkbookData): void {
  for (const other of workbook.sheets) shiftReferences(other, sheet.id, shift);
  followShift(workbook, sheet, shift);
  sheet.validations = sheet.validations.flatMap((rule) =>
    shift(rule.area).map((area) => ({ ...rule, area })),
  );
  sheet.conditionalFormats = sheet.conditionalFormats
    .map((rule) => ({ ...rule, areas: rule.areas.flatMap((area) => shift(area)) }))
    .filter((rule) => rule.areas.length > 0);
  sheet.protections = sheet.protections.flatMap((item) => {
    if (item.area === undefined) return [item];
    const area = shift(item.area)[0];
    return area === undefined ? [] : [{ ...item, area }];
  });
  if (sheet.filter !== undefined) sheet.filter = shift(sheet.filter)[0];
}

/** Moves the references of a sheet to the changed one; a reference to deleted cells is removed. */
function shiftReferences(sheet: SheetData, changedId: number, shift: AreaShift): void {
  const moved = (reference: SheetArea): SheetArea[] => {
    if (reference.sheetId !== changedId) return [reference];
    const area = shift(reference.area)[0];
    return area === undefined ? [] : [{ ...reference, area }];
  };
  sheet.validations = sheet.validations.flatMap((rule) =>
    rule.source === undefined ? [rule] : moved(rule.source).map((source) => ({ ...rule, source })),
  );
  sheet.charts = sheet.charts.map((chart) => ({ ...chart, ranges: chart.ranges.flatMap(moved) }));
}

/** Moves the notes of a sheet. */
export function shiftNotes(sheet: SheetData, shift: CellShift): void {
  if (sheet.notes.size === 0) return;
  const moved = new Map<number, string>();
  for (const [key, note] of sheet.notes) {
    const { row, column } = notePlace(key);
    const place = shift(row, column);
    if (place !== undefined) moved.set(noteKey(place.row, place.column), note);
  }
  sheet.notes = moved;
}
