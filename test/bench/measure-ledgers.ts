/** Measures all operations at every size, once in a workbook in the order of writing and once in one that a person has sorted. */
import { type Ledger, measureGroup, type Measurement } from './measure-group.ts';
import { type OperationGroup, operationGroups } from './operations/operations.ts';
import { sizes } from './operations/operation.ts';
import { fillBase, openWorkspace } from './workbook/prepare-workspace.ts';

/** What is measured; everything that takes seconds when nothing is said. */
export interface Selection {
  /** Measures the operations that take this machine minutes too. */
  readonly full?: boolean;
  /** The name of one group. */
  readonly group?: string | undefined;
  /** One of the sizes. */
  readonly rows?: number | undefined;
}

/** One ledger for each size. @throws Error when no group has that name */
export function measureLedgers({ full = false, group, rows }: Selection = {}): readonly Ledger[] {
  const groups = operationGroups.filter(({ name }) => group === undefined || name === group);
  if (groups.length === 0) throw new Error(`No group of operations has the name "${group}".`);
  const chosen = sizes.filter((size) => rows === undefined || size === rows);
  return chosen.map((size) => measureSize(size, groups, full));
}

/** Measures every operation on a workspace with a given number of invoices. */
export function measureSize(
  rows: number,
  groups: readonly OperationGroup[] = operationGroups,
  full = false,
): Ledger {
  const base = fillBase(rows);
  let cells = 0;
  const measurements: Measurement[] = [];
  for (const isSorted of [false, true])
    for (const group of groups) {
      if (isSorted && !group.alsoSorted) continue;
      const measured = group.operations.filter(({ longFrom = rows + 1 }) => full || rows < longFrom);
      if (measured.length === 0) continue;
      const workspace = openWorkspace(base, isSorted);
      const { sheets } = workspace.bench.emulator.world.workbook.data;
      cells = Math.max(
        cells,
        sheets.reduce((sum, { maxRows, maxColumns }) => sum + maxRows * maxColumns, 0),
      );
      measurements.push(...measureGroup(workspace, measured, { rows, isSorted }));
    }
  return { measurements, cells, rows };
}
