/** The durable workbook that all executions share; it changes by mutations alone. */
import type { SheetSnapshot, WorkbookSnapshot } from './workbook-snapshot.ts';
import { applyMutation } from '../mutations/apply-mutation.ts';
import { type ComputedWorkbook, computeWorkbook } from '../../formulas/compute-workbook.ts';
import { serialOfInstant } from '../typing/serial-date.ts';
import { newSheetColumns, newSheetRows } from './limits.ts';
import { loadSheet, snapshotSheet } from './sheet-snapshot.ts';
import { createRecalculation, type Recalculation } from './recalculation.ts';
import type { WorkbookMutation } from '../mutations/mutation.ts';
import type { SheetData, WorkbookData } from './sheet-data.ts';
import { type ChangeTracker, createChangeTracker } from './workbook-changes.ts';

export interface Workbook {
  /** The spreadsheet's id, as it stands in its address. */
  readonly id: string;
  /** The content of the workbook now; callers must not change it. */
  readonly data: Readonly<WorkbookData>;
  /**
   * Applies one change and reports it.
   * @throws WorkbookError, with nothing changed, when Google would refuse it
   */
  apply(mutation: WorkbookMutation): void;
  /** The values of all formulas at an instant, in milliseconds since the Unix epoch; each is computed when it is read. */
  computed(instantMs: number): ComputedWorkbook;
  /** What Google computes again after changes. */
  readonly recalculation: Recalculation;
  /** Calls the listener after every applied mutation; returns a function that stops it. */
  onMutation(listener: (mutation: WorkbookMutation) => void): () => void;
  /** Tells from now on what has changed. */
  trackChanges(): ChangeTracker;
  toSnapshot(): WorkbookSnapshot;
}

/** A workbook with the content of a snapshot. */
export function createWorkbook(snapshot: WorkbookSnapshot, options: { readonly id?: string } = {}): Workbook {
  const data: WorkbookData = {
    name: snapshot.name,
    timeZone: snapshot.timeZone,
    locale: snapshot.locale,
    sheets: snapshot.sheets.map(loadSheet),
  };
  let computed: { readonly day: number; readonly values: ComputedWorkbook } | undefined;
  const recalculation = createRecalculation(data);
  const listeners = new Set<(mutation: WorkbookMutation) => void>();
  return {
    id: options.id ?? 'emulated-spreadsheet',
    data,
    recalculation,
    apply(mutation) {
      computed = undefined;
      applyMutation(data, mutation);
      recalculation.noteChange(mutation);
      for (const listener of listeners) listener(mutation);
    },
    computed(instantMs) {
      const day = Math.floor(serialOfInstant(instantMs, data.timeZone));
      if (computed?.day !== day) computed = { day, values: computeWorkbook(data, day) };
      return computed.values;
    },
    onMutation(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    trackChanges() {
      const tracker = createChangeTracker(data);
      listeners.add(tracker.note);
      return tracker;
    },
    toSnapshot: () => ({
      name: data.name,
      timeZone: data.timeZone,
      locale: data.locale,
      sheets: data.sheets.map(snapshotSheet),
    }),
  };
}

/** A spreadsheet as Google creates it: one blank sheet. */
export function blankWorkbook(name: string, timeZone: string, locale: string): WorkbookSnapshot {
  return { name, timeZone, locale, sheets: [blankSheet(0, 'Sheet1')] };
}

/** A blank sheet of Google's usual size. */
export function blankSheet(id: number, name: string): SheetSnapshot {
  return {
    id,
    name,
    hidden: false,
    frozenRows: 0,
    maxRows: newSheetRows,
    maxColumns: newSheetColumns,
    rows: [],
    formats: [],
    columnWidths: [],
    notes: [],
    validations: [],
    conditionalFormats: [],
    protections: [],
  };
}

/** The sheet of that name, or undefined. */
export function sheetNamed(workbook: Workbook, name: string): SheetData | undefined {
  return workbook.data.sheets.find((sheet) => sheet.name === name);
}

/** The sheet of that id, or undefined. */
export function sheetWithId(workbook: Workbook, id: number): SheetData | undefined {
  return workbook.data.sheets.find((sheet) => sheet.id === id);
}
