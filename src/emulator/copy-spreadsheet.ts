/** Makes a copy of a spreadsheet as Google's command "Make a copy" and a `/copy` link do. */
import type { EmulatorClock } from './time/clock.ts';
import { createEmulator, type Emulator } from './emulator.ts';
import type { EmulatorOptions } from './emulator-options.ts';
import { createWorkbook } from './spreadsheet/workbook/workbook.ts';

interface CopyOptions extends Partial<EmulatorOptions> {
  /** The e-mail of who copies, and owns the copy. */
  readonly owner: string;
  readonly clock: EmulatorClock;
}

/**
 * The copy has the sheets and the bound script, each under an id of its own. It has no properties, triggers, deployment
 * or cached values, and its owner has not given the script any permission.
 */
export function copySpreadsheet({ world }: Emulator, options: CopyOptions): Emulator {
  const snapshot = world.workbook.toSnapshot();
  return createEmulator({
    grantedScopes: [],
    scriptId: `copy-of-${world.workbook.id}`,
    ...options,
    scriptFolder: world.folder,
    workbook: createWorkbook(
      { ...snapshot, name: `Copy of ${snapshot.name}` },
      { id: `${world.workbook.id}-copy` },
    ),
  });
}
