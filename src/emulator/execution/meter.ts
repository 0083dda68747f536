/** Counts what an execution asks of the services and charges it to the clock. */
import type { EmulatorClock } from '../time/clock.ts';
import type { Interceptor } from './gate.ts';
import { createOverlookedCosts } from './overlooked-costs.ts';

/** The calls, cells and milliseconds of one execution so far. */
export interface ServiceUsage {
  calls: number;
  documentCalls: number;
  cellsRead: number;
  cellsWritten: number;
  /** Milliseconds that the latency model charged, without Google's overhead of the request itself. */
  ms: number;
  /** The same with an estimate of what the published measurements leave out. */
  pessimisticMs: number;
  /** How often each member was called. */
  readonly byMember: Map<string, number>;
}

interface Meter {
  readonly interceptor: Interceptor;
  readonly usage: ServiceUsage;
}

/** The usage of an execution that has called no service. */
export function noUsage(): ServiceUsage {
  return {
    calls: 0,
    documentCalls: 0,
    cellsRead: 0,
    cellsWritten: 0,
    ms: 0,
    pessimisticMs: 0,
    byMember: new Map(),
  };
}

/** A meter at zero. A call is charged before it is performed, because a failing call takes its time too. */
export function createMeter(clock: EmulatorClock): Meter {
  const usage = noUsage();
  const overlooked = createOverlookedCosts();
  return {
    usage,
    interceptor(call, perform) {
      usage.calls += 1;
      usage.documentCalls += call.documentCalls;
      usage.cellsRead += call.cellsRead;
      usage.cellsWritten += call.cellsWritten;
      usage.ms += call.ms;
      usage.pessimisticMs += call.ms + overlooked.of(call);
      usage.byMember.set(call.member, (usage.byMember.get(call.member) ?? 0) + 1);
      clock.advance(call.ms);
      const result = perform();
      usage.pessimisticMs += overlooked.ofResult(call, result);
      return result;
    },
  };
}
