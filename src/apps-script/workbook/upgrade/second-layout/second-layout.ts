/** The step to layout 2: a row's data holds its whole record, and the journal's columns and texts prove themselves. */
import { resources } from '../../../../core/resources/index.ts';
import type { UpgradeStep } from '../upgrade-step.ts';
import { completeRows } from './complete-rows.ts';
import { openJournalMemory } from './journal-memory.ts';
import { proveJournal } from './prove-journal.ts';

export const secondLayout: UpgradeStep = {
  to: 2,
  run(turn) {
    // The journal first: rows that people have edited are told from what it says.
    const progress = proveJournal(turn);
    if (progress !== null) return progress;
    const memory = openJournalMemory(turn.document);
    for (const resource of resources) {
      const stopped = completeRows(turn, resource, memory);
      if (stopped !== null) return stopped;
    }
    return null;
  },
};
