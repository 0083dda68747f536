/** The trigger time that a day takes, as Google charges it: start-up, background and every call. `SHOW_COSTS=1` prints it. */
import { readTriggerDay, usedMs } from '../../src/core/events/trigger-day.ts';
import type { Workspace } from '../../src/core/workspace.ts';
import { createPerson } from '../contract/support/person.ts';
import { createSending, type Sending } from '../contract/webhooks/sending.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Lets a day pass, with what is done in each minute; the trigger minutes charged, by part. */
function liveADay(sending: Sending, doIn: (minute: number) => void): Record<string, number> {
  const { emulator, clock } = sending.workspace;
  const { quotas } = emulator.world;
  const left = (): number => quotas.remaining('triggers', clock.now());
  const beganMs = clock.now();
  const charged: Record<string, number> = {};
  const charge = (part: string, run: () => void): void => {
    const before = left();
    run();
    charged[part] = (charged[part] ?? 0) + (before - left()) / minuteMs;
  };
  for (let minute = 1; minute < dayMinutes; minute += 1) {
    clock.advance(beganMs + minute * minuteMs - clock.now());
    charge('edits', () => doIn(minute));
    charge('clock', () => {
      for (const { outcome } of emulator.fireDueTriggers()) if (!outcome.ok) throw new Error(outcome.text);
    });
  }
  return charged;
}

/** What the script itself has counted. */
function countedMinutes({ workspace: { emulator, clock } }: Sending): number {
  const { values } = emulator.world.properties.open('script');
  const properties = { get: (name: string) => values.get(name) ?? null };
  return usedMs(readTriggerDay({ clock, properties } as unknown as Workspace)) / minuteMs;
}

function show(title: string, figures: object): void {
  if (process.env.SHOW_COSTS !== undefined) console.log(title, figures);
}

test('a day of 300 hand edits and 500 events fits into the 90 minutes of a consumer account', () => {
  const sending = createSending();
  const { workspace, receivers } = sending;
  const person = createPerson(workspace);
  sending.endpoint('shop.example');
  let [created, edited] = [0, 0];
  const charged = liveADay(sending, (minute) => {
    while (created < (minute / dayMinutes) * 500) {
      created += 1;
      workspace.create('customers', { name: `Customer ${created}` });
    }
    while (edited < (minute / dayMinutes) * 300) {
      edited += 1;
      person.types('Customers', 2 + (edited % created), 'Phone', `030 ${edited}`);
    }
  });
  show('A day with an endpoint', {
    charged,
    counted: countedMinutes(sending),
    sent: receivers.received.length,
  });
  expect(Object.values(charged).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(90);
});

test('a day without an endpoint', () => {
  const sending = createSending();
  const charged = liveADay(sending, () => undefined);
  show('A day without an endpoint', { charged, counted: countedMinutes(sending) });
  expect(Object.values(charged).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(90);
});
