/** Runs a schema over a request body and tells every fault at once. */
import * as v from 'valibot';
import { pointerTo, readFaultText } from './problem.ts';
/** Validates a parsed body, in which the empty string has become null before. */
export function validate(schema, body) {
  const result = v.safeParse(schema, body);
  if (result.success) return { ok: true, value: result.output };
  const problems = result.issues.map(toProblem);
  // A text of blanks breaks further rules of its field: that it is missing says it all.
  const missing = problems.filter(({ code }) => code === 'required').map(({ pointer }) => pointer);
  return {
    ok: false,
    problems: problems.filter(({ pointer, code }) => code === 'required' || !missing.includes(pointer)),
  };
}
/** A reviver for JSON.parse: on input the empty string and null both mean that nothing was given. */
export function blankToNull(_name, value) {
  return value === '' ? null : value;
}
function toProblem(issue) {
  const pointer = (issue.path ?? []).reduce((base, step) => pointerTo(base, String(step.key)), '');
  const isMissing = (issue.input === null || issue.input === undefined) && pointer !== '';
  if (isMissing) return { pointer, code: 'required', message: 'Must be given.' };
  return { pointer, ...readFaultText(issue.message) };
}
