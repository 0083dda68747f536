/** Reads JSON of a document in which `…` stands for what is left out, and completes it from an answer. */

const leftOut = '…';

/** Parses; a bare `…` becomes a last element or a member of that name. */
export function parseShown(text: string): unknown {
  const open: string[] = [];
  const json = text.replace(/"(?:\\.|[^"\\])*"|[{}[\]]|…/g, (token) => {
    if (token === '{' || token === '[') open.push(token);
    if (token === '}' || token === ']') open.pop();
    if (token !== leftOut) return token;
    return open[open.length - 1] === '{' ? `"${leftOut}":"${leftOut}"` : `"${leftOut}"`;
  });
  return JSON.parse(json);
}

/** Fills omitted parts of the shown JSON from the answer: then both are equal, if the shown parts are right. */
export function complete(shown: unknown, actual: unknown): unknown {
  if (typeof shown === 'string') return isLike(shown, actual) ? actual : shown;
  if (Array.isArray(shown)) return Array.isArray(actual) ? completeList(shown, actual) : shown;
  if (!isObject(shown) || !isObject(actual)) return shown;
  const { [leftOut]: others, ...members } = shown;
  const completed = Object.entries(members).map(([name, value]) => [name, complete(value, actual[name])]);
  return { ...(others === undefined ? {} : actual), ...Object.fromEntries(completed) };
}

/** Whether a text is the one shown, with anything in place of each `…`. */
export function isLike(shown: string, actual: unknown): boolean {
  const parts = shown.split(leftOut).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return typeof actual === 'string' && new RegExp(`^${parts.join('.*')}$`, 's').test(actual);
}

function completeList(shown: readonly unknown[], actual: readonly unknown[]): unknown[] {
  const isCut = shown[shown.length - 1] === leftOut;
  const elements = isCut ? shown.slice(0, -1) : shown;
  const completed = elements.map((element, index) => complete(element, actual[index]));
  return isCut ? [...completed, ...actual.slice(elements.length)] : completed;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
