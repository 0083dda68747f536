/** A workspace with events to be sent, copied for each fault that its dispatcher is to meet. */
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import type { ExecutionOutcome } from '../../../src/emulator/execution/outcome.ts';
import type { PendingWrites } from '../../../src/emulator/spreadsheet/mutations/pending-writes.ts';
import { createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Switches } from '../../../src/emulator/switches.ts';
import { keptContext, scriptFolder } from '../../script-context.ts';
import { owner } from '../support/test-workspace.ts';
import { createReceivers, type Receivers } from './receivers.ts';
import { createSending, type Sending } from './sending.ts';

export interface DispatchScene {
  readonly emulator: Emulator;
  readonly receivers: Receivers;
  /** One run of the dispatcher, through a faulty platform if a fault is given. */
  run(fault?: {
    readonly interceptor: Interceptor;
    readonly lose?: (pending: PendingWrites) => void;
  }): ExecutionOutcome;
  pass(ms: number): void;
  clearCache(): void;
}

// Longer than any scene lasts.
const cacheSeconds = 21_600;

/** Makes copies of one workspace that `prepare` has filled. */
export function dispatchSceneMaker(
  switches: Switches,
  prepare: (sending: Sending) => void,
): () => DispatchScene {
  const sending = createSending({ switches });
  prepare(sending);
  const { world } = sending.workspace.emulator;
  const workbook = world.workbook.toSnapshot();
  const properties = world.properties.snapshot();
  const nowMs = world.clock.now();
  const warm = world.caches.open('script');
  const kept = warm.keys().map((name) => [name, warm.get(name, nowMs) ?? ''] as const);
  return () => {
    const clock = createVirtualClock(nowMs);
    const receivers = createReceivers(() => clock);
    const emulator = createEmulator({
      scriptFolder,
      context: keptContext,
      workbook: createWorkbook(workbook),
      owner,
      properties,
      clock,
      switches,
      fetch: receivers.transport,
    });
    for (const [name, value] of kept)
      emulator.world.caches.open('script').put(name, value, cacheSeconds, nowMs);
    return {
      emulator,
      receivers,
      run(fault) {
        const execution = emulator.open({ kind: 'time_trigger', activeUser: owner });
        const outcome = execution.attempt('runDispatcher', () => [], {
          interceptors: fault === undefined ? [] : [fault.interceptor],
          // The bundle keeps nothing between executions: its own test says so.
          context: 'reused',
        });
        if (!outcome.ok && outcome.reason === 'stopped') fault?.lose?.(execution.pending);
        return execution.end(outcome);
      },
      pass: (ms) => clock.advance(ms),
      clearCache() {
        const cache = emulator.world.caches.open('script');
        for (const name of cache.keys()) cache.remove(name);
      },
    };
  };
}
