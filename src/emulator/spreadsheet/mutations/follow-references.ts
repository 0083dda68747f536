/** Keeps the references of formulas on the cells that they mean: when those move, and when a sheet is renamed or deleted. */
import { rowsWithFormulas } from '../workbook/packed-rows.ts';
import {
  type RewriteReference,
  rewriteReferences,
  shiftReference,
} from '../../formulas/rewrite-references.ts';
import type { WrittenReference } from '../../formulas/formula-syntax.ts';
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import type { SheetData, WorkbookData } from '../workbook/sheet-data.ts';

/** Moves the references to a sheet whose rows or columns have moved: in all formulas, and in the rules of its colours. */
export function followShift(
  workbook: WorkbookData,
  changed: SheetData,
  shift: (area: GridArea) => readonly GridArea[],
): void {
  rewriteFormulas(
    workbook,
    (own) => (reference) =>
      means(reference, own, changed.name) ? shiftReference(reference, shift) : reference,
  );
  changed.conditionalFormats = changed.conditionalFormats.map((rule) => ({
    ...rule,
    formula: rewriteReferences(rule.formula, workbook.locale, (reference) =>
      means(reference, changed.name, changed.name) ? shiftColumns(reference, shift) : reference,
    ),
  }));
}

/** The reference of a rule for colours: its rows are relative to the cell that is coloured. */
function shiftColumns(
  reference: WrittenReference,
  shift: (area: GridArea) => readonly GridArea[],
): WrittenReference | 'gone' {
  const { from, to } = reference;
  const columns = { ...reference, from: { ...from, row: null }, to: { ...to, row: null } };
  const after = shiftReference(columns, shift);
  if (after === 'gone') return after;
  return { ...after, from: { ...after.from, row: from.row }, to: { ...after.to, row: to.row } };
}

/** Renames a sheet in the references to it. Call it before the sheet has the new name. */
export function followName(workbook: WorkbookData, before: string, after: string): void {
  rewriteFormulas(
    workbook,
    () => (reference) =>
      reference.sheet !== null && means(reference, '', before) ? { ...reference, sheet: after } : reference,
  );
}

/** Takes the references to a deleted sheet away. */
export function forgetSheet(workbook: WorkbookData, deleted: string): void {
  rewriteFormulas(
    workbook,
    () => (reference) => (reference.sheet !== null && means(reference, '', deleted) ? 'gone' : reference),
  );
}

function means({ sheet }: WrittenReference, own: string, name: string): boolean {
  return (sheet ?? own).toLowerCase() === name.toLowerCase();
}

/** @param rewriterFor by the name of the sheet that the formula stands in */
function rewriteFormulas(workbook: WorkbookData, rewriterFor: (own: string) => RewriteReference): void {
  for (const sheet of workbook.sheets) {
    const rewrite = rewriterFor(sheet.name);
    // Many rows have the same formula.
    const known = new Map<string, string>();
    const rewritten = (formula: string): string => {
      const after = known.get(formula) ?? rewriteReferences(formula, workbook.locale, rewrite);
      known.set(formula, after);
      return after;
    };
    for (const [row, cells] of rowsWithFormulas(sheet.rows)) {
      for (let index = 0; index < cells.length; index += 1) {
        const cell = cells[index];
        if (typeof cell !== 'object') continue;
        const formula = rewritten(cell.formula);
        if (formula === cell.formula) continue;
        cells[index] = { ...cell, formula };
        sheet.rewrittenRows.add(row + 1);
      }
    }
  }
}
