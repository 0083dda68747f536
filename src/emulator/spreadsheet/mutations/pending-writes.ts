/** The writes of one execution that Google has accepted but not yet applied. */
import type { WorkbookMutation } from './mutation.ts';
import { refuseInvalid } from '../rules/validate-entry.ts';
import { sheetWithId, type Workbook } from '../workbook/workbook.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

export interface PendingWrites {
  /** In the order written. */
  readonly mutations: readonly WorkbookMutation[];
  /** The errors of writes that Google refused after the end of the script, when it could no longer throw them. */
  readonly refusals: readonly WorkbookError[];
  add(mutation: WorkbookMutation): void;
  /** How many writes wait for this sheet. */
  countOn(sheetId: number): number;
  /** How many cells they cover, of one sheet or of all. */
  cellsOn(sheetId?: number): number;
  /** @throws WorkbookError for the first that is refused; those after it stay pending */
  applySheet(sheetId: number): void;
  /** @throws WorkbookError for the first that is refused; those after it stay pending */
  applyAll(): void;
  /** Applies what can be applied at the end of the execution and notes the refusals. */
  finish(): void;
  /** Drops these writes, by their index in `mutations`, as a crash of the platform may. */
  discard(indexes: readonly number[]): void;
}

/**
 * The pending writes of an execution that has written nothing yet.
 * @param now milliseconds since the Unix epoch, for the formulas that a drop-down's values may stand in
 */
export function createPendingWrites(workbook: Workbook, now: () => number): PendingWrites {
  let waiting: WorkbookMutation[] = [];
  const refusals: WorkbookError[] = [];
  const applyWhere = (matches: (mutation: WorkbookMutation) => boolean): void => {
    for (const mutation of waiting.filter(matches)) {
      waiting = waiting.filter((other) => other !== mutation);
      refuseByRules(workbook, mutation, now);
      workbook.apply(mutation);
    }
  };
  return {
    get mutations() {
      return waiting;
    },
    refusals,
    add: (mutation) => waiting.push(mutation),
    countOn: (sheetId) => waiting.filter((mutation) => isOn(mutation, sheetId)).length,
    cellsOn: (sheetId) =>
      waiting
        .filter((mutation) => sheetId === undefined || isOn(mutation, sheetId))
        .reduce((sum, mutation) => sum + cellsOf(mutation), 0),
    applySheet: (sheetId) => applyWhere((mutation) => isOn(mutation, sheetId)),
    applyAll: () => applyWhere(() => true),
    finish() {
      while (waiting.length > 0) {
        try {
          applyWhere(() => true);
        } catch (error) {
          if (!(error instanceof WorkbookError)) throw error;
          refusals.push(error);
        }
      }
    },
    discard(indexes) {
      waiting = waiting.filter((_, index) => !indexes.includes(index));
    },
  };
}

/**
 * Google looks at strict drop-downs when it applies a value, so those of earlier writes count, and the error comes at
 * the next flush or read.
 */
function refuseByRules(workbook: Workbook, mutation: WorkbookMutation, now: () => number): void {
  if (mutation.op !== 'enter_values') return;
  const sheet = sheetWithId(workbook, mutation.sheet_id);
  if (sheet === undefined || sheet.validations.every((rule) => rule.allowInvalid)) return;
  const { data } = workbook;
  refuseInvalid(sheet, mutation, mutation.values, {
    data,
    get computed() {
      return workbook.computed(now());
    },
  });
}

function isOn(mutation: WorkbookMutation, sheetId: number): boolean {
  return 'sheet_id' in mutation && mutation.sheet_id === sheetId;
}

/** How many cells a write covers, for the latency model. */
function cellsOf(mutation: WorkbookMutation): number {
  if ('area' in mutation && mutation.area !== null) return mutation.area.rows * mutation.area.columns;
  const table = tableOf(mutation);
  return table.length * (table[0]?.length ?? 0);
}

function tableOf(mutation: WorkbookMutation): readonly (readonly unknown[])[] {
  switch (mutation.op) {
    case 'enter_values':
      return mutation.values;
    case 'set_formulas':
      return mutation.formulas;
    case 'set_styles':
      return mutation.styles;
    case 'set_validations':
      return mutation.rules;
    case 'set_notes':
      return mutation.notes;
    default:
      return [];
  }
}
