/** Runs one function of the script in a context, with the services of one execution. */
import { type ExecutionOutcome, ExecutionStopped, executionFailure, functionMissing } from './outcome.ts';
import type { Interceptor } from './gate.ts';
import type { ScriptContext } from '../loader/script-context.ts';
import type { OpenExecution } from './open-execution.ts';
import { copyIntoRealm, type Realm } from '../realm/realm.ts';
import { createServices, type Services } from '../services/services.ts';
import type { PendingWrites } from '../spreadsheet/mutations/pending-writes.ts';
import type { World } from '../world.ts';
import { requireAnyConsent } from './consent.ts';

/**
 * Makes the arguments once the services are there, because emulated objects belong to one attempt;
 * plain data among them is copied into the realm.
 */
export type MakeArguments = (services: Services) => readonly unknown[];

interface Attempt {
  readonly functionName: string;
  readonly makeArguments: MakeArguments;
  readonly interceptors: readonly Interceptor[];
  readonly context: ScriptContext;
  readonly pending: PendingWrites;
}

/** Runs the function to its end, or until it throws or is stopped; the execution stays open. */
export function attempt(
  world: World,
  open: OpenExecution,
  { functionName, makeArguments, interceptors, context, pending }: Attempt,
): ExecutionOutcome {
  const { usage, facts } = open;
  const { realm } = context;
  const prepared = prepareAttempt(world, open, { realm, interceptors, pending });
  const uninstall = context.install(prepared.globals, { now: facts.clock.now, random: world.random });
  try {
    context.load();
    const run = context.lookup(functionName);
    if (!run) return functionMissing(functionName, usage);
    const args = prepared.begin(makeArguments);
    return prepared.returned(run(...args.map((argument) => copyIntoRealm(realm, argument))));
  } catch (error) {
    return prepared.threw(error);
  } finally {
    uninstall();
  }
}

/** What an attempt has besides the script, which may run in another thread. */
export interface PreparedAttempt {
  /** What the script finds in its global scope. */
  readonly globals: Readonly<Record<string, unknown>>;
  /**
   * Makes the arguments when the function is about to run.
   * @throws Exception when the owner has not given any consent
   */
  begin(makeArguments: MakeArguments): readonly unknown[];
  /** The outcome of a function that has returned that value. */
  returned(value: unknown): ExecutionOutcome;
  /** The outcome of a function that has thrown. */
  threw(error: unknown): ExecutionOutcome;
}

/**
 * Makes the services of an attempt.
 * @param realm that of whoever calls them
 */
export function prepareAttempt(
  world: World,
  open: OpenExecution,
  { realm, interceptors, pending }: Pick<Attempt, 'interceptors' | 'pending'> & { readonly realm: Realm },
): PreparedAttempt {
  const { usage, facts } = open;
  const watch = watchForStop();
  const execution = open.attempt(realm, [watch.interceptor, ...interceptors]);
  const services = createServices(execution, { world, pending });
  const failed = (error: unknown): ExecutionOutcome => executionFailure(error, world.folder.path, usage);
  return {
    globals: { ...services.globals, ...world.globals },
    begin(makeArguments) {
      const { oauthScopes } = world.folder.manifest;
      requireAnyConsent(world.consent, world.screen, { kind: facts.kind, scopes: oauthScopes });
      return makeArguments(services);
    },
    returned(value) {
      const stopped = watch.stopped();
      return stopped === undefined ? { ok: true, value, usage } : failed(stopped);
    },
    threw: (error) => failed(watch.stopped() ?? error),
  };
}

/** A script that catches everything catches its own end as well, and must not pass for one that came through. */
function watchForStop(): { readonly interceptor: Interceptor; stopped(): ExecutionStopped | undefined } {
  let stopped: ExecutionStopped | undefined;
  return {
    stopped: () => stopped,
    interceptor(_call, perform) {
      try {
        return perform();
      } catch (error) {
        if (error instanceof ExecutionStopped) stopped = error;
        throw error;
      }
    },
  };
}
