/** Objects and lists of objects inside a resource. */
import * as v from 'valibot';
import type { Fields, InputOf } from './field.ts';
import type { Kind } from './kind.ts';
import { faultText } from './problem.ts';
import { inputSchema } from './input-schema.ts';

/** An object with fields of its own. */
export function object<F extends Fields>(fields: F): Kind<InputOf<F>> {
  return { schema: inputSchema(fields), cell: 'json', fields };
}

/** A list of at most `max` objects. */
export function list<F extends Fields>(fields: F, max: number): Kind<readonly InputOf<F>[]> {
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
export const textList: Kind<readonly string[]> = {
  schema: v.array(v.string()),
  cell: 'json',
};
