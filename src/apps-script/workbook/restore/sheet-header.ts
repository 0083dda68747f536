/** Reads the header row of a sheet: its texts, and the notes that Set up has written at them. */
import { testSheetPrefix } from '../../../core/test-mode.ts';
import type { NamedSheets } from '../named-sheets.ts';
import type { SheetPlan } from '../sheet-plan.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** The cells up to the last column with content; none for a blank sheet. */
export interface SheetHeader {
  /** Trimmed. */
  readonly names: readonly string[];
  readonly notes: readonly string[];
}

export function readHeader(sheet: Sheet): SheetHeader {
  const width = sheet.getLastColumn();
  if (width === 0) return { names: [], notes: [] };
  const header = sheet.getRange(1, 1, 1, width);
  return {
    names: (header.getValues()[0] ?? []).map((cell) => String(cell).trim()),
    notes: header.getNotes()[0] ?? [],
  };
}

/** A sheet whose name is not planned. */
export interface UnknownSheet {
  /** False when it was found among those of test mode. */
  readonly livemode: boolean;
  readonly name: string;
  readonly sheet: Sheet;
  /** Reads it once. */
  readonly header: () => SheetHeader;
}

export function unknownSheets(sheets: NamedSheets, plans: readonly SheetPlan[]): readonly UnknownSheet[] {
  return sheets.list().flatMap(({ name, sheet }): UnknownSheet[] => {
    if (plans.some((plan) => plan.name === name || isOfTestMode(sheets, name, plan))) return [];
    let header: SheetHeader | null = null;
    return [{ livemode: sheets.livemode, name, sheet, header: () => (header ??= readHeader(sheet)) }];
  });
}

function isOfTestMode({ livemode }: NamedSheets, name: string, plan: SheetPlan): boolean {
  return livemode && name === testSheetPrefix + plan.name;
}
