/** What goes on in the scene for most of a day: one creation under a known key, and many writes behind it. */
import type { Clock } from '../emulator/time/clock.ts';
import { rowsAbove } from '../../core/store/journal/journal-tail.ts';
import { type Answer, type ApiCall, get, patch, post } from './actor.ts';

/** The first write of the day; it may be repeated for a day. */
export const firstOfDay = post('customers', { name: 'Early Bird' }, { idempotencyKey: 'first-of-the-day' });

// More than the rows of the journal that a write reads to find where it ends, within nineteen hours.
const writes = rowsAbove + 10;
const pauseMs = 5 * 60_000;

/** @param send a request to the workspace, which is to succeed */
export function storyOfDay(send: (call: ApiCall) => Answer, clock: Pick<Clock, 'advance'>): void {
  send(firstOfDay);
  const { data } = send(get('webhook_endpoints')).body;
  const [endpoint] = data as readonly { readonly id: string }[];
  for (let count = 1; count <= writes; count += 1) {
    clock.advance(pauseMs);
    // Of what no sheet shows nobody is told, so there is nothing to deliver either.
    send(patch(`webhook_endpoints/${endpoint?.id}`, { description: `Write ${count} of the day` }));
  }
}
