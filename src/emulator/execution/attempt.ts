/** Runs one function of the script in a context, with the services of one execution. */

import { type ExecutionOutcome, ExecutionStopped, executionFailure, functionMissing } from './outcome.ts';
import type { Interceptor } from './gate.ts';
import type { ScriptContext } from '../loader/script-context.ts';
import type { OpenExecution } from './open-execution.ts';
import { copyIntoRealm } from '../realm/realm.ts';
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
  const watch = watchForStop();
  const execution = open.attempt(context.realm, [watch.interceptor, ...interceptors]);
  const services = createServices(execution, { world, pending });
  const uninstall = context.install(
    { ...services.globals, ...world.globals },
    { now: facts.clock.now, random: world.random },
  );
  try {
    context.load();
    const run = context.lookup(functionName);
    if (!run) return functionMissing(functionName, usage);
    requireAnyConsent(world.consent, world.screen, {
      kind: facts.kind,
      scopes: world.folder.manifest.oauthScopes,
    });
    const args = makeArguments(services);
    const value = run(...args.map((argument) => copyIntoRealm(context.realm, argument)));
    const stopped = watch.stopped();
    return stopped === undefined
      ? { ok: true, value, usage }
      : executionFailure(stopped, world.folder.path, usage);
  } catch (error) {
    return executionFailure(watch.stopped() ?? error, world.folder.path, usage);
  } finally {
    uninstall();
  }
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
