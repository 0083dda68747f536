/** Parses JSON text that a stranger has sent. */
import { Refusal } from '../errors/refusal.ts';

// No request needs more than five levels; what reads a value calls itself for each level.
const nestingMax = 64;

// To make an object of many members takes longer than to read its text; the longest body has fewer values.
const valuesMax = 50_000;

/**
 * @param what names the text in a sentence, for example `The body`
 * @throws Refusal malformed_json, payload_too_large
 */
export function parseJson(text: string, what: string): unknown {
  refuseCostly(text, what);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Refusal('malformed_json', `${what} is not valid JSON: ${(error as SyntaxError).message}.`);
  }
}

// Counts the brackets and commas outside of texts, before anything is parsed.
function refuseCostly(text: string, what: string): void {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isInText = !isInText;
    else if (isInText) at += sign === '\\' ? 1 : 0;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === ',') values += 1;
    if (depth > nestingMax)
      throw new Refusal('malformed_json', `${what} is nested deeper than ${nestingMax} levels.`);
    if (values > valuesMax)
      throw new Refusal('payload_too_large', `${what} has more than ${valuesMax} values.`);
  }
}
