/** Runs one function of the script in a context, with the services of one execution. */
import type { Interceptor } from './gate.ts';
import type { ScriptContext } from './loader/script-context.ts';
import type { OpenExecution } from './open-execution.ts';
import { type Outcome, failureOf, functionMissing } from './outcome.ts';
import type { Realm } from './realm.ts';
import { copyIntoRealm } from './realm-copy.ts';
import { createServices } from './services.ts';
import type { World } from './world.ts';

/** Emulated objects among a function's arguments have to be made for the attempt. */
export interface AttemptServices {
  readonly realm: Realm;
  readonly globals: Readonly<Record<string, object>>;
}

/** Makes the arguments once the services are there; plain data among them is copied into the realm. */
export type MakeArguments = (services: AttemptServices) => readonly unknown[];

export interface Attempt {
  readonly functionName: string;
  readonly makeArguments: MakeArguments;
  readonly interceptors: readonly Interceptor[];
}

/** Runs the function to its end, or until it throws or is stopped; the execution stays open. */
export function attempt(
  world: World,
  open: OpenExecution,
  context: ScriptContext,
  { functionName, makeArguments, interceptors }: Attempt,
): Outcome {
  const { usage, facts } = open;
  const execution = open.attempt(context.realm, interceptors);
  try {
    const globals = createServices(execution, world, context);
    context.install(globals, { now: facts.clock.now, random: world.random });
    context.load();
    const run = context.lookup(functionName);
    if (!run) return functionMissing(functionName, usage);
    const args = makeArguments({ realm: context.realm, globals });
    const value = run(...args.map((argument) => copyIntoRealm(context.realm, argument)));
    return { ok: true, value, usage };
  } catch (error) {
    return failureOf(error, world.folder.path, usage);
  }
}
