/** Derives the schema of a request body from a resource's fields. */
import * as v from 'valibot';
import { type Field, type Fields, type InputOf, isGiven } from './field.ts';
import { isObject } from './merge-patch.ts';
import { nearestHint } from './nearest-name.ts';
import { faultsMax, faultText } from './problem.ts';
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

// A body with more unknown names than this was not written by a person who mistyped some.
const suggestionsMax = 10;

/** What one validation has counted so far; valibot hands the same configuration to every schema inside. */
interface Counts extends v.Config<v.BaseIssue<unknown>> {
  unknownNames?: number;
}

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Valibot's strict object stops at the first unknown name, and takes a list for an object: this one does not. */
function closedObject(entries: Entries, fields: Fields): unknown {
  const given = Object.keys(entries);
  // Answers show decimals once more in `amounts`, and other records in `expanded`: a caller who sends an answer back
  // sends these members, too.
  const hasDecimals = Object.values(fields).some(({ kind }) => kind.decimal !== undefined);
  const shown = [...Object.keys(fields), 'expanded', ...(hasDecimals ? ['amounts'] : [])];
  const run = (dataset: v.UnknownDataset, config: Counts): unknown => {
    const input = dataset.value;
    if (!isObject(input)) return { typed: false, value: input, issues: [issueOf(input, objectFault)] };
    const value: JsonObject = {};
    const issues: v.BaseIssue<unknown>[] = [];
    for (const [key, entry] of Object.entries(entries)) {
      const result = entry['~run']({ typed: false, value: input[key] }, config);
      const found = isLackingText(fields[key], input[key])
        ? [issueOf(input[key], blankFault)]
        : (result.issues ?? []);
      for (const issue of found) issues.push(withStep(issue, input, key));
      value[key] = result.value;
    }
    const unknown = Object.keys(input).filter((name) => !given.includes(name));
    issues.push(...unknownIssues(input, unknown, { given, shown, fields }, config));
    return { typed: true, value, ...(issues.length > 0 ? { issues } : {}) };
  };
  return { kind: 'schema', type: 'strict_object', expects: 'Object', async: false, entries, '~run': run };
}

interface KnownNames {
  readonly given: readonly string[];
  readonly shown: readonly string[];
  readonly fields: Fields;
}

// One issue for each name that an answer has room for, and one with the number of the others.
function unknownIssues(
  input: JsonObject,
  unknown: readonly string[],
  { given, shown, fields }: KnownNames,
  counts: Counts,
): v.BaseIssue<unknown>[] {
  const before = counts.unknownNames ?? 0;
  const listed = unknown.slice(0, Math.max(0, faultsMax - before));
  counts.unknownNames = before + listed.length;
  const issues = listed.map((key, index) => {
    const near = before + index < suggestionsMax ? given : [];
    const message = shown.includes(key) ? readOnlyFault : unknownFault(key, near, fields);
    return withStep(issueOf(key, message), input, key);
  });
  const count = unknown.length - listed.length;
  const others = Object.assign(issueOf(input, unknownFault('', [], fields)), { count });
  return count > 0 ? [...issues, others] : issues;
}

// Texts are kept as they were sent; but blanks alone do not count as a required text.
function isLackingText(field: Field | undefined, value: unknown): boolean {
  const mustBeFilled = field?.mode === 'required' || field?.mode === 'defaulted';
  return mustBeFilled && field.kind.verbatim === true && typeof value === 'string' && value.trim() === '';
}

function issueOf(input: unknown, message: string): v.BaseIssue<unknown> {
  return { kind: 'validation', type: 'field', input, expected: null, received: '', message };
}

function withStep(issue: v.BaseIssue<unknown>, input: JsonObject, key: string): v.BaseIssue<unknown> {
  const step = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
  return { ...issue, path: [step, ...(issue.path ?? [])] };
}

function unknownFault(name: string, known: readonly string[], fields: Fields): string {
  const other = known.find((field) => fields[field]?.aliases?.includes(name.toLowerCase()));
  return faultText('unknown_field', `This field is not known here.${nearestHint(other ?? name, known)}`);
}
