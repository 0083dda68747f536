/** The measured Set up of a workbook that version 1.0 has left, in a workspace of its own. */
import type { JsonObject } from '../../../src/core/schema/represent.ts';
import type { ExecutionOutcome } from '../../../src/emulator/execution/outcome.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import type { BenchAnswer } from '../open-bench.ts';
import { turnBackToFirstLayout } from '../workbook/first-layout.ts';
import { type Operation, type PreparedWorkspace, together } from './operation.ts';

const upkeepMs = 600_000;
// Far more than any size takes.
const runsMax = 50;

export const upgradeOperations: readonly Operation[] = [
  {
    name: 'set_up_after_1_0',
    status: 200,
    limits: {
      ms: [58_000, 168_400, 1_700_000],
      pessimistic: [59_200, 169_700, 1_720_000],
      calls: [782, 1398, 9000],
    },
    longFrom: 100_000,
    prepare({ bench }) {
      turnBackToFirstLayout(bench.emulator, withNotes);
      return '';
    },
    run: setUpAndFill,
  },
];

// Every second document says something to its customer.
function withNotes(record: JsonObject, index: number): JsonObject {
  return index % 2 === 0 && record.items !== undefined
    ? { ...record, notes: `Thank you, no. ${index}.` }
    : record;
}

/** Set up, and the runs of the upkeep that fill what it had no time for. */
function setUpAndFill({ bench }: PreparedWorkspace): BenchAnswer {
  const { emulator } = bench;
  const runs: ExecutionOutcome[] = [emulator.run('setUp', [], { kind: 'menu', activeUser: localOwner })];
  while (isFilling(bench) && runs.length < runsMax) {
    emulator.world.clock.advance(upkeepMs);
    runs.push(emulator.run('runUpkeep', [], { kind: 'time_trigger', activeUser: localOwner }));
  }
  if (isFilling(bench)) throw new Error('The columns were never filled.');
  return together(runs);
}

function isFilling({ emulator }: PreparedWorkspace['bench']): boolean {
  const { settings = '{}' } = emulator.world.properties.snapshot().script ?? {};
  const { filling = {} } = JSON.parse(settings) as { filling?: object };
  return Object.keys(filling).length > 0;
}
