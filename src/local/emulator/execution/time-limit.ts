/** Stops an execution that runs longer than Google lets it. */
import type { ExecutionFacts } from './open-execution.ts';
import { ExecutionStopped } from './execution-stopped.ts';
import type { Interceptor } from './gate.ts';

/** Six minutes for every execution, by Google's quota page. */
const runtimeMsMax = 6 * 60_000;

/** Thirty seconds for a simple trigger, by Google's quota page. */
const simpleTriggerRuntimeMsMax = 30_000;

/** The interceptor that stops the execution before and after each call once its time is up. */
export function createTimeLimit({ clock, kind }: Pick<ExecutionFacts, 'clock' | 'kind'>): Interceptor {
  const endsMs = clock.now() + (kind === 'simple_trigger' ? simpleTriggerRuntimeMsMax : runtimeMsMax);
  const check = (): void => {
    if (clock.now() > endsMs) throw new ExecutionStopped('Exceeded maximum execution time');
  };
  return (_call, perform) => {
    check();
    const result = perform();
    check();
    return result;
  };
}
