/** The register of workloads: a new one is a file of its own and a line here. */
import type { Workload } from '../actors/actor.ts';
import { actions } from './documents.ts';
import { batches } from './batches.ts';
import { changes } from './changes.ts';
import { columns } from './moved-columns.ts';
import { conversion } from './documents.ts';
import { copying } from './moved-rows.ts';
import { creations } from './creations.ts';
import { credits } from './credits.ts';
import { crowd } from './access.ts';
import { deletion } from './changes.ts';
import { dispatching } from './webhooks.ts';
import { heldWrites } from './changes.ts';
import { bothModes } from './modes.ts';
import { lateRepeats } from './creations.ts';
import { lockChoice } from './access.ts';
import { lineEdits } from './typed-cells.ts';
import { mails } from './mails.ts';
import { packs } from './packs.ts';
import { racingPayments } from './documents.ts';
import { reading } from './lists.ts';
import { retentionOfOldEntries } from './webhooks.ts';
import { revocation } from './access.ts';
import { endpoints } from './webhooks.ts';
import { filtering } from './lists.ts';
import { offers } from './documents.ts';
import { staleRows } from './moved-rows.ts';
import { walking } from './lists.ts';
import { crashedWorkloads } from './crashed/index.ts';
import { rivals } from './changes.ts';
import { statuses } from './typed-cells.ts';
import { sweeping } from './moved-columns.ts';
import { typing } from './typed-cells.ts';
import { twins } from './creations.ts';
import { undoing } from './moved-rows.ts';

export const workloads: readonly Workload[] = [
  creations,
  twins,
  batches,
  racingPayments,
  credits,
  changes,
  actions,
  conversion,
  deletion,
  reading,
  crowd,
  revocation,
  lockChoice,
  dispatching,
  typing,
  copying,
  statuses,
  lineEdits,
  columns,
  undoing,
  sweeping,
  retentionOfOldEntries,
  rivals,
  heldWrites,
  lateRepeats,
  filtering,
  walking,
  offers,
  endpoints,
  staleRows,
  packs,
  bothModes,
  mails,
  ...crashedWorkloads,
];
