/**
 * The gate that every call of a Google service passes: its interceptors count, charge, delay, fail or stop the call.
 */

/** A service call, with everything that is known before it is performed. */
export interface ServiceCall {
  /** The service, for example `spreadsheet`, `cache`, `properties`, `lock`, `url_fetch`. */
  readonly service: ServiceName;
  /** The member called, as Google spells it, for example `Range.getValues`. */
  readonly member: string;
  /** Plain data that identifies the call, so that a replay can compare it. */
  readonly detail: readonly unknown[];
  /** Milliseconds that the latency model charges for it. */
  readonly ms: number;
  /** How many times the call must touch the document (an implicit flush counts as one of its own). */
  readonly documentCalls: number;
  readonly cellsRead: number;
  readonly cellsWritten: number;
}

type ServiceName =
  | 'spreadsheet'
  | 'cache'
  | 'properties'
  | 'lock'
  | 'url_fetch'
  | 'utilities'
  | 'script'
  | 'session'
  | 'html'
  | 'mail'
  | 'content';

/**
 * Wraps calls. It may perform the call, refuse it (throw), perform it and then throw, or stop the execution.
 * The result of `perform` is plain data, so that a replay can log it and return it again without performing.
 */
export type Interceptor = <T>(call: ServiceCall, perform: () => T) => T;

/** The gate of one execution. */
export interface Gate {
  pass<T>(call: ServiceCall, perform: () => T): T;
}

/** Builds a gate from interceptors, the first of them outermost. */
export function createGate(interceptors: readonly Interceptor[]): Gate {
  return {
    pass<T>(call: ServiceCall, perform: () => T): T {
      const run = interceptors.reduceRight<() => T>((inner, outer) => () => outer(call, inner), perform);
      return run();
    },
  };
}

/** A call with nothing charged, to be completed by the service. */
export function freeCall(
  service: ServiceName,
  member: string,
  detail: readonly unknown[] = [],
  charge: Partial<Pick<ServiceCall, 'ms' | 'documentCalls' | 'cellsRead' | 'cellsWritten'>> = {},
): ServiceCall {
  return { service, member, detail, ms: 0, documentCalls: 0, cellsRead: 0, cellsWritten: 0, ...charge };
}
