/** Derives the schema of a request body from a resource's fields. */
import * as v from 'valibot';
import { type Field, type Fields, type InputOf, isGiven } from './field.ts';
import { isObject } from './merge-patch.ts';
import { nearestName } from './nearest-name.ts';
import { faultText } from './problem.ts';
import type { JsonObject } from './represent.ts';

const readOnlyFault = faultText('read_only', 'This field is set by the server: leave it out.');
const blankFault = faultText('required', 'Must hold more than blanks.');
const objectFault = faultText('invalid_type', 'Must be a JSON object.');

/** The schema of what a caller may give: unknown names are refused, what was not given becomes null. */
export function inputSchema<F extends Fields>(fields: F): v.GenericSchema<unknown, InputOf<F>> {
  const entries: Record<string, v.GenericSchema> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isGiven(field)) continue;
    entries[name] = field.mode === 'required' ? field.kind.schema : v.nullish(field.kind.schema, null);
  }
  // The entries are made of the fields, which the compiler cannot follow through the loop.
  return closedObject(entries, fields) as v.GenericSchema<unknown, InputOf<F>>;
}

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Valibot's strict object stops at the first unknown name, and takes a list for an object: this one does not. */
function closedObject(entries: Entries, fields: Fields): unknown {
  const given = Object.keys(entries);
  // Answers show decimals once more in `amounts`, so a caller who sends an answer back sends this member, too.
  const hasDecimals = Object.values(fields).some(({ kind }) => kind.decimal !== undefined);
  const shown = [...Object.keys(fields), ...(hasDecimals ? ['amounts'] : [])];
  const schema = {
    kind: 'schema',
    type: 'strict_object',
    expects: 'Object',
    async: false,
    entries,
    message: objectFault,
  };
  const run = (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>): unknown => {
    const input = dataset.value;
    if (!isObject(input)) {
      v._addIssue(schema as never, 'type', dataset, config);
      return dataset;
    }
    const value: JsonObject = {};
    const issues: v.BaseIssue<unknown>[] = [];
    for (const [key, entry] of Object.entries(entries)) {
      const result = entry['~run']({ typed: false, value: input[key] }, config);
      const found = isLackingText(fields[key], input[key]) ? [blankIssue(input[key])] : (result.issues ?? []);
      for (const issue of found) issues.push(withStep(issue, input, key));
      value[key] = result.value;
    }
    const unknowns = { typed: true, value, ...(issues.length > 0 ? { issues } : {}) };
    for (const key of Object.keys(input).filter((name) => !given.includes(name))) {
      const message = shown.includes(key) ? readOnlyFault : unknownFault(key, given);
      const path = [{ type: 'object', origin: 'key', input, key, value: input[key] }];
      v._addIssue(
        schema as never,
        'key',
        unknowns as never,
        config as never,
        { input: key, message, path } as never,
      );
    }
    return unknowns;
  };
  return { ...schema, '~run': run };
}

// Texts are kept as they were sent; but blanks alone do not count as a required text.
function isLackingText(field: Field | undefined, value: unknown): boolean {
  const mustBeFilled = field?.mode === 'required' || field?.mode === 'defaulted';
  return mustBeFilled && field.kind.verbatim === true && typeof value === 'string' && value.trim() === '';
}

function blankIssue(input: unknown): v.BaseIssue<unknown> {
  return { kind: 'validation', type: 'blank', input, expected: null, received: '', message: blankFault };
}

function withStep(issue: v.BaseIssue<unknown>, input: JsonObject, key: string): v.BaseIssue<unknown> {
  const step = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
  return { ...issue, path: [step, ...(issue.path ?? [])] };
}

function unknownFault(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return faultText(
    'unknown_field',
    `This field is not known here.${near === null ? '' : ` Did you mean "${near}"?`}`,
  );
}
