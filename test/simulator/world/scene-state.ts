/** The state that a scene leaves its workspace in, from which every run goes on. */
import { deliveriesSheet } from '../../../src/core/events/deliveries/delivery-row.ts';
import {
  decodeEntry,
  type JournalEntry,
  journalSheet,
} from '../../../src/core/store/journal/journal-entry.ts';
import type { Cell } from '../../../src/core/workspace.ts';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import type { PropertySnapshot } from '../../../src/emulator/services/properties/property-stores.ts';
import type { SheetData } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import type { WorkbookSnapshot } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { sheetNamed, type Workbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { EmulatorClock } from '../../../src/emulator/time/clock.ts';
import type { TriggerRecord } from '../../../src/emulator/triggers/trigger-table.ts';
import { plainCell } from './billing-sheets.ts';

interface KnownEntry {
  readonly cells: readonly Cell[];
  readonly entry: JournalEntry;
}

/** What Google keeps of the workspace, and the clock. */
export interface SceneState {
  readonly workbook: WorkbookSnapshot;
  readonly properties: PropertySnapshot;
  readonly triggers: readonly TriggerRecord[];
  /** The script cache, in the order written. */
  readonly cache: readonly (readonly [string, string])[];
  readonly nowMs: number;
  readonly journalSheetId: number;
  readonly deliveriesSheetId: number;
  /** The transactions that there were, with the cells of their rows. */
  readonly journal: readonly KnownEntry[];
}

/** The state of the workspace now. */
export function stateOf({ world }: Emulator, clock: EmulatorClock): SceneState {
  const cache = world.caches.open('script');
  const sheet = journalOf(world.workbook);
  const journal = sheet.rows.slice(1).map((row): KnownEntry => {
    const cells = Array.from(row, plainCell);
    return { cells, entry: decodeEntry(cells) };
  });
  return {
    workbook: world.workbook.toSnapshot(),
    properties: world.properties.snapshot(),
    triggers: world.triggers.list(),
    // Values that have expired by now are left out.
    cache: cache.keys().flatMap((name) => {
      const value = cache.get(name, clock.now());
      return value === null ? [] : [[name, value] as const];
    }),
    nowMs: clock.now(),
    journalSheetId: sheet.id,
    journal,
    deliveriesSheetId: sheetNamed(world.workbook, deliveriesSheet)?.id ?? -1,
  };
}

function journalOf(workbook: Workbook): SheetData {
  const journal = sheetNamed(workbook, journalSheet);
  if (journal === undefined) throw new Error('Setup has made no journal.');
  return journal;
}
