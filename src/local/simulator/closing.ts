/** The end of every run: the dust settles, somebody writes, and the API is asked what there is. */
import { type Answer, get, post, type Reply, type Script } from './actor.ts';
import { recordSheets } from './billing-sheets.ts';

/** What the API says when everything is over. */
export interface Closing {
  /** The creation that must succeed, whatever has happened before. */
  written: Answer | null;
  /** The lists of all records, by plural. */
  readonly lists: Map<string, Answer | null>;
  events: Answer | null;
}

/** Beyond the window of the rate limit. */
const quietMs = 61_000;

export function createClosing(): Closing {
  return { written: null, lists: new Map(), events: null };
}

/** @param isThorough false: the records are not listed, which takes long */
export function* closeRun(closing: Closing, isThorough: boolean): Script {
  yield { kind: 'wait', ms: quietMs };
  closing.written = finalOf(yield post('customers', { name: 'The last one' }));
  if (!isThorough) return;
  for (const { plural } of recordSheets) {
    if (plural !== null) closing.lists.set(plural, finalOf(yield get(plural, { query: 'limit=500' })));
  }
  closing.events = finalOf(yield get('events', { query: 'limit=500' }));
}

function finalOf(reply: Reply): Answer | null {
  return reply;
}
