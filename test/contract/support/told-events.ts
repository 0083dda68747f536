/** What the API has told of, by the types of its events. */
import { recordsOf } from './asked.ts';
import type { TestWorkspace } from './test-workspace.ts';

/** All types so far, the oldest first. */
export function toldEvents(workspace: TestWorkspace): string[] {
  return recordsOf(workspace, 'events')
    .map(({ type }) => String(type))
    .reverse();
}

/** The types that something adds. */
export function toldBy(workspace: TestWorkspace, act: () => void): string[] {
  const before = toldEvents(workspace).length;
  act();
  return toldEvents(workspace).slice(before);
}
