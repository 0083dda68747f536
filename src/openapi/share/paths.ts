/** The operations of the document by path and method, as far as their parts can be shared. */
import type { JsonSchema } from '../schemas/json-schema.ts';

/** An operation object. */
export interface Operation extends JsonSchema {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly JsonSchema[];
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

/** Operations by path and method. */
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** All operations, in their order. */
export function operationsIn(paths: Paths): readonly Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

/** The paths with each operation replaced. */
export function mapOperations(paths: Paths, replace: (operation: Operation) => Operation): Paths {
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, replace(operation)])),
    ]),
  );
}
