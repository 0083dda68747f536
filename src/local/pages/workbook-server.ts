/**
 * Serves the page of the local workbook: shows sheets, makes a person's edits, and fires the script's triggers for
 * them.
 */
import type {
  EditResult,
  SearchResult,
  SheetList,
  ShownRows,
  WorkbookCall,
  WorkbookEdit,
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
import { enteredTexts } from './entered-text.ts';
import { isWarnedOf } from './protected-cells.ts';
import { findShown, shownRows, shownTexts } from './shown-rows.ts';

type ServedWorkspace = Pick<LocalWorkspace, 'emulator' | 'commit' | 'ready'>;

type Answer = SheetList | ShownRows | SearchResult | EditResult | readonly (readonly string[])[];

/** Carries out a request of the page; the caller has checked its token. */
export async function serveWorkbook(
  workspace: ServedWorkspace,
  call: object,
): Promise<WorkbookReply<Answer>> {
  try {
    await workspace.ready();
    const answer = carryOut(workspace, call as WorkbookCall);
    await workspace.commit();
    return { ok: true, answer };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function carryOut(workspace: ServedWorkspace, call: WorkbookCall): Answer {
  const { emulator } = workspace;
  const { workbook, clock } = emulator.world;
  const readSheet = (name: string) => {
    const sheet = sheetNamed(workbook, name);
    if (sheet === undefined) throw new Error(`There is no sheet "${name}".`);
    return { sheet, workbook: workbook.data, computed: workbook.computed(clock.now()) };
  };
  switch (call.op) {
    case 'sheets': {
      const { name, sheets } = workbook.data;
      return {
        name,
        menu: menuPages(emulator),
        sheets: sheets.map(({ name: sheet, hidden, tabColor: colour = null }) => ({
          name: sheet,
          hidden,
          colour,
        })),
      };
    }
    case 'read':
      return shownRows(readSheet(call.sheet), call.first, call.filter);
    case 'texts':
      return shownTexts(readSheet(call.sheet), call);
    case 'find':
      return findShown(readSheet(call.sheet), call);
    default:
      return edit(workspace, call);
  }
}

function edit({ emulator }: ServedWorkspace, call: WorkbookEdit): EditResult {
  const { workbook, clock } = emulator.world;
  const edited = sheetNamed(workbook, call.sheet);
  if (call.isMeant !== true && edited !== undefined && isWarnedOf(edited.protections, call))
    return { isAccepted: false, isProtected: true, triggers: [] };
  const person = createPersonEdits(workbook, clock);
  switch (call.op) {
    case 'paste':
      return paste(emulator, call);
    case 'sort':
      return fireTriggers(emulator, person.sortSheet(call.sheet, call.column, call.order));
    case 'insert_rows':
      return fireTriggers(emulator, person.insertRows(call.sheet, call.row, call.rows));
    case 'delete_rows':
      return fireTriggers(emulator, person.deleteRows(call.sheet, call.row, call.rows));
    case 'insert_column':
      return fireTriggers(emulator, person.insertColumn(call.sheet, call.column));
    case 'delete_column':
      return fireTriggers(emulator, person.deleteColumn(call.sheet, call.column));
  }
}

function paste(
  emulator: ServedWorkspace['emulator'],
  { sheet: name, row, column, texts, seen }: Extract<WorkbookCall, { op: 'paste' }>,
): EditResult {
  const { workbook, clock } = emulator.world;
  const person = createPersonEdits(workbook, clock);
  const sheet = sheetNamed(workbook, name);
  if (sheet === undefined) throw new Error(`There is no sheet "${name}".`);
  const [[only] = []] = texts;
  const isOne = texts.length === 1 && texts[0]?.length === 1;
  const columns = Math.max(...texts.map((line) => line.length));
  const before = enteredTexts(sheet, workbook.data, { row, column, rows: texts.length, columns });
  const [[now = ''] = []] = before;
  if (seen !== undefined && seen !== now && only !== now)
    return { isAccepted: false, changedMeanwhile: now, triggers: [] };
  const cell = { sheet: name, row, column };
  const made = isOne ? person.typeCell(cell, only ?? '') : person.paste(cell, texts);
  return { ...fireTriggers(emulator, made), before };
}

function fireTriggers(
  emulator: ServedWorkspace['emulator'],
  edit: CellEdit | SheetChange | undefined,
): EditResult {
  if (edit === undefined) return { isAccepted: false, triggers: [] };
  const { toasts } = emulator.world.screen;
  toasts.length = 0;
  const runs = emulator.personDid({ ...edit, user: localOwner });
  return {
    isAccepted: true,
    told: [...toasts],
    triggers: runs.map(({ handler, outcome }) => ({ handler, failure: outcome.ok ? null : outcome.text })),
  };
}
