/** Every kind of write alone, for the proof that tries every fault at each of its calls. */
import { actionWrites } from './crashed/action-writes.ts';
import type { CrashedWorkload } from './crashed/crashed-workload.ts';
import { dispatcherRuns } from './crashed/dispatcher-runs.ts';
import { handRuns } from './crashed/hand-runs.ts';
import { ownerCommands } from './crashed/owner-commands.ts';
import { recordWrites } from './crashed/record-writes.ts';
import { webhookWrites } from './crashed/webhook-writes.ts';

/** Each write of the API, each command of the owner, each trigger that hears of people, each duty of the dispatcher. */
export const crashedWorkloads: readonly CrashedWorkload[] = [
  ...recordWrites,
  ...actionWrites,
  ...webhookWrites,
  ...ownerCommands,
  ...dispatcherRuns,
  ...handRuns,
];
