/** A fresh vm context with the script's files loaded in it, as every Apps Script execution has one. */
import { createContext, runInContext, type Script } from 'node:vm';
import { type Realm, isDate } from '../realm/realm.ts';
import { compiledScripts } from './compiled-scripts.ts';
import { installDate } from './script-date.ts';

/** The clock and the random source of a context; a reused context gets new ones before each attempt. */
interface ContextWorld {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** A number from 0 up to 1. */
  random(): number;
}

export interface ScriptContext {
  readonly realm: Realm;
  /**
   * Puts the services into the global scope and connects `Date` and `Math.random`.
   * @returns a function that restores the services before, because another execution may have been interrupted
   */
  install(globals: Readonly<Record<string, unknown>>, world: ContextWorld): () => void;
  /** Runs the script's files from top to bottom; done once. */
  load(): void;
  /** False once the folder has other files than those that have run. */
  isCurrent(): boolean;
  /** The function of that name or path (`Obj.method`), or undefined when the script has none. */
  lookup(name: string): ((...args: unknown[]) => unknown) | undefined;
}

/** The name of a function or a path to one; `lookup` evaluates it, so nothing else may pass. */
const functionPath = /^[\p{L}_$][\p{L}\p{N}_$]*(\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;

/** Creates a context for the scripts of a folder; nothing has run in it yet. */
export function createScriptContext(folder: string, timeZone: string): ScriptContext {
  const sandbox: Record<string, unknown> = {};
  // The context is made before the files run, so that the services can use its constructors.
  createContext(sandbox, { name: 'Apps Script' });
  const constructors: ContextConstructors = runInContext(
    '({ Array, Object, Date, Error, TypeError, Math })',
    sandbox,
  );
  let world: ContextWorld = { now: Date.now, random: Math.random };
  let installed: Readonly<Record<string, unknown>> | null = null;
  // A virtual clock counts fractions of a millisecond; a script sees whole ones.
  sandbox.Date = installDate(constructors.Date, { timeZone, now: () => Math.floor(world.now()) });
  constructors.Math.random = () => world.random();
  let loaded: readonly Script[] | null = null;
  return {
    realm: createContextRealm(constructors),
    install(globals, nextWorld) {
      const [globalsBefore, worldBefore] = [installed, world];
      const put = (services: typeof installed, itsWorld: ContextWorld): void => {
        installed = services;
        world = itsWorld;
        Object.assign(sandbox, services);
      };
      put(globals, nextWorld);
      return () => put(globalsBefore, worldBefore);
    },
    load() {
      if (loaded !== null) return;
      loaded = compiledScripts(folder);
      for (const script of loaded) script.runInContext(sandbox);
    },
    isCurrent() {
      const now = compiledScripts(folder);
      return (
        loaded === null || (now.length === loaded.length && now.every((one, at) => one === loaded?.[at]))
      );
    },
    lookup(name) {
      if (!functionPath.test(name)) return undefined;
      // A `const` at the top level is global, yet no property of the global object, so `typeof` has to look it up.
      const root = name.split('.')[0];
      const found: unknown = runInContext(
        `typeof ${root} === 'undefined' ? undefined : ${name.replaceAll('.', '?.')}`,
        sandbox,
      );
      return typeof found === 'function' ? (found as (...args: unknown[]) => unknown) : undefined;
    },
  };
}

/** The constructors of one context. */
interface ContextConstructors {
  readonly Array: ArrayConstructor;
  readonly Object: ObjectConstructor;
  readonly Date: DateConstructor;
  readonly Error: ErrorConstructor;
  readonly TypeError: TypeErrorConstructor;
  readonly Math: { random: () => number };
}

/** Builds values of that context. */
function createContextRealm(constructors: ContextConstructors): Realm {
  return {
    array: (values) => constructors.Array.from(values),
    object: (members) => constructors.Object.assign(new constructors.Object(), members) as typeof members,
    date: (ms) => new constructors.Date(ms),
    exception(message) {
      const error = new constructors.Error(message);
      error.name = 'Exception';
      return error;
    },
    typeError: (message) => new constructors.TypeError(message),
    isDate,
  };
}
