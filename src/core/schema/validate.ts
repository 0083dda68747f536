/** Validates a request body by a schema, and reports every fault at once. */
import * as v from 'valibot';
import { type Problem, pointerTo, readFaultText } from './problem.ts';

export interface Validated<Value> {
  readonly ok: boolean;
  /** What the body says; values with a fault are as they were sent. */
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** Validates a parsed body, in which the empty string has become null before. */
export function validate<Value>(schema: v.GenericSchema<unknown, Value>, body: unknown): Validated<Value> {
  const result = v.safeParse(schema, body, {});
  // Without success it is what the values were before the check that failed.
  const value = result.output as Value;
  if (result.success) return { ok: true, value, problems: [] };
  const problems = result.issues.map(toProblem);
  // A text of blanks breaks further rules of its field: it is enough to report that the text is missing.
  const missing = problems.filter(({ code }) => code === 'required').map(({ pointer }) => pointer);
  return {
    ok: false,
    value,
    problems: problems.filter(({ pointer, code }) => code === 'required' || !missing.includes(pointer)),
  };
}

/**
 * Makes every empty string null, within the value itself: on input both mean that nothing was given. A reviver of
 * JSON.parse would take three times as long.
 */
export function blankToNull(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value === '' ? null : value;
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    const member = members[name];
    if (member === '') members[name] = null;
    else if (typeof member === 'object') blankToNull(member);
  }
  return value;
}

function toProblem(issue: v.BaseIssue<unknown>): Problem {
  const pointer = (issue.path ?? []).reduce((base, step) => pointerTo(base, String(step.key)), '');
  const isMissing = (issue.input === null || issue.input === undefined) && pointer !== '';
  if (isMissing) return { pointer, code: 'required', message: 'Is required.' };
  const { count } = issue as { readonly count?: number };
  return { pointer, ...readFaultText(issue.message), ...(count !== undefined && { count }) };
}
