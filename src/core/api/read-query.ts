/** Checks the names of query parameters against what the route takes. */
import { type ParameterProblem, Refusal } from '../errors/refusal.ts';
import { nearestName } from '../schema/nearest-name.ts';

/** @throws Refusal unknown_parameter for names that the route does not take, invalid_parameter for repeated ones */
export function readQuery(
  query: readonly (readonly [string, string])[],
  known: readonly string[],
): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  const problems: ParameterProblem[] = [];
  // A parameter such as metadata[key] takes any key.
  const isKnown = (name: string): boolean =>
    known.includes(name) || known.includes(name.replace(/\[[\s\S]*\]$/, '[key]'));
  for (const [name, value] of query) {
    if (!isKnown(name))
      problems.push({
        parameter: name,
        code: 'unknown_parameter',
        message: unknownMessage(name, known, problems.length),
      });
    else if (name in values)
      problems.push({ parameter: name, code: 'invalid_parameter', message: 'Send it only once.' });
    else values[name] = value;
  }
  refuseParameters(problems);
  return values;
}

/**
 * Refuses a query for all its faults at once.
 * @throws Refusal with the code of the first fault
 */
export function refuseParameters(problems: readonly ParameterProblem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  throw new Refusal(first.code, `The parameter "${first.parameter}" is invalid: ${first.message}`, {
    parameters: problems,
  });
}

// A query with more faults than this was not written by a person who mistyped some names.
const suggestionsMax = 10;

function unknownMessage(name: string, known: readonly string[], faults: number): string {
  if (known.length === 0) return 'This path takes no query parameters.';
  if (faults >= suggestionsMax) return 'Is not known here.';
  // What other APIs call the next page.
  if (known.includes('cursor') && /^(page|offset|skip|starting_|ending_)/.test(name))
    return 'For the next page, send its next_cursor as "cursor".';
  const near = nearestName(name, known);
  return near === null ? `Known here: ${known.join(', ')}.` : `Did you mean "${near}"?`;
}
