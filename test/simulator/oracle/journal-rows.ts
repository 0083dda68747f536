/** Reads the entries of a journal from the rows of its sheet. */
import {
  decodeEntry,
  type JournalEntry,
  journalSheet,
} from '../../../src/core/store/journal/journal-entry.ts';
import { testSheetPrefix } from '../../../src/core/test-mode.ts';
import type { Cell } from '../../../src/core/workspace.ts';
import type { StoredCell } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { FinishedRun } from '../schedule/run.ts';
import { plainCell } from '../world/billing-sheets.ts';
import type { SimulatedScene } from '../world/scene.ts';

/** The rows of the journal of live mode. */
export function liveJournalRows({ world }: FinishedRun): readonly (readonly StoredCell[])[] {
  const sheet = world.workbook.data.sheets.find(({ id }) => id === world.scene.journalSheetId);
  return (sheet?.rows ?? []).slice(1);
}

/** The entries that rows hold, as they stand. */
export function readStandingEntries(
  { scene }: { readonly scene: Pick<SimulatedScene, 'journal'> },
  rows: readonly (readonly StoredCell[])[],
): JournalEntry[] {
  return rows
    .map((cells) => cells.map(plainCell))
    .filter(([transaction]) => typeof transaction === 'number')
    .map((cells) => knownEntry(scene, cells) ?? decodeEntry(cells));
}

/** The scene's own entry, when the row still is what it was. */
function knownEntry(
  { journal }: Pick<SimulatedScene, 'journal'>,
  cells: readonly Cell[],
): JournalEntry | undefined {
  const known = journal.find(({ entry }) => entry.transaction === cells[0]);
  const isSame =
    known?.cells.length === cells.length && known.cells.every((cell, index) => cell === cells[index]);
  return isSame ? known.entry : undefined;
}

/** The entries of the journal of test mode, as they stand. */
export function readTestEntries({ world }: FinishedRun): JournalEntry[] {
  const sheet = sheetNamed(world.workbook, testSheetPrefix + journalSheet);
  return readStandingEntries({ scene: { journal: [] } }, sheet?.rows.slice(1) ?? []);
}
