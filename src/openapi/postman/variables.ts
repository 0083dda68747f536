/** The variables of the collection: the addresses, the key, and the ids from earlier answers. */
import { resources } from '../../core/resources/index.ts';
import { exampleIds } from '../examples/example.ts';

/** The variable of an id that examples name: `formerCustomer` is `former_customer_id`. */
export function variableOf(name: keyof typeof exampleIds): string {
  return `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_id`;
}

const idNames = Object.keys(exampleIds) as (keyof typeof exampleIds)[];

/** The variables with their first values: the ids of the examples stand there until a run replaces them. */
export const variables: readonly { readonly key: string; readonly value: string }[] = [
  { key: 'base_url', value: 'http://localhost:8787' },
  { key: 'api_key', value: '' },
  { key: 'exec_url', value: 'http://localhost:8787/macros/s/local/exec' },
  ...idNames.map((name) => ({ key: variableOf(name), value: exampleIds[name] })),
];

/** The text with the variables of ids in place of the ids. */
export function withVariables(text: string): string {
  return idNames.reduce((whole, name) => whole.split(exampleIds[name]).join(`{{${variableOf(name)}}}`), text);
}

/** Postman replaces it with a new text each time. */
export const newText = '{{$guid}}';

// Fields that are unique in a workspace: a second run with the same value would be refused.
const uniqueFields = new Set(resources.flatMap(({ unique }) => Object.keys(unique)));

/** The body with variables for its ids, and with new texts in unique fields, also in those of each record of a batch. */
export function bodyWithVariables(body: Readonly<Record<string, unknown>>): unknown {
  return JSON.parse(withVariables(JSON.stringify(withNewTexts(body))));
}

function withNewTexts(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const members = Object.entries(body).map(([name, value]) => {
    if (uniqueFields.has(name)) return [name, `${String(value)}-${newText}`];
    return [name, name === 'data' && Array.isArray(value) ? value.map(withNewTexts) : value];
  });
  return Object.fromEntries(members) as Record<string, unknown>;
}
