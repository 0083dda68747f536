/** A row that a person brings back as it was, above the one that the API has written since. */
import { createPersonEdits } from '../../../src/local/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../src/local/emulator/spreadsheet/workbook/workbook.ts';
import type { TestWorkspace } from './test-workspace.ts';

/** Keeps the first row of a sheet as it is now; puts it above all others when it is asked to, and no trigger tells. */
export function keepFirstRow({ workbook, clock }: TestWorkspace, name: string): () => void {
  const hands = createPersonEdits(workbook, clock);
  const sheet = sheetNamed(workbook, name);
  const kept = [...(sheet?.rows[1] ?? [])];
  return () => {
    hands.insertRows(name, 2, 1);
    sheet?.rows.splice(1, 1, kept);
  };
}
