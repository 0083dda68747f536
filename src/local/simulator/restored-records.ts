/** Records that an owner has brought back from an export: they come as they were, and are no news. */
import type { JournalEntry } from '../../core/store/journal/journal-entry.ts';
import type { JudgedRun } from './judged-run.ts';

const restores = 'developerArea exchange_restore';

/** True for the state of a record that came into the workspace with the time of its own past. */
export function isRestored(
  { executions }: Pick<JudgedRun, 'executions'>,
  { idempotencyKey, at }: JournalEntry,
  kind: string,
  { created_at }: Readonly<Record<string, unknown>>,
): boolean {
  const isOfOwner = executions.some(({ purpose }) => purpose === restores);
  return isOfOwner && idempotencyKey === '' && kind === 'created' && String(created_at) < at;
}
