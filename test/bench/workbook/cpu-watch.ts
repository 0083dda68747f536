/** Measures the processor time that the script itself takes, without that of the services it calls. */
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';

export interface CpuWatch {
  readonly interceptor: Interceptor;
  /** Milliseconds of this process's processor time since the last call of this function, without those of services. */
  takeMs(): number;
}

/**
 * The figure is that of an execution as Google starts it: in a fresh context, the parsing of `Code.js` included. It
 * differs from machine to machine and from run to run, so no budget is set on it.
 */
export function createCpuWatch(): CpuWatch {
  let sinceMs = processorMs();
  let servicesMs = 0;
  let isInService = false;
  return {
    interceptor(_call, perform) {
      // A service that calls another one counts once.
      if (isInService) return perform();
      const startMs = processorMs();
      isInService = true;
      try {
        return perform();
      } finally {
        isInService = false;
        servicesMs += processorMs() - startMs;
      }
    },
    takeMs() {
      const nowMs = processorMs();
      const taken = nowMs - sinceMs - servicesMs;
      sinceMs = nowMs;
      servicesMs = 0;
      return taken;
    },
  };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
