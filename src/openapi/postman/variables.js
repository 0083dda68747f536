/** The variables of the collection: addresses, the key, and the ids that earlier requests were answered with. */
import { exampleIds } from '../examples/example.ts';
/** The variable of an id that examples name: `formerCustomer` is `former_customer_id`. */
export function variableOf(name) {
  return `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_id`;
}
const idNames = Object.keys(exampleIds);
/** Where each request finds what the user has filled in; the ids are those of the examples until a run fills them. */
export const variables = [
  { key: 'base_url', value: 'http://localhost:8787' },
  { key: 'api_key', value: '' },
  { key: 'exec_url', value: 'http://localhost:8787/macros/s/local/exec' },
  ...idNames.map((name) => ({ key: variableOf(name), value: exampleIds[name] })),
];
/** The text with the variables of ids in place of the ids. */
export function withVariables(text) {
  return idNames.reduce((whole, name) => whole.split(exampleIds[name]).join(`{{${variableOf(name)}}}`), text);
}
/** Postman puts a new text in its place each time. */
export const newText = '{{$guid}}';
// Each is unique in its workspace: a second run would be refused.
const uniqueFields = ['external_id', 'sku'];
/** The body with variables for its ids, and new texts where a second run would meet the first one's. */
export function bodyWithVariables(body) {
  const members = Object.entries(body).map(([name, value]) => [
    name,
    uniqueFields.includes(name) ? `${String(value)}-${newText}` : value,
  ]);
  return JSON.parse(withVariables(JSON.stringify(Object.fromEntries(members))));
}
