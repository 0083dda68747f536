/** Executions for tests of single services, in Node's own realm and on a virtual clock. */
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import type { Execution } from '../../../src/emulator/execution/execution.ts';
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import { publishedLatency } from '../../../src/emulator/execution/latency.ts';
import { type ExecutionFacts, openExecution } from '../../../src/emulator/execution/open-execution.ts';
import type { ServiceUsage } from '../../../src/emulator/execution/meter.ts';
import { hostRealm } from '../../../src/emulator/realm/realm.ts';
import { likelySwitches } from '../../../src/emulator/switches.ts';

export const executionStartMs = Date.UTC(2026, 0, 15, 10, 30);

export interface TestExecution {
  readonly execution: Execution;
  readonly usage: ServiceUsage;
  end(killed?: boolean): void;
}

let executions = 0;

/** An execution of a web app by nobody in particular, unless the facts say otherwise. */
export function testExecution(
  facts: Partial<ExecutionFacts> = {},
  interceptors: readonly Interceptor[] = [],
): TestExecution {
  executions += 1;
  const open = openExecution({
    id: `test-${executions}`,
    kind: 'web_app',
    activeUser: '',
    clock: createVirtualClock(executionStartMs),
    latency: publishedLatency,
    switches: likelySwitches,
    ...facts,
  });
  return {
    execution: open.attempt(hostRealm, interceptors),
    usage: open.usage,
    end: (killed = false) => open.end(killed),
  };
}
