/** The emulated global SpreadsheetApp of one execution. */
import type { Authorization } from '../execution/authorization.ts';
import type { Execution } from '../execution/execution.ts';
import type { SelectedCell } from '../services/ui/screen.ts';
import { strict, strictEnumeration } from '../realm/strict.ts';
import type { GridArea } from './workbook/workbook-snapshot.ts';
import { createConditionalFormatRuleBuilder } from './rules/conditional-format-rule.ts';
import { createFilterCriteriaBuilder } from './rules/filter.ts';
import { createDataValidationBuilder } from './rules/data-validation.ts';
import type { DocumentAccess } from './access/document-access.ts';
import { createDocumentAccess } from './access/document-access.ts';
import type { PendingWrites } from './mutations/pending-writes.ts';
import { createPendingWrites } from './mutations/pending-writes.ts';
import { protectionType } from './rules/protection.ts';
import { createRange } from './range/range.ts';
import { createSheet } from './sheet/sheet.ts';
import { createSpreadsheet } from './spreadsheet.ts';
import { activeSheet } from './spreadsheet-sheets.ts';
import { sheetNamed, type Workbook } from './workbook/workbook.ts';

interface SpreadsheetAppOptions {
  /** What the execution may open; without it, everything. */
  readonly authorization?: Authorization;
  /** The cell that the person in front of the spreadsheet has selected; without it, or null, the first cell. */
  readonly selected?: () => SelectedCell | null;
  /** Shows a message to the person in front of the spreadsheet; without it, nobody sees one. */
  readonly toast?: (message: string) => void;
  /** The result of getUi; without it there is no user interface, as in a web app. */
  readonly getUi?: () => object;
  /** The pending writes of an execution that is replayed; by default none. */
  readonly pending?: PendingWrites;
}

export interface EmulatedSpreadsheetApp {
  /** The global as the script sees it. */
  readonly app: object;
  /** The writes of the execution that Google has not yet applied. */
  readonly pending: PendingWrites;
  /** A Range object of this execution, for the event of a trigger. */
  rangeObject(sheetId: number, area: GridArea): object;
  /** The Spreadsheet object of this execution, for the event of a trigger. */
  spreadsheetObject(): object;
}

/** Makes SpreadsheetApp for one execution; what it leaves unflushed is applied at the execution's end. */
export function createSpreadsheetApp(
  execution: Execution,
  workbook: Workbook,
  options: SpreadsheetAppOptions = {},
): EmulatedSpreadsheetApp {
  const pending = options.pending ?? createPendingWrites(workbook, () => execution.clock.now());
  const document = createDocumentAccess(execution, workbook, pending, {
    range: createRange,
    sheet: createSheet,
    spreadsheet: (access) => createSpreadsheet(access, options.toast),
  });
  execution.onEnd('writes', () => pending.finish());
  return {
    app: strict(execution.realm, 'SpreadsheetApp', members(document, options)),
    pending,
    rangeObject: document.rangeObject,
    spreadsheetObject: document.spreadsheetObject,
  };
}

function members(document: DocumentAccess, { getUi, authorization, selected }: SpreadsheetAppOptions) {
  const { realm, kind } = document.execution;
  // A simple trigger may use the spreadsheet that it is bound to without any consent.
  const requireScope = (member: string): void => {
    if (kind !== 'simple_trigger')
      authorization?.require(`SpreadsheetApp.${member}`, 'spreadsheets.currentonly', 'spreadsheets');
  };
  const selection = (member: 'getCurrentCell' | 'getActiveRange') =>
    document.lazy(`SpreadsheetApp.${member}`, [], () => {
      const cell = selected?.() ?? null;
      const sheet = cell === null ? undefined : sheetNamed(document.workbook, cell.sheet);
      if (cell === null || sheet === undefined)
        return { sheetId: activeSheet(document).id, row: 1, column: 1, rows: 1 };
      return { sheetId: sheet.id, row: cell.row, column: cell.column, rows: cell.rows ?? 1 };
    });
  return {
    ProtectionType: strictEnumeration('ProtectionType', protectionType),
    getActive() {
      requireScope('getActive');
      return document.spreadsheetObject();
    },
    getCurrentCell() {
      requireScope('getCurrentCell');
      const { sheetId, row, column } = selection('getCurrentCell');
      return document.rangeObject(sheetId, { row, column, rows: 1, columns: 1 });
    },
    getActiveRange() {
      requireScope('getActiveRange');
      const { sheetId, row, column, rows } = selection('getActiveRange');
      return document.rangeObject(sheetId, { row, column, rows, columns: 1 });
    },
    flush: () => document.flush(),
    getUi() {
      if (getUi === undefined) throw realm.exception('Cannot call SpreadsheetApp.getUi() from this context.');
      return getUi();
    },
    newDataValidation: () => createDataValidationBuilder(document),
    newFilterCriteria: () => createFilterCriteriaBuilder(document),
    newConditionalFormatRule: () => createConditionalFormatRuleBuilder(document),
  };
}
