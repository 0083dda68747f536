/** Objects and lists of objects inside a resource. */
import * as v from 'valibot';
import { faultText } from './problem.ts';
import { inputSchema } from './input-schema.ts';
/** An object with fields of its own. */
export function object(fields) {
  return { schema: inputSchema(fields), cell: 'json', fields };
}
/** A list of at most `max` objects. */
export function list(fields, max) {
  return {
    schema: v.pipe(
      v.array(inputSchema(fields), faultText('invalid_type', 'Must be a list.')),
      v.check(
        (entries) => entries.length <= max,
        faultText('too_many_items', `Must have at most ${max} entries.`),
      ),
      v.metadata({ maxItems: max }),
    ),
    cell: 'json',
    fields,
    list: true,
  };
}
/** A list of texts that the server sets. */
export const textList = {
  schema: v.array(v.string()),
  cell: 'json',
};
