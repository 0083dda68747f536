/** An execution of the emulated script: opened, attempted once or again and again, and ended. */
import { attempt, type MakeArguments, type PreparedAttempt, prepareAttempt } from './attempt.ts';
import type { EmulatorClock } from '../time/clock.ts';
import type { ExecutionKind } from './execution.ts';
import type { Interceptor } from './gate.ts';
import { createScriptContext, type ScriptContext } from '../loader/script-context.ts';
import type { ServiceUsage } from './meter.ts';
import { openExecution } from './open-execution.ts';
import { executionFailure, type ExecutionOutcome } from './outcome.ts';
import { hostRealm, type Realm } from '../realm/realm.ts';
import { createPendingWrites, type PendingWrites } from '../spreadsheet/mutations/pending-writes.ts';
import type { World } from '../world.ts';

/** The start of an execution: its kind and its user. */
export interface Start {
  readonly kind: ExecutionKind;
  /** The e-mail of the person in front of the screen, blank for an anonymous caller. */
  readonly activeUser: string;
  /** The account that has deployed the web app that answers; missing: the owner's. */
  readonly deployer?: string;
  /** Another clock than the emulator's, for a simulator with skewed clocks. */
  readonly clock?: EmulatorClock;
}

/** An execution that can be attempted again and again before it ends, as a replaying simulator needs. */
export interface EmulatedExecution {
  readonly id: string;
  readonly usage: ServiceUsage;
  /** The writes that it has not flushed, for a simulator that loses some of them at a kill. */
  readonly pending: PendingWrites;
  /**
   * Runs a function from its beginning.
   * @param interceptors around the emulator's own; made for the attempt's realm when they throw errors of it
   * @param context `kept`: one context for all such attempts; it keeps the script's global variables. A context of
   * one's own serves the worlds of many emulators that have the same script.
   */
  attempt(
    functionName: string,
    makeArguments: MakeArguments,
    options?: {
      readonly interceptors?: readonly Interceptor[] | ((realm: Realm) => readonly Interceptor[]);
      readonly context?: 'fresh' | 'kept' | ScriptContext;
    },
  ): ExecutionOutcome;
  /** Makes the services for a script that runs in another thread, which calls them in this realm's values. */
  attemptElsewhere(interceptors: readonly Interceptor[]): PreparedAttempt;
  /** Applies what is pending and frees the locks; an error of a pending write makes the outcome. */
  end(outcome: ExecutionOutcome): ExecutionOutcome;
}

/** Runs a function as an execution of its own. */
export type RunExecution = (
  functionName: string,
  makeArguments: MakeArguments,
  start: Start,
) => ExecutionOutcome;

/**
 * Opens the executions of one world, each with an id of its own.
 * @param usual the context of executions that name no other
 */
export function createOpener(
  world: World,
  usual: 'fresh' | 'kept' | ScriptContext = 'fresh',
): (start: Start) => EmulatedExecution {
  let executions = 0;
  let kept: ScriptContext | undefined;
  const createContext = (): ScriptContext =>
    createScriptContext(world.folder.path, world.folder.manifest.timeZone);
  const chooseContext = (context: 'fresh' | 'kept' | ScriptContext): ScriptContext => {
    if (context === 'fresh') return createContext();
    if (context !== 'kept') return context;
    if (typeof usual !== 'string') return usual;
    if (kept?.isCurrent() !== true) kept = createContext();
    return kept;
  };
  return ({ kind, activeUser, deployer, clock = world.clock }) => {
    executions += 1;
    const { latency, switches } = world;
    const execution = openExecution({
      id: `execution-${executions}`,
      kind,
      activeUser,
      ...(deployer === undefined ? {} : { deployer }),
      clock,
      latency,
      switches,
    });
    const pending = createPendingWrites(world.workbook, () => clock.now());
    return {
      id: execution.facts.id,
      usage: execution.usage,
      pending,
      attempt(functionName, makeArguments, { interceptors = [], context = usual } = {}) {
        const chosen = chooseContext(context);
        const own = typeof interceptors === 'function' ? interceptors(chosen.realm) : interceptors;
        const all = [...own, ...world.interceptors];
        return attempt(world, execution, {
          functionName,
          makeArguments,
          interceptors: all,
          context: chosen,
          pending,
        });
      },
      attemptElsewhere: (own) =>
        prepareAttempt(world, execution, {
          realm: hostRealm,
          interceptors: [...own, ...world.interceptors],
          pending,
        }),
      end(outcome) {
        try {
          execution.end(!outcome.ok && outcome.reason === 'stopped');
          logRefusals(world, execution.facts.id, pending.refusals);
          return outcome;
        } catch (error) {
          return executionFailure(error, world.folder.path, execution.usage);
        }
      },
    };
  };
}

/** Logs the writes that Google refused after the script's end, because the script can no longer throw them. */
function logRefusals(world: World, executionId: string, refusals: readonly Error[]): void {
  const atMs = world.clock.now();
  for (const { message } of refusals)
    world.log.add({ atMs, executionId, severity: 'ERROR', text: `A pending write was refused: ${message}` });
}
