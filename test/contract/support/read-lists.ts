/** Reads lists of records and events, and checks what they must have answered. */
import type { Answered, TestWorkspace } from './test-workspace.ts';

// Tests reach into records freely, as into answers.
export type Shown = Answered['body'];

/** The path of a list and its parameters, which may hold characters that a URL must not. */
export type ListQuery = Readonly<Record<string, string>>;

type Callable = Pick<TestWorkspace, 'call'>;

/** One request, whatever its answer. */
export function askForList({ call }: Callable, path: string, question: ListQuery = {}): Answered {
  return call('GET', `/api/v1/${path}`, { query: new URLSearchParams(question).toString() });
}

/** The records of a list that has one page. */
export function recordsOf(workspace: Callable, path: string, question: ListQuery = {}): Shown[] {
  const { status, body } = askForList(workspace, path, { limit: '500', ...question });
  expect({ status, body }).toMatchObject({ status: 200, body: { object: 'list', has_more: false } });
  return body.data;
}

/** The records of all pages; `between` runs after each page but the last. */
export function walk(
  workspace: Callable,
  path: string,
  question: ListQuery,
  between: (page: number) => void = () => undefined,
): Shown[] {
  const found: Shown[] = [];
  for (let page = 1, cursor = {}; ; page += 1) {
    const { status, body } = askForList(workspace, path, { ...question, ...cursor });
    expect(status).toBe(200);
    found.push(...body.data);
    expect(body.has_more).toBe(body.next_cursor !== null);
    if (!body.has_more) return found;
    expect(body.data).toHaveLength(Number(question.limit));
    cursor = { cursor: body.next_cursor };
    between(page);
  }
}

export function idsOf(records: readonly Shown[]): string[] {
  return records.map(({ id }) => id);
}

/** The types of all events so far, the oldest first. */
export function eventTypesSoFar(workspace: Callable): string[] {
  return recordsOf(workspace, 'events')
    .map(({ type }) => String(type))
    .reverse();
}

/** The types of the events that something adds. */
export function eventTypesFrom(workspace: Callable, act: () => void): string[] {
  const before = eventTypesSoFar(workspace).length;
  act();
  return eventTypesSoFar(workspace).slice(before);
}
