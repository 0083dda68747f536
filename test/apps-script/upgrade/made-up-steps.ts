/** The upgrade to a layout that the tests have made up: rows and journal entries lose a mark that their texts had. */
import { rewriteRows } from '../../../src/apps-script/workbook/upgrade/rewrite-rows.ts';
import type { UpgradeStep, UpgradeTurn } from '../../../src/apps-script/workbook/upgrade/upgrade-steps.ts';
import { resources } from '../../../src/core/resources/index.ts';
import { journalHeaders, journalSheet } from '../../../src/core/store/journal/journal-entry.ts';
import { layoutFromHeader } from '../../../src/core/store/layout.ts';
import { madeColumns } from '../../../src/core/store/made-columns.ts';
import { cellFormat, recordTable } from '../../../src/core/store/table.ts';

/** The mark in front of the texts of the layout before. */
export const earlierMark = 'earlier ';

export const upgradeSteps: readonly UpgradeStep[] = [
  {
    to: 3,
    run(turn) {
      const progress = mendJournal(turn);
      if (progress !== null) return progress;
      for (const table of resources.map(recordTable)) {
        const made = madeColumns({ columns: {} }, table.sheet);
        // Sheets and columns that are newer than version 1.0 come with Set up, behind the upgrade.
        if (made === null) continue;
        const stopped = rewriteRows(turn, {
          sheet: table.sheet,
          layoutOf: (header) => layoutFromHeader(table, header, made),
          formats: table.columns.map(cellFormat),
          rewrite: (cells) => withoutMark(cells, table.checkIndex),
        });
        if (stopped !== null) return stopped;
      }
      return null;
    },
  },
];

function mendJournal(turn: UpgradeTurn): string | null {
  return rewriteRows(turn, {
    sheet: journalSheet,
    layoutOf: () => journalHeaders.map((_, index) => index + 1),
    formats: journalHeaders.map((_, index) => (index === 0 ? '0' : '@')),
    rewrite: (cells) => withoutMark(cells, journalHeaders.indexOf('fingerprint')),
  });
}

function withoutMark<Cell>(cells: readonly Cell[], at: number): readonly (Cell | string)[] | null {
  const text = String(cells[at]);
  if (!text.startsWith(earlierMark)) return null;
  return cells.map((cell, index) => (index === at ? text.slice(earlierMark.length) : cell));
}
