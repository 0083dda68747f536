/** The Apps Script emulator: a script folder bound to a workbook, and every way in which Google runs it. */
import { attempt, type MakeArguments } from './attempt.ts';
import { callFromPage, type PageOutcome } from './call-from-page.ts';
import type { Clock } from './clock.ts';
import type { EmulatorOptions } from './emulator-options.ts';
import type { ExecutionKind } from './execution.ts';
import type { Interceptor } from './gate.ts';
import { createScriptContext, type ScriptContext } from './loader/script-context.ts';
import { openExecution } from './open-execution.ts';
import { type Outcome, failureOf } from './outcome.ts';
import type { Usage } from './meter.ts';
import { createPendingWrites } from './spreadsheet/pending-writes.ts';
import { fireDueTriggers, fireTrigger, type TriggerRun } from './triggers/fire-clock-triggers.ts';
import { firePersonEvent, type PersonEvent } from './triggers/fire-person-event.ts';
import { runWebApp, type WebAppResponse } from './web-app/run-web-app.ts';
import type { WebAppRequest } from './web-app/web-app-event.ts';
import { createWorld, type World } from './world.ts';

/** Who starts an execution, and how. */
export interface Start {
  readonly kind: ExecutionKind;
  /** The e-mail of the person in front of the screen, blank for an anonymous caller. */
  readonly activeUser: string;
  /** Another clock than the emulator's, for a simulator with skewed clocks. */
  readonly clock?: Clock;
}

/** An execution that can be attempted again and again before it ends, as a replaying simulator needs. */
export interface EmulatedExecution {
  readonly id: string;
  readonly usage: Usage;
  /**
   * Runs a function from its beginning.
   * @param interceptors around the emulator's own
   * @param context `reused`: one context for all such attempts; it keeps the script's global variables
   */
  attempt(
    functionName: string,
    makeArguments: MakeArguments,
    options?: { readonly interceptors?: readonly Interceptor[]; readonly context?: 'fresh' | 'reused' },
  ): Outcome;
  /** Applies what is pending and frees the locks; an error of a pending write makes the outcome. */
  end(outcome: Outcome): Outcome;
}

export interface Emulator {
  readonly world: World;
  /** Runs one execution to its end. Arguments are copied into the script's realm. */
  run(functionName: string, args: readonly unknown[], start: Start): Outcome;
  open(start: Start): EmulatedExecution;
  /** Answers one request of the web app as an anonymous caller, or as the person named. */
  webApp(request: WebAppRequest, activeUser?: string): WebAppResponse;
  /** What `google.script.run` does for a page. */
  callFromPage(functionName: string, args: readonly unknown[], activeUser: string): PageOutcome;
  /** Runs the clock triggers that are due by the triggers' time. */
  fireDueTriggers(): readonly TriggerRun[];
  /** Runs one installed trigger now, due or not. */
  fireTrigger(uid: string): TriggerRun;
  /** Tells the simple and installed triggers of what a person did in the spreadsheet. */
  personDid(event: PersonEvent): readonly TriggerRun[];
  /** Holds a lock (`script`, `document`, `user:{email}`) as another execution would; returns how to free it. */
  holdLock(lock: string): () => void;
  close(): Promise<void>;
}

/** Creates an emulator; nothing of the script has run yet. */
export function createEmulator(options: EmulatorOptions): Emulator {
  const world = createWorld(options);
  const open = createOpener(world);
  const runWith = (functionName: string, makeArguments: MakeArguments, start: Start): Outcome => {
    const execution = open(start);
    return execution.end(execution.attempt(functionName, makeArguments));
  };
  const triggerRunner = { world, run: runWith };
  return {
    world,
    open,
    run: (functionName, args, start) => runWith(functionName, () => args, start),
    webApp: (request, activeUser = '') => runWebApp(runWith, request, activeUser),
    callFromPage: (functionName, args, activeUser) => callFromPage(runWith, functionName, args, activeUser),
    fireDueTriggers: () => fireDueTriggers(triggerRunner),
    fireTrigger: (uid) => fireTrigger(triggerRunner, uid),
    personDid: (event) => firePersonEvent(triggerRunner, event),
    holdLock: (lock) => holdLock(world, lock),
    close: world.close,
  };
}

/** Runs a function as an execution of its own. */
export type RunExecution = (functionName: string, makeArguments: MakeArguments, start: Start) => Outcome;

function createOpener(world: World): Emulator['open'] {
  let executions = 0;
  let reused: ScriptContext | undefined;
  const createContext = (): ScriptContext =>
    createScriptContext(world.folder.path, world.folder.manifest.timeZone);
  return ({ kind, activeUser, clock = world.clock }) => {
    executions += 1;
    const { latency, switches } = world;
    const execution = openExecution({
      id: `execution-${executions}`,
      kind,
      activeUser,
      clock,
      latency,
      switches,
    });
    const pending = createPendingWrites(world.workbook);
    return {
      id: execution.facts.id,
      usage: execution.usage,
      attempt(functionName, makeArguments, { interceptors = [], context = 'fresh' } = {}) {
        if (context === 'reused') reused ??= createContext();
        const chosen = context === 'reused' && reused ? reused : createContext();
        const all = [...interceptors, ...world.interceptors];
        return attempt(world, execution, {
          functionName,
          makeArguments,
          interceptors: all,
          context: chosen,
          pending,
        });
      },
      end(outcome) {
        try {
          execution.end(!outcome.ok && outcome.reason === 'stopped');
          logRefusals(world, execution.facts.id, pending.refusals);
          return outcome;
        } catch (error) {
          return failureOf(error, world.folder.path, execution.usage);
        }
      },
    };
  };
}

/** Nobody is told of a write that Google refuses after the script's end, so the developer's log is. */
function logRefusals(world: World, executionId: string, refusals: readonly Error[]): void {
  const atMs = world.clock.now();
  for (const { message } of refusals)
    world.log.add({ atMs, executionId, severity: 'ERROR', text: `A pending write was refused: ${message}` });
}

function holdLock({ locks }: World, lock: string): () => void {
  const holder = `holder-of-${lock}`;
  if (!locks.acquire(lock, holder)) throw new Error(`The lock "${lock}" is held already.`);
  return () => locks.release(lock, holder);
}
