/** Runs executions whose requests to the network may take their time, while others are served. */
import type { MakeArguments } from '../emulator/execution/attempt.ts';
import type { LogEntry } from '../emulator/services/console/script-log.ts';
import type { Start } from '../emulator/execution/emulated-execution.ts';
import type { Emulator } from '../emulator/emulator.ts';
import { ExecutionStopped, failureOf, type ExecutionOutcome } from '../emulator/execution/outcome.ts';
import type { FetchOutcome, Transport } from '../emulator/services/url-fetch/transport.ts';
import { createWorkerTransport } from '../emulator/services/url-fetch/worker-transport.ts';
import { openProcess, type PendingCall, type Process } from '../simulator/process.ts';
import { createProcessClock } from '../simulator/process-clock.ts';

/** Most receivers answer within; standing still for them costs less than running the script again. */
const standingMs = 100;

interface ResumableRunner {
  /** The network of the emulator. Executions that are not run here stand still for it. */
  readonly send: Transport;
  /** Where the emulator logs to: what an execution logs again when it is run again is passed on once. */
  readonly hear: (entry: LogEntry) => void;
  /**
   * Runs a function as an execution of its own. When the network keeps it waiting it is thrown away; once the
   * answer is there it is run again from its start, through what its service calls gave the first time. A script
   * that goes another way then, as one that throws dice may, fails.
   */
  run(emulator: Emulator, launch: ResumableLaunch): Promise<ExecutionOutcome>;
  close(): Promise<void>;
}

export interface ResumableLaunch {
  readonly functionName: string;
  readonly makeArguments: MakeArguments;
  readonly start: Start;
}

/** The end of an attempt that the network keeps waiting. */
class NetworkWait extends ExecutionStopped {
  constructor(readonly arrival: () => Promise<FetchOutcome[]>) {
    super('The execution waits for the network.');
  }
}

/** What an execution and the network have to do with each other. */
interface NetworkTurn {
  /** What it was stopped for. */
  wait: NetworkWait | null;
  /** What the call has given that it was stopped at; the first call that happens when it goes on is that one. */
  arrived: FetchOutcome[] | null;
}

/** @param report hears of every line that is logged */
export function createResumableRunner(report: (entry: LogEntry) => void): ResumableRunner {
  const network = createWorkerTransport();
  /** What the attempt that is running has logged; null while none is. */
  let logged: LogEntry[] | null = null;
  const attempt = (process: Process): void => {
    const heard: LogEntry[] = [];
    logged = heard;
    try {
      process.resume();
    } finally {
      logged = null;
      // Every attempt logs from the start: the last one has logged everything.
      if (process.outcome !== null) heard.forEach(report);
    }
  };
  return {
    send(requests) {
      if (logged === null) return network.send(requests);
      const underWay = network.begin(requests);
      const outcomes = underWay.standFor(standingMs);
      if (outcomes === null) throw new NetworkWait(underWay.arrival);
      underWay.drop();
      return outcomes;
    },
    hear: (entry) => (logged === null ? report(entry) : void logged.push(entry)),
    async run({ open, world }, { start, ...launched }) {
      const clock = createProcessClock(world.clock, 0);
      const turn: NetworkTurn = { wait: null, arrived: null };
      const process = openProcess({
        launch: { ...launched, id: launched.functionName, onTurn: () => undefined },
        open,
        start,
        clock,
        context: 'fresh',
        carryOut: (paused, call) => carryOut(paused, call, turn),
      });
      try {
        for (attempt(process); process.outcome === null; attempt(process))
          turn.arrived = (await turn.wait?.arrival()) ?? null;
        return process.outcome;
      } catch (error) {
        // A script that does not repeat itself cannot go on, and must not keep its locks.
        const { execution } = process;
        return execution.end(failureOf(error, world.folder.path, execution.usage));
      }
    },
    close: network.close,
  };
}

function carryOut(process: Process, { perform }: PendingCall, turn: NetworkTurn): unknown {
  const { arrived } = turn;
  turn.arrived = null;
  try {
    return arrived ?? perform();
  } catch (error) {
    if (!(error instanceof NetworkWait)) throw error;
    turn.wait = error;
    return process.pause();
  } finally {
    // The time that the call took is part of what the script sees of it.
    process.clock.catchUp();
  }
}
