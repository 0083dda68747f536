/**
 * Serves the page of the local workbook: shows sheets, makes a person's edits, and fires the script's triggers for
 * them.
 */
import type {
  Done,
  SheetList,
  ShownRows,
  WorkbookCall,
  WorkbookReply,
} from '../../pages/workbook/protocol.ts';
import {
  createPersonEdits,
  type SheetChange,
  type CellEdit,
} from '../../emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../emulator/spreadsheet/workbook/workbook.ts';
import type { LocalWorkspace } from '../runtime/local-workspace.ts';
import { localOwner } from '../runtime/local-workspace.ts';
import { menuPages } from './menu-pages.ts';
import { shownRows } from './shown-rows.ts';

type ServedWorkspace = Pick<LocalWorkspace, 'emulator' | 'commit' | 'ready'>;

/** Carries out a request of the page; the caller has checked its token. */
export async function serveWorkbook(
  workspace: ServedWorkspace,
  call: object,
): Promise<WorkbookReply<SheetList | ShownRows | Done>> {
  try {
    await workspace.ready();
    const answer = carryOut(workspace, call as WorkbookCall);
    await workspace.commit();
    return { ok: true, answer };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function carryOut({ emulator }: ServedWorkspace, call: WorkbookCall): SheetList | ShownRows | Done {
  const { workbook, clock } = emulator.world;
  const person = createPersonEdits(workbook, clock);
  switch (call.op) {
    case 'sheets': {
      const { name, sheets } = workbook.data;
      return {
        name,
        menu: menuPages(emulator),
        sheets: sheets.map((sheet) => ({ name: sheet.name, hidden: sheet.hidden })),
      };
    }
    case 'read': {
      const sheet = sheetNamed(workbook, call.sheet);
      if (sheet === undefined) throw new Error(`There is no sheet "${call.sheet}".`);
      const computed = workbook.computed(clock.now());
      return shownRows({ sheet, workbook: workbook.data, computed }, call.first, call.filter);
    }
    case 'paste': {
      const { sheet, row, column, texts } = call;
      const [[only] = []] = texts;
      const isOne = texts.length === 1 && texts[0]?.length === 1;
      const cell = { sheet, row, column };
      return fireTriggers(emulator, isOne ? person.typeCell(cell, only ?? '') : person.paste(cell, texts));
    }
    case 'sort':
      return fireTriggers(emulator, person.sortSheet(call.sheet, call.column, call.order));
    case 'insert_row':
      return fireTriggers(emulator, person.insertRows(call.sheet, call.row, 1));
    case 'delete_row':
      return fireTriggers(emulator, person.deleteRows(call.sheet, call.row, 1));
    case 'insert_column':
      return fireTriggers(emulator, person.insertColumn(call.sheet, call.column));
    case 'delete_column':
      return fireTriggers(emulator, person.deleteColumn(call.sheet, call.column));
  }
}

function fireTriggers(emulator: ServedWorkspace['emulator'], edit: CellEdit | SheetChange | undefined): Done {
  if (edit === undefined) return { isAccepted: false, triggers: [] };
  const runs = emulator.personDid({ ...edit, user: localOwner });
  return {
    isAccepted: true,
    triggers: runs.map(({ handler, outcome }) => ({ handler, failure: outcome.ok ? null : outcome.text })),
  };
}
