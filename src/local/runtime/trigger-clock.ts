/** The clock of the triggers, whose minute can be shorter than a real one, and the run of those that are due. */
import { dueLaunches } from '../../emulator/triggers/clock-triggers.ts';
import { noUsage } from '../../emulator/execution/meter.ts';
import type { ExecutionOutcome } from '../../emulator/execution/outcome.ts';
import { type ExecutionSlots, tooManyAtOnce } from '../../emulator/front-end/execution-slots.ts';
import { WorkbookFileError } from '../workbook-file/workbook-file-error.ts';
import type { LocalWorkspace } from './local-workspace.ts';

interface TriggerClock {
  /** Milliseconds since the Unix epoch, as the triggers see it. */
  now(): number;
  /**
   * Calls back once in each minute of the triggers, unless the last call still runs; returns a function that stops it.
   */
  everyMinute(run: () => Promise<void>): () => void;
}

const minuteMs = 60_000;

/** @param triggerMinuteMs how long a minute of the triggers lasts */
export function createTriggerClock(triggerMinuteMs: number): TriggerClock {
  const startMs = Date.now();
  return {
    now: () => startMs + ((Date.now() - startMs) * minuteMs) / triggerMinuteMs,
    everyMinute(run) {
      let isRunning = false;
      const timer = setInterval(() => {
        if (isRunning) return;
        isRunning = true;
        run()
          .catch((error: unknown) => {
            // The workbook file has reported its own failure, once for all runs.
            if (!(error instanceof WorkbookFileError)) console.error(error);
          })
          .finally(() => {
            isRunning = false;
          });
      }, triggerMinuteMs);
      return () => clearInterval(timer);
    },
  };
}

/**
 * Runs the due triggers one after the other; resolves when their writes are on the disk. The API is served meanwhile.
 * @param slots those of the owner; a trigger that finds none free fails, and its time has passed
 */
export async function runDueTriggers(
  workspace: Pick<LocalWorkspace, 'emulator' | 'ready' | 'run' | 'commit'>,
  slots: ExecutionSlots,
): Promise<void> {
  await workspace.ready();
  for (const begin of dueLaunches(workspace.emulator.world)) {
    const launch = begin();
    if (launch === null) continue;
    const { handler, makeArguments, start, refusal, conclude } = launch;
    const leave = refusal === null ? slots.tryEnter() : null;
    if (leave === null) conclude(refusal ?? noSlot());
    else conclude(await workspace.run({ functionName: handler, makeArguments, start }).finally(leave));
  }
  await workspace.commit();
}

function noSlot(): ExecutionOutcome {
  const error = new Error(tooManyAtOnce);
  return { ok: false, reason: 'stopped', text: tooManyAtOnce, error, usage: noUsage() };
}
