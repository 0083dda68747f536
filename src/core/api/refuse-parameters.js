/** Refuses a query for all its faults at once. */
import { Refusal } from '../errors/refusal.ts';
/** @throws Refusal with the code of the first fault */
export function refuseParameters(problems) {
  const [first] = problems;
  if (first === undefined) return;
  throw new Refusal(first.code, `The parameter "${first.parameter}" is not right: ${first.message}`, {
    parameters: problems,
  });
}
