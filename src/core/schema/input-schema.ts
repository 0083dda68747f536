/** Derives from a resource's fields what a request body must look like. */
import * as v from 'valibot';
import { type Fields, type InputOf, isGiven } from './field.ts';
import { nearestName } from './nearest-name.ts';
import { faultText } from './problem.ts';

const readOnlyFault = faultText('read_only', 'This field is set by the server: leave it out.');
const objectFault = faultText('invalid_type', 'Must be a JSON object.');

/** The schema of what a caller may give: unknown names are refused, what was not given becomes null. */
export function inputSchema<F extends Fields>(fields: F): v.GenericSchema<unknown, InputOf<F>> {
  const entries: Record<string, v.GenericSchema> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isGiven(field)) continue;
    entries[name] = field.mode === 'required' ? field.kind.schema : v.nullish(field.kind.schema, null);
  }
  // The entries are made of the fields, which the compiler cannot follow through the loop.
  return closedObject(entries, fields) as unknown as v.GenericSchema<unknown, InputOf<F>>;
}

/** Valibot's strict object stops at the first unknown name, and takes a list for an object: this one does not. */
function closedObject<Entries extends v.ObjectEntries>(
  entries: Entries,
  fields: Fields,
): v.StrictObjectSchema<Entries, undefined> {
  const open = v.object(entries, objectFault);
  const given = Object.keys(entries);
  // Answers show decimals once more in `amounts`, which is a field to whoever sends one back.
  const hasDecimals = Object.values(fields).some(({ kind }) => kind.decimal !== undefined);
  const shown = [...Object.keys(fields), ...(hasDecimals ? ['amounts'] : [])];
  // Made of the open object, because valibot's own strict one would come along unused.
  const closed: v.StrictObjectSchema<Entries, undefined> = {
    ...(open as unknown as v.StrictObjectSchema<Entries, undefined>),
    type: 'strict_object',
    '~run'(dataset, config) {
      const input: unknown = dataset.value;
      // A list is an object to JavaScript, and not one to a caller.
      if (Array.isArray(input)) return open['~run']({ typed: false, value: 'a list' }, config);
      const result = open['~run'](dataset, config);
      if (typeof input !== 'object') return result;
      for (const [key, value] of Object.entries(input ?? {})) {
        if (given.includes(key)) continue;
        v._addIssue(this, 'key', result, config, {
          input: key,
          expected: 'never',
          message: shown.includes(key) ? readOnlyFault : unknownFault(key, given),
          path: [{ type: 'object', origin: 'key', input: input as Record<string, unknown>, key, value }],
        });
      }
      return result;
    },
  };
  return closed;
}

function unknownFault(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return faultText(
    'unknown_field',
    `This field is not known here.${near === null ? '' : ` Did you mean "${near}"?`}`,
  );
}
