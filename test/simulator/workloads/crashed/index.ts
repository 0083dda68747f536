/** Every kind of write alone, for the proof that tries every failure at each of its calls. */
import { twoLooks } from '../access.ts';
import type { CrashedWorkload } from './crashed-workload.ts';
import { creditWrites } from './credit-writes.ts';
import { editRuns } from './edit-runs.ts';
import { mailWrites } from './mail-runs.ts';
import { ownerCommands } from './owner-commands.ts';
import { packedWrites } from './packed-writes.ts';
import { actionWrites, overtakenReads, recordWrites } from './record-writes.ts';
import { dispatcherRuns, webhookWrites } from './webhook-runs.ts';

/** A request counts itself under the lock that was chosen before, and another one under that which is chosen now. */
const countBesideChoice: CrashedWorkload = {
  name: 'count_beside_choice',
  weight: 0,
  struck: '0.0.1.0',
  changesLock: true,
  actors: twoLooks,
};

/** Each write of the API, each command of the owner, each trigger that hears of people, each duty of the dispatcher. */
export const crashedWorkloads: readonly CrashedWorkload[] = [
  countBesideChoice,
  ...overtakenReads,
  ...recordWrites,
  ...actionWrites,
  ...creditWrites,
  ...packedWrites,
  ...webhookWrites,
  ...ownerCommands,
  ...dispatcherRuns,
  ...editRuns,
  ...mailWrites,
];
