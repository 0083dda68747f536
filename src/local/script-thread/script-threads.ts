/**
 * Runs functions of the script in threads of their own, so that requests are answered meanwhile. The workbook, the locks and
 * all other services stay in this thread, which carries out a thread's calls one by one between its requests.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { MakeArguments, PreparedAttempt } from '../../emulator/execution/attempt.ts';
import type { EmulatedExecution, Start } from '../../emulator/execution/emulated-execution.ts';
import {
  type ExecutionOutcome,
  ExecutionStopped,
  functionMissing,
} from '../../emulator/execution/outcome.ts';
import type { Emulator } from '../../emulator/emulator.ts';
import type { WaitForLock } from '../../emulator/services/lock/lock-table.ts';
import type { Transport } from '../../emulator/services/url-fetch/transport.ts';
import { createWorkerTransport } from '../../emulator/services/url-fetch/worker-transport.ts';
import type { EmulatorClock } from '../../emulator/time/clock.ts';
import { compileThread } from '../compile-thread.ts';
import { createObjectTable, type ObjectTable } from './object-table.ts';
import {
  type ServiceReply,
  type MemberCall,
  type PlainError,
  plainErrorOf,
  type RunOrder,
  type RunReport,
  type ThreadBeginning,
} from './thread-messages.ts';
import {
  CallWaits,
  createWaitingCall,
  type WaitingCall,
  waitForNetwork,
  waitForTime,
  waitToTakeLock,
} from './thread-waits.ts';

/** A function of the script, run as an execution of its own. */
export interface ThreadLaunch {
  readonly functionName: string;
  readonly makeArguments: MakeArguments;
  readonly start: Start;
}

export interface ScriptThreads {
  /** The network of the emulator: an execution in a thread waits for it without blocking this thread. */
  readonly send: Transport;
  /** How an execution of this thread waits for a lock: it carries out the calls of the threads, one of which may hold it. */
  readonly waitForLock: WaitForLock;
  run(launch: ThreadLaunch): Promise<ExecutionOutcome>;
  /** Ends all threads in the middle of what they do, as a kill of the process would. */
  close(): Promise<void>;
}

interface ScriptThreadsOptions {
  /** The compiled program of a thread. */
  readonly program: string;
  /** The emulator, which is made with the network and the locks of these threads. */
  readonly emulator: () => Emulator;
  /** Answers requests to the script's own web app, and has the others sent first. */
  readonly withOwn: (outside: Transport) => Transport;
}

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly answered: Int32Array;
  running: Running | null;
  /** Ends the thread when it has had nothing to do for a while. */
  idle: NodeJS.Timeout | undefined;
}

/** The execution that a thread runs. */
interface Running {
  readonly functionName: string;
  readonly execution: EmulatedExecution;
  readonly prepared: PreparedAttempt;
  readonly objects: ObjectTable;
  readonly waiting: WaitingCall;
  readonly resolve: (outcome: ExecutionOutcome) => void;
  /** The call that has to wait, and how to see whether its time has come. */
  held: { readonly call: MemberCall; readonly poll: CallWaits['poll'] } | null;
}

/** How often what a call waits for is looked at. */
const pollMs = 5;

/** A thread takes tens of megabytes, and triggers of the clock come once a minute. */
const idleMs = 20_000;

/** The program of a thread, compiled. */
export function compileScriptThread(): Promise<string> {
  return compileThread(new URL('./script-worker.ts', import.meta.url));
}

/** Starts with no thread. */
export function createScriptThreads({ program, emulator, withOwn }: ScriptThreadsOptions): ScriptThreads {
  const network = createWorkerTransport();
  const asked = new Int32Array(new SharedArrayBuffer(4));
  const threads = new Set<Thread>();
  /** The execution whose call is carried out now; null while this thread may run an execution of its own. */
  let served: Running | null = null;
  let pollTimer: NodeJS.Timeout | undefined;

  const start = (): Thread => {
    const { path: folder, manifest } = emulator().world.folder;
    const { port1: port, port2 } = new MessageChannel();
    const answered = new Int32Array(new SharedArrayBuffer(4));
    const { timeZone } = manifest;
    const beginning: ThreadBeginning = { folder, timeZone, asked, answered, port: port2 };
    const worker = new Worker(program, { eval: true, workerData: beginning, transferList: [port2] });
    const thread: Thread = { worker, port, answered, running: null, idle: undefined };
    port.on('message', (message: MemberCall | RunReport) => receive(thread, message));
    let reason: unknown = new Error('The thread of the script has ended.');
    worker.once('error', (error) => {
      reason = error;
    });
    worker.once('exit', () => {
      threads.delete(thread);
      port.close();
      if (thread.running !== null) finish(thread, thread.running, thread.running.prepared.threw(reason));
    });
    threads.add(thread);
    return thread;
  };

  const receive = (thread: Thread, message: MemberCall | RunReport): void => {
    const { running } = thread;
    if (running === null) return;
    if ('ended' in message) finish(thread, running, outcomeOf(running, message));
    else carryOut(thread, running, message);
  };

  const carryOut = (thread: Thread, running: Running, call: MemberCall): void => {
    served = running;
    try {
      reply(thread, running.objects.perform(call));
    } catch (error) {
      if (error instanceof CallWaits) running.held = { call, poll: error.poll };
      else reply(thread, refusalOf(error));
    } finally {
      served = null;
    }
    lookAgain(thread);
  };

  /** Makes a call again whose wait is over. */
  const lookAgain = (thread: Thread): void => {
    const { running } = thread;
    const held = running?.held ?? null;
    if (running === null || held === null) return;
    // What is polled may run an execution of this thread, which comes here while it waits for a lock.
    running.held = null;
    try {
      const arrived = held.poll();
      if (arrived === null) {
        running.held = held;
        pollTimer ??= setTimeout(lookAtAll, pollMs);
        return;
      }
      running.waiting.arrive(arrived);
    } catch (error) {
      reply(thread, refusalOf(error));
      return;
    }
    carryOut(thread, running, held.call);
  };

  const lookAtAll = (): void => {
    pollTimer = undefined;
    for (const thread of threads) lookAgain(thread);
  };

  const finish = (thread: Thread, { execution, resolve }: Running, outcome: ExecutionOutcome): void => {
    thread.running = null;
    thread.worker.unref();
    thread.port.unref();
    thread.idle = setTimeout(() => {
      // It takes a while to end, and must get no execution meanwhile.
      threads.delete(thread);
      void thread.worker.terminate();
    }, idleMs).unref();
    resolve(execution.end(outcome));
  };

  /** Carries out one call of each thread that makes one; false when there was none. */
  const serveOnce = (): boolean => {
    let hasServed = false;
    for (const thread of threads) {
      lookAgain(thread);
      const received = receiveMessageOnPort(thread.port);
      if (received !== undefined) receive(thread, received.message);
      hasServed ||= received !== undefined;
    }
    return hasServed;
  };

  const begin = (launch: ThreadLaunch, resolve: Running['resolve']): void => {
    const { functionName, makeArguments, start: started } = launch;
    const { world, open } = emulator();
    const execution = open({ ...started, clock: patientClock(world.clock) });
    const waiting = createWaitingCall();
    const prepared = execution.attemptElsewhere([waiting.interceptor]);
    const objects = createObjectTable();
    const running: Running = { functionName, execution, prepared, objects, waiting, resolve, held: null };
    try {
      const args = objects.pack(prepared.begin(makeArguments)) as unknown[];
      const globals = objects.pack(prepared.globals) as RunOrder['globals'];
      const thread = Array.from(threads).find((one) => one.running === null) ?? start();
      clearTimeout(thread.idle);
      thread.worker.ref();
      thread.port.ref();
      thread.running = running;
      thread.port.postMessage({ functionName, args, globals } satisfies RunOrder);
    } catch (error) {
      resolve(execution.end(prepared.threw(error)));
    }
  };

  return {
    send(requests) {
      if (served !== null) throw waitForNetwork(network, withOwn, requests);
      return withOwn(network.send)(requests);
    },
    waitForLock(lock, untilMs) {
      const { locks, clock } = emulator().world;
      if (served !== null)
        throw waitToTakeLock({ locks, clock }, { lock, untilMs, executionId: served.execution.id });
      while (locks.holder(lock) !== undefined) {
        const leftMs = untilMs - clock.now();
        if (leftMs <= 0) return false;
        const before = Atomics.load(asked, 0);
        if (!serveOnce()) Atomics.wait(asked, 0, before, Math.min(pollMs, leftMs));
      }
      return true;
    },
    run: (launch) => new Promise((resolve) => begin(launch, resolve)),
    async close() {
      clearTimeout(pollTimer);
      for (const thread of threads) thread.running = null;
      await Promise.all(Array.from(threads, ({ worker }) => worker.terminate()));
      await network.close();
    },
  };
}

/** A clock whose sleep leaves the service call. */
function patientClock(clock: EmulatorClock): EmulatorClock {
  return {
    now: clock.now,
    advance: clock.advance,
    sleep(ms) {
      throw waitForTime(clock, clock.now() + ms);
    },
  };
}

function reply({ port, answered }: Thread, answer: ServiceReply): void {
  port.postMessage(answer);
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
}

function refusalOf(error: unknown): ServiceReply {
  if (error instanceof ExecutionStopped) return { kind: 'stopped', reason: error.message };
  return { kind: 'thrown', error: plainErrorOf(error) };
}

function outcomeOf({ functionName, execution, prepared }: Running, report: RunReport): ExecutionOutcome {
  if (report.ended === 'missing') return functionMissing(functionName, execution.usage);
  return report.ended === 'returned'
    ? prepared.returned(report.value)
    : prepared.threw(thrownValue(report.error));
}

function thrownValue({ name, message, stack }: PlainError): unknown {
  return name === null ? message : Object.assign(new Error(message), { name, stack });
}
