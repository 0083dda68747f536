import type { Emulator } from '../../../src/emulator/emulator.ts';
import type { PersonEdit } from '../../../src/emulator/triggers/fire-person-event.ts';
import { publishedLatency } from '../../../src/emulator/execution/latency.ts';
import { resultOf, testEmulator } from '../support/test-emulator.ts';

const minuteMs = 60_000;
const user = 'ann@example.com';
const area = { row: 2, column: 3, rows: 1, columns: 1 };
const edit: PersonEdit = { kind: 'edit', user, sheet: 'Data', area, value: 'new', oldValue: 'old' };

function installed(): Emulator {
  const emulator = testEmulator();
  resultOf(emulator, 'installTriggers');
  return emulator;
}

const left = ({ world: { quotas, clock } }: Emulator): number => quotas.remaining('triggers', clock.now());

describe('The trigger time of a day (developers.google.com/apps-script/guides/services/quotas)', () => {
  test('is charged with the start of the script and its calls, for a clock and for both triggers of an edit', () => {
    const { baseMs } = publishedLatency.request;
    const clocked = installed();
    const uid = clocked.world.triggers.list()[0]?.uid ?? '';
    const before = left(clocked);
    const { outcome } = clocked.fireTrigger(uid);
    const charged = before - left(clocked);
    expect(charged).toBeGreaterThanOrEqual(baseMs + outcome.usage.pessimisticMs);
    expect(charged).toBeLessThan(baseMs + outcome.usage.pessimisticMs + 100);
    const edited = installed();
    const runs = edited.personDid(edit).filter(({ triggerUid }) => triggerUid !== undefined);
    const calledMs = runs.reduce((sum, run) => sum + run.outcome.usage.pessimisticMs, 0);
    expect(runs).toHaveLength(2);
    expect(90 * minuteMs - left(edited)).toBeGreaterThanOrEqual(2 * baseMs + calledMs);
  });

  test('once it is used up, neither clocks nor edits start a trigger, but simple triggers run', () => {
    const emulator = installed();
    const { clock, quotas, triggers, log } = emulator.world;
    quotas.use('triggers', 90 * minuteMs, clock.now());
    const refused = {
      outcome: { ok: false, text: 'Service using too much computer time for one day' },
    };
    expect(emulator.fireTrigger(triggers.list()[0]?.uid ?? '')).toMatchObject(refused);
    expect(emulator.personDid(edit)).toMatchObject([
      { handler: 'onEdit', outcome: { ok: true } },
      refused,
      refused,
    ]);
    expect(log.entries().at(-1)?.text).toContain('too much computer time');
    clock.advance(24 * 60 * minuteMs);
    expect(emulator.personDid(edit).map(({ outcome }) => outcome.ok)).toEqual([true, true, true]);
  });
});
