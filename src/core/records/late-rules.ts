/**
 * Lets resources that few requests ask for be declared in the script of rare requests: Code.js knows only their names,
 * and loads that script when something else of them is needed, for example to write the rows of a journal entry.
 */
import type { Fields } from '../schema/field.ts';
import type { Declaration, Resource } from '../schema/resource.ts';

type Names = Pick<Resource, 'object' | 'plural' | 'idPrefix' | 'sheet' | 'actionScope'>;

const declared = new Map<string, Resource>();

// How the script is loaded that declares them; empty where all modules are loaded.
const loaders: (() => void)[] = [];

/** Tells how the script is loaded that declares the late resources. */
export function loadLateBy(loadScript: () => void): void {
  loaders[0] = loadScript;
}

/** A resource of which only the names are known until something else of it is asked for. */
export function lateResource(names: Names): Resource {
  // A name that is not here is asked of the declaration, for which the script is loaded.
  const known: Readonly<Record<PropertyKey, unknown>> = { actionScope: undefined, ...names, isLate: true };
  const get = (target: typeof known, name: PropertyKey): unknown => {
    if (name in target) return target[name];
    if (!declared.has(names.plural)) loaders[0]?.();
    const resource = declared.get(names.plural);
    if (resource === undefined) throw new Error(`The declaration of ${names.plural} is not loaded.`);
    return (resource as unknown as typeof known)[name];
  };
  return new Proxy(known, { get }) as unknown as Resource;
}

/** Declares a late resource. */
export function declareLate<F extends Fields>(
  { plural }: Resource,
  declaration: Omit<Declaration<F>, keyof Names>,
): void {
  declared.set(plural, declaration as unknown as Resource);
}
