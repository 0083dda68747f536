/** The register of workloads: a new one is a file of its own and a line here. */
import type { Workload } from '../actor.ts';
import { actions } from './actions.ts';
import { changes } from './changes.ts';
import { columns } from './columns.ts';
import { conversion } from './conversion.ts';
import { copying } from './copying.ts';
import { creations } from './creations.ts';
import { crowd } from './crowd.ts';
import { deletion } from './deletion.ts';
import { dispatching } from './dispatching.ts';
import { heldWrites } from './held-writes.ts';
import { lateRepeats } from './late-repeats.ts';
import { lineEdits } from './line-edits.ts';
import { payments } from './payments.ts';
import { reading } from './reading.ts';
import { retention } from './retention.ts';
import { revocation } from './revocation.ts';
import { endpoints } from './endpoints.ts';
import { filtering } from './filtering.ts';
import { offers } from './offers.ts';
import { oldRows } from './old-rows.ts';
import { walking } from './walking.ts';
import { crashedWorkloads } from './crashed-workloads.ts';
import { rivals } from './rivals.ts';
import { statuses } from './statuses.ts';
import { sweeping } from './sweeping.ts';
import { typing } from './typing.ts';
import { twins } from './twins.ts';
import { undoing } from './undoing.ts';

export const workloads: readonly Workload[] = [
  creations,
  twins,
  payments,
  changes,
  actions,
  conversion,
  deletion,
  reading,
  crowd,
  revocation,
  dispatching,
  typing,
  copying,
  statuses,
  lineEdits,
  columns,
  undoing,
  sweeping,
  retention,
  rivals,
  heldWrites,
  lateRepeats,
  filtering,
  walking,
  offers,
  endpoints,
  oldRows,
  ...crashedWorkloads,
];
