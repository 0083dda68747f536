/**
 * Runs executions that wait for the network without blocking this thread, so that other requests are served meanwhile.
 */
import type { MakeArguments } from '../../emulator/execution/attempt.ts';
import type { LogEntry } from '../../emulator/services/console/script-log.ts';
import type { Start } from '../../emulator/execution/emulated-execution.ts';
import type { Emulator } from '../../emulator/emulator.ts';
import {
  ExecutionStopped,
  executionFailure,
  type ExecutionOutcome,
} from '../../emulator/execution/outcome.ts';
import type { FetchOutcome, Transport } from '../../emulator/services/url-fetch/transport.ts';
import { createWorkerTransport } from '../../emulator/services/url-fetch/worker-transport.ts';
import { openProcess, type PendingCall, type Process } from '../../emulator/execution/process.ts';
import { createProcessClock } from '../../emulator/execution/process.ts';

/** Most receivers answer within this time; blocking for it costs less than running the script again. */
const standingMs = 100;

interface ResumableRunner {
  /** The network of the emulator. An execution that this runner did not start blocks until the answer is there. */
  readonly send: Transport;
  /** The emulator's log. An execution that runs again logs its lines again, and the runner passes each on once. */
  readonly hear: (entry: LogEntry) => void;
  /**
   * Runs a function as an execution of its own. When the execution has to wait for the network, the runner drops it. Once the
   * answer is there, the runner starts it again and replays the recorded results of its service calls. An execution that
   * then makes other calls, for example because it used a random number, fails.
   */
  run(emulator: Emulator, launch: ResumableLaunch): Promise<ExecutionOutcome>;
  close(): Promise<void>;
}

export interface ResumableLaunch {
  readonly functionName: string;
  readonly makeArguments: MakeArguments;
  readonly start: Start;
}

/** Stops an attempt that has to wait for the network. */
class NetworkWait extends ExecutionStopped {
  constructor(readonly arrival: () => Promise<FetchOutcome[]>) {
    super('The execution waits for the network.');
  }
}

/** The requests that an execution waits for, and their outcomes. */
interface NetworkTurn {
  /** The requests that the last attempt was stopped for. */
  wait: NetworkWait | null;
  /** The outcomes of these requests; the next attempt repeats that call first and takes them as its result. */
  arrived: FetchOutcome[] | null;
}

/** @param report called with every line that is logged */
export function createResumableRunner(report: (entry: LogEntry) => void): ResumableRunner {
  const network = createWorkerTransport();
  /** The lines of the running attempt; null while no attempt runs. */
  let logged: LogEntry[] | null = null;
  const attempt = (process: Process): void => {
    const heard: LogEntry[] = [];
    logged = heard;
    try {
      process.resume();
    } finally {
      logged = null;
      // Each attempt logs from its beginning, so the last one has logged every line.
      if (process.outcome !== null) heard.forEach(report);
    }
  };
  return {
    send(requests) {
      if (logged === null) return network.send(requests);
      const underWay = network.begin(requests);
      const outcomes = underWay.waitFor(standingMs);
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
        context: 'kept',
        carryOut: (paused, call) => carryOut(paused, call, turn),
      });
      try {
        for (attempt(process); process.outcome === null; attempt(process))
          turn.arrived = (await turn.wait?.arrival()) ?? null;
        return process.outcome;
      } catch (error) {
        // A script that cannot be replayed must still free its locks.
        const { execution } = process;
        return execution.end(executionFailure(error, world.folder.path, execution.usage));
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
    // The script sees how long the call took, so its clock must advance.
    process.clock.catchUp();
  }
}
