/** Finds out why requests are refused as long as nobody repairs the workbook, in the words that callers get. */
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { readLayout, type Session } from '../store/session.ts';
import { startSession } from '../store/start-session.ts';
import { itemsTable, recordTable } from '../store/table.ts';
import type { Workspace } from '../workspace.ts';
import { refusalOf } from './problem-answer.ts';

/**
 * Reads the header of every sheet and the journal's end, as requests do: one document call for each.
 * @returns a sentence for each sheet that requests are refused for; none while the API answers
 */
export function standingRefusals(workspace: Workspace): string[] {
  let session: Session;
  try {
    session = startSession(workspace);
  } catch (error) {
    return [sentenceOf(error)];
  }
  const tables = session.resources.flatMap((resource) => [recordTable(resource), itemsTable(resource) ?? []]);
  const reads = [
    ...tables.flat().map((table) => () => readLayout(session, table)),
    () => readJournalTail(session),
  ];
  const told = reads.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      return [sentenceOf(error)];
    }
  });
  return [...new Set(told)];
}

// An error that is a fault of this program goes on to the caller.
function sentenceOf(error: unknown): string {
  const refusal = refusalOf(error);
  if (refusal === null) throw error;
  return refusal.message;
}
