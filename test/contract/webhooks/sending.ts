/** A workspace whose triggers run, with receivers that listen to it. */
import type { TriggerRun } from '../../../src/emulator/triggers/clock-triggers.ts';
import type { EmulatorClock } from '../../../src/emulator/time/clock.ts';
import { createTestWorkspace, type TestWorkspace, type WorkspaceOptions } from '../support/test-workspace.ts';
import { createReceivers, type Receivers } from './receivers.ts';

export interface Sending {
  readonly workspace: TestWorkspace;
  readonly receivers: Receivers;
  /** Makes an endpoint; the answer, its secret among it. */
  endpoint(host: string, further?: object): EndpointShown;
  /** Lets minutes pass, and the triggers run in each. */
  minutes(count: number): TriggerRun[];
  /** One run of the dispatcher, now. */
  dispatch(): TriggerRun;
}

interface EndpointShown {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly [field: string]: unknown;
}

export function createSending(options: Omit<WorkspaceOptions, 'fetch'> = {}): Sending {
  const clocks: EmulatorClock[] = [];
  const receivers = createReceivers(() => clocks[0] as EmulatorClock);
  const workspace = createTestWorkspace({ ...options, fetch: receivers.transport });
  clocks.push(workspace.clock);
  const { emulator, clock } = workspace;
  const runDue = (): TriggerRun[] => {
    const runs = [...emulator.fireDueTriggers()];
    for (const { outcome } of runs) if (!outcome.ok) throw new Error(outcome.text);
    return runs;
  };
  return {
    workspace,
    receivers,
    endpoint: (host, further = {}) =>
      workspace.create('webhook_endpoints', { url: `https://${host}/hook`, ...further }),
    minutes(count) {
      return Array.from({ length: count }, () => {
        clock.advance(60_000);
        return runDue();
      }).flat();
    },
    dispatch() {
      // Without an endpoint there is only the run of every ten minutes.
      const handlers = ['runDispatcher', 'runUpkeep'];
      const trigger = handlers
        .flatMap((name) => emulator.world.triggers.list().filter(({ handler }) => handler === name))
        .at(0);
      const run = emulator.fireTrigger(trigger?.uid ?? '');
      if (!run.outcome.ok) throw new Error(run.outcome.text);
      return run;
    },
  };
}
