/** Makes the parameters of operations components, which operations refer to: most are those of many operations. */
import { type JsonSchema, pascalCase } from '../schemas/json-schema.ts';
import { mapOperations, type Operation, operationsIn, type Paths } from './paths.ts';

interface SharedParameters {
  readonly paths: Paths;
  /** By the name of the component. */
  readonly parameters: Readonly<Record<string, JsonSchema>>;
}

/** The operations with references in place of their parameters, and the parameters. */
export function shareParameters(paths: Paths): SharedParameters {
  const variants = variantsIn(operationsIn(paths));
  const parameters: Record<string, JsonSchema> = {};
  // The name of each parameter, by its text: payments of an invoice have the filters of all payments.
  const named = new Map<string, string>();
  const nameOf = ({ operationId, tags }: Operation, parameter: JsonSchema): string => {
    const name = componentName(parameter);
    if (variants.get(name)?.size === 1) return name;
    // Two lists of one collection may differ, such as all payments and those of an invoice.
    const names = [`${tags[0]}${name}`, `${pascalCase(operationId)}${name}`];
    const text = JSON.stringify(parameter);
    const same = named.get(text);
    if (same !== undefined) return same;
    const own = names.find((one) => !(one in parameters) || JSON.stringify(parameters[one]) === text);
    if (own === undefined) throw new Error(`Two parameters are called ${names.join(' or ')}.`);
    return own;
  };
  const referring = mapOperations(paths, (operation) => {
    if (operation.parameters === undefined) return operation;
    const references = operation.parameters.map((parameter) => {
      const name = nameOf(operation, parameter);
      parameters[name] = parameter;
      named.set(JSON.stringify(parameter), name);
      return { $ref: `#/components/parameters/${name}` };
    });
    return { ...operation, parameters: references };
  });
  return { paths: referring, parameters };
}

/** The different parameters under each name, as texts. */
function variantsIn(operations: readonly Operation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const variants = new Map<string, Set<string>>();
  for (const parameter of operations.flatMap(({ parameters = [] }) => parameters)) {
    const name = componentName(parameter);
    variants.set(name, (variants.get(name) ?? new Set()).add(JSON.stringify(parameter)));
  }
  return variants;
}

/** `created_at[gte]` becomes `CreatedAtGte`, and an `id` in the path `PathId`. */
function componentName({ in: place, name }: JsonSchema): string {
  const words = String(name).replace(/\W+/g, '_').replace(/_$/, '');
  return pascalCase(place === 'path' ? `path_${words}` : words);
}
