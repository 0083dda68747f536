/** The recorded workspace after its upgrade, and how its answers are compared with those of before. */
import { isObject } from '../../../src/core/schema/merge-patch.ts';
import type { EmulatorOptions } from '../../../src/emulator/emulator-options.ts';
import { recorded, type RecordedAnswer, type RecordedScene, recordedScene } from './recorded-workspace.ts';
import { openEarlier, type Upgraded } from './upgraded.ts';

/** Everything that version 1.0 could do, and nothing under way. */
export const settled = recordedScene('settled');

/** The workspace of a record, with the upgrade behind it. */
export function openUpgraded(
  scene: RecordedScene = settled,
  further: Partial<EmulatorOptions> = {},
): Upgraded {
  const workspace = openEarlier(scene, { ...recorded, ...further });
  expect(workspace.setUp()).toMatch(/The API uses EUR and the time zone Europe\/Berlin/);
  return workspace;
}

/** Asks every question of the record again, and expects the answers of then. */
export function expectAnsweredAsBefore({ call }: Upgraded, answers: RecordedScene['answers']): void {
  for (const [path, before] of Object.entries(answers)) {
    const [plain = '', query = ''] = path.split('?');
    const now = told(call('GET', plain, { query }));
    // Without its cache the script of that time did not tell of the newest transaction yet.
    if (plain.endsWith('/events')) now.body.data = now.body.data.slice(-before.body.data.length);
    const then = told(asNow(before));
    expect([path, asFarAs(then, now)]).toEqual([path, then]);
  }
}

// What records allow besides since version 1.0.
const newActions = ['payments', 'delete', 'apply', 'unapply', 'refund'];

// Leaves out of an answer the fields that the other one does not have: answers tell more since version 1.0.
function asFarAs(then: unknown, now: unknown): unknown {
  if (Array.isArray(then) && Array.isArray(now))
    return now.map((value, index) => (index < then.length ? asFarAs(then[index], value) : value));
  if (!isObject(then) || !isObject(now)) return now;
  return Object.fromEntries(
    Object.keys(then).flatMap((name) => (name in now ? [[name, asFarAs(then[name], now[name])]] : [])),
  );
}

// Without its ETags, which stand for cells, and without what names the request.
function told({ status, body }: RecordedAnswer): { status: number; body: RecordedAnswer['body'] } {
  const text = JSON.stringify({ status, body }, (name, value: unknown) => {
    if (['etag', 'request_id'].includes(name)) return undefined;
    return name === 'allowed_actions'
      ? (value as readonly string[]).filter((action) => !newActions.includes(action))
      : value;
  });
  return JSON.parse(text);
}

// A status that a person types is an action now; the script of that time took it as it stood.
function asNow(answer: RecordedAnswer): RecordedAnswer {
  const text = JSON.stringify(answer, (_name, value: unknown) => {
    const isTyped = (value as { id?: unknown } | null)?.id === recorded.typedStatus;
    if (!isTyped || !('status' in (value as object))) return value;
    return {
      ...(value as object),
      status: 'open',
      allowed_actions: ['void', 'mark_uncollectible', 'duplicate'],
    };
  });
  return JSON.parse(text) as RecordedAnswer;
}
