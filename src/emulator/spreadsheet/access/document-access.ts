/** The access of one execution to the workbook: every call passes the gate, with its cost and its implicit flush. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import type { WorkbookMutation } from '../mutations/mutation.ts';
import type { PendingWrites } from '../mutations/pending-writes.ts';
import type { SheetData } from '../workbook/sheet-data.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { sheetWithId } from '../workbook/workbook.ts';
import type { ShownWorkbook } from '../workbook/read-cells.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

/** One call: its name, and its cost beyond that of every document call. */
interface DocumentCall {
  /** As Google spells it, for example `Range.getValues`. */
  readonly member: string;
  readonly detail: readonly unknown[];
  /** The sheet whose pending writes must be applied first. */
  readonly sheetId?: number;
  readonly cellsRead?: number;
  /** Milliseconds instead of those of a document call and of its cells. */
  readonly ms?: number;
}

/** Makes the emulated objects that refer to each other: a Range knows its Sheet, and a Sheet its Ranges. */
interface ObjectFactories {
  range(document: DocumentAccess, sheetId: number, area: GridArea): object;
  sheet(document: DocumentAccess, sheetId: number): object;
  spreadsheet(document: DocumentAccess): object;
}

export interface DocumentAccess {
  readonly execution: Execution;
  readonly workbook: Workbook;
  readonly pending: PendingWrites;
  /** The sheet that the script works in; undefined until it chose one. */
  activeSheetId: number | undefined;
  /** A call that Google answers without touching the document. */
  lazy<T>(member: string, detail: readonly unknown[], perform: () => T): T;
  /** A document call: reads, or changes what is never buffered. */
  call<T>(call: DocumentCall, perform: () => T): T;
  /** Takes a write that Google applies later; one call can write several ranges. */
  buffer(
    member: string,
    detail: readonly unknown[],
    written: WorkbookMutation | readonly WorkbookMutation[],
    check?: () => void,
  ): void;
  flush(): void;
  /** The workbook with the values that its formulas have at this moment. */
  shown(): ShownWorkbook;
  /** @throws WorkbookError when it was deleted */
  sheet(sheetId: number): SheetData;
  /** A Range object; the caller has checked the area. */
  rangeObject(sheetId: number, area: GridArea): object;
  /** A Sheet object. */
  sheetObject(sheetId: number): object;
  /** The Spreadsheet object. */
  spreadsheetObject(): object;
}

/** The access of one execution; nothing is charged before its first call. */
export function createDocumentAccess(
  execution: Execution,
  workbook: Workbook,
  pending: PendingWrites,
  objects: ObjectFactories,
): DocumentAccess {
  const { gate, latency } = execution;
  const costs = latency.spreadsheet;
  const flushMs = (sheetId?: number): number =>
    (pending.cellsOn(sheetId) / 1000) * costs.per1000CellsWrittenMs;
  const recalculationMs = (): number =>
    execution.switches.recalculation === 'free'
      ? 0
      : (workbook.recalculation.takeCells() / 1000) * costs.per1000CellsRecalculatedMs;
  const access: DocumentAccess = {
    execution,
    workbook,
    pending,
    activeSheetId: undefined,
    lazy: (member, detail, perform) =>
      gate.pass(freeCall('spreadsheet', member, detail), () => translated(execution, perform)),
    call({ member, detail, sheetId, cellsRead = 0, ms }, perform) {
      const flushes = sheetId !== undefined && pending.countOn(sheetId) > 0;
      const charge = {
        ms:
          (ms ?? costs.documentCallMs + (cellsRead / 1000) * costs.per1000CellsReadMs) +
          (flushes ? costs.documentCallMs + flushMs(sheetId) : 0) +
          recalculationMs(),
        documentCalls: flushes ? 2 : 1,
        cellsRead,
        cellsWritten: flushes ? pending.cellsOn(sheetId) : 0,
      };
      return gate.pass(freeCall('spreadsheet', member, detail, charge), () =>
        translated(execution, () => {
          if (sheetId !== undefined) pending.applySheet(sheetId);
          return perform();
        }),
      );
    },
    buffer(member, detail, written, check) {
      const charge = { ms: costs.bufferedCallMs };
      gate.pass(freeCall('spreadsheet', member, detail, charge), () =>
        translated(execution, () => {
          check?.();
          for (const mutation of [written].flat() as WorkbookMutation[]) pending.add(mutation);
        }),
      );
    },
    flush() {
      const isDue = pending.mutations.length > 0;
      const charge = isDue
        ? { ms: costs.documentCallMs + flushMs(), documentCalls: 1, cellsWritten: pending.cellsOn() }
        : {};
      gate.pass(freeCall('spreadsheet', 'SpreadsheetApp.flush', [], charge), () =>
        translated(execution, () => pending.applyAll()),
      );
    },
    shown: () => ({ data: workbook.data, computed: workbook.computed(execution.clock.now()) }),
    sheet: (sheetId) => sheetOrThrow(workbook, sheetId),
    rangeObject: (sheetId, area) => objects.range(access, sheetId, area),
    sheetObject: (sheetId) => objects.sheet(access, sheetId),
    spreadsheetObject: () => objects.spreadsheet(access),
  };
  return access;
}

function sheetOrThrow(workbook: Workbook, sheetId: number): SheetData {
  const sheet = sheetWithId(workbook, sheetId);
  if (sheet === undefined) throw new WorkbookError(`Sheet ${sheetId} not found`);
  return sheet;
}

/** Throws an error of the workbook as the script sees it. */
function translated<T>(execution: Execution, perform: () => T): T {
  try {
    return perform();
  } catch (error) {
    if (error instanceof WorkbookError) throw execution.realm.exception(error.message);
    throw error;
  }
}
