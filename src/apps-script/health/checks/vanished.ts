/** Checks that no sheet has lost many records at once, and lets the owner confirm that the deletion was on purpose. */
import { compareIds } from '../../../core/sheet-edits/deletions/compare-ids.ts';
import {
  confirmDeletions,
  unconfirmedSheets,
} from '../../../core/sheet-edits/deletions/unconfirmed-deletions.ts';
import { resources } from '../../../core/resources/index.ts';
import { startSession } from '../../../core/store/start-session.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { deleteConfirmed } from '../../triggers/sheet-edits.ts';
import { fixable, good, type HealthCheck } from '../health-check.ts';

export const vanishedCheck: HealthCheck = {
  id: 'vanished',
  title: 'Vanished records',
  run({ workspace }) {
    const told = unconfirmedSheets(workspace).flatMap((sheet) => {
      const records = countVanished(workspace, sheet);
      return records === 0
        ? []
        : [`Records that disappeared from the sheet "${sheet}" all at once: ${records}.`];
    });
    if (told.length === 0) return good('No sheet has lost its records.');
    return fixable('fault', [
      ...told,
      'If this was an accident, open the version history, make a copy of the version that has the rows, and paste them back with all columns, including the hidden ones. If you deleted them on purpose, Fix deletes them in the API too.',
    ]);
  },
  fix({ workspace }) {
    confirmDeletions(workspace);
    deleteConfirmed();
    return [];
  },
};

function countVanished(workspace: Workspace, sheet: string): number {
  const resource = resources.find((one) => one.sheet === sheet);
  if (resource === undefined) return 0;
  return compareIds(startSession(workspace), resource).gone.length;
}
