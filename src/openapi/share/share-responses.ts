/** Makes a component of each successful response that several operations answer. */
import type { JsonSchema } from '../schemas/json-schema.ts';
import { mapOperations, operationsIn, type Paths } from './paths.ts';

interface SharedResponses {
  readonly paths: Paths;
  /** By the name of the component. */
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

/** The operations with references in place of the responses that others have as well, and these responses. */
export function shareResponses(paths: Paths): SharedResponses {
  const found = operationsIn(paths).flatMap(({ responses }) =>
    Object.entries(responses).filter(([, { $ref }]) => $ref === undefined),
  );
  const responses: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  for (const [status, response] of found) {
    const text = JSON.stringify(response);
    const isRepeated = found.filter(([, other]) => JSON.stringify(other) === text).length > 1;
    if (!isRepeated || names.has(text)) continue;
    const name = componentName(status, response);
    if (name in responses) throw new Error(`Two responses are called ${name}.`);
    names.set(text, name);
    responses[name] = response;
  }
  const referring = mapOperations(paths, (operation) => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => {
        const name = names.get(JSON.stringify(response));
        return [status, name === undefined ? response : { $ref: `#/components/responses/${name}` }];
      }),
    ),
  }));
  return { paths: referring, responses };
}

/** The name of the schema that it answers; of what was created, `InvoiceCreated`. */
function componentName(status: string, { content }: JsonSchema): string {
  const { schema } =
    (content as Readonly<Record<string, { readonly schema: JsonSchema }>>)['application/json'] ?? {};
  const name = String(schema?.$ref).replace(/^.*\//, '');
  return status === '201' ? `${name}Created` : name;
}
