/** Validates a request body by a schema, and reports every fault at once. */
import * as v from 'valibot';
import { type Problem, pointerTo, readFaultText } from './problem.ts';

export type Validated<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Validates a parsed body, in which the empty string has become null before. */
export function validate<Value>(schema: v.GenericSchema<unknown, Value>, body: unknown): Validated<Value> {
  const result = v.safeParse(schema, body);
  if (result.success) return { ok: true, value: result.output };
  const problems = result.issues.map(toProblem);
  // A text of blanks breaks further rules of its field: it is enough to report that the text is missing.
  const missing = problems.filter(({ code }) => code === 'required').map(({ pointer }) => pointer);
  return {
    ok: false,
    problems: problems.filter(({ pointer, code }) => code === 'required' || !missing.includes(pointer)),
  };
}

/** A reviver for JSON.parse: on input the empty string and null both mean that nothing was given. */
export function blankToNull(_name: string, value: unknown): unknown {
  return value === '' ? null : value;
}

function toProblem(issue: v.BaseIssue<unknown>): Problem {
  const pointer = (issue.path ?? []).reduce((base, step) => pointerTo(base, String(step.key)), '');
  const isMissing = (issue.input === null || issue.input === undefined) && pointer !== '';
  if (isMissing) return { pointer, code: 'required', message: 'Is required.' };
  return { pointer, ...readFaultText(issue.message) };
}
