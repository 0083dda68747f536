import { createClockEvent } from '../../../src/emulator/triggers/clock-triggers.ts';
import type { TriggerRecord } from '../../../src/emulator/triggers/trigger-table.ts';
import { emulatorOwner, resultOf, testEmulator } from '../support/test-emulator.ts';
import { executionStartMs } from '../support/test-execution.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test('The event of a clock trigger carries its time in UTC, with Monday as day 1', () => {
  expect(createClockEvent(Date.UTC(2026, 0, 4, 23, 59, 58), '7')).toEqual({
    authMode: 'FULL',
    'day-of-month': 4,
    'day-of-week': 7,
    'week-of-year': 1,
    hour: 23,
    minute: 59,
    month: 1,
    second: 58,
    year: 2026,
    timezone: 'UTC',
    triggerUid: '7',
  });
});

describe('Firing clock triggers', () => {
  function installed() {
    const emulator = testEmulator();
    resultOf(emulator, 'installTriggers');
    return emulator;
  }

  test('runs what is due, once, and not again before its next time', () => {
    const emulator = installed();
    expect(emulator.fireDueTriggers()).toEqual([]);
    emulator.world.clock.advance(30 * minuteMs);
    expect(emulator.fireDueTriggers().map(({ handler }) => handler)).toEqual(['onClock']);
    expect(emulator.fireDueTriggers()).toEqual([]);
  });

  test('hands the event over and runs as the owner', () => {
    const emulator = installed();
    emulator.world.clock.advance(hourMs);
    const [run] = emulator.fireDueTriggers();
    const seen = JSON.parse(emulator.world.properties.open('script').values.get('clock') ?? '');
    expect(seen).toMatchObject({ authMode: 'FULL', triggerUid: run?.triggerUid });
    expect(emulator.world.triggers.list().every((trigger) => trigger.owner === emulatorOwner)).toBe(true);
  });

  test('records a failure in the log and runs the trigger again next time', () => {
    const emulator = installed();
    emulator.world.properties.open('script').set('fail', 'yes');
    emulator.world.clock.advance(hourMs);
    expect(emulator.fireDueTriggers()[0]?.outcome).toMatchObject({ ok: false, reason: 'threw' });
    expect(emulator.world.log.entries().at(-1)).toMatchObject({
      severity: 'ERROR',
      text: expect.stringMatching(/^The trigger onClock failed: Error: told to fail/),
    });
    emulator.world.clock.advance(hourMs);
    expect(emulator.fireDueTriggers()).toHaveLength(1);
  });

  test('keeps to the time that triggers are told, for a shorter trigger minute', () => {
    let triggerTimeMs = executionStartMs;
    const emulator = testEmulator({ triggerNow: () => triggerTimeMs });
    resultOf(emulator, 'installTriggers');
    triggerTimeMs += 5 * minuteMs;
    expect(emulator.fireDueTriggers()).toHaveLength(1);
  });

  test('fires a single trigger on demand, due or not', () => {
    const emulator = installed();
    const uid = emulator.world.triggers.list()[0]?.uid ?? '';
    expect(emulator.fireTrigger(uid).outcome.ok).toBe(true);
    expect(() => emulator.fireTrigger('0')).toThrow('No trigger with the uid 0 is installed.');
  });

  test('runs none any more once 90 minutes of a day are used up (quota page), and all again the day after', () => {
    const emulator = installed();
    const uid = emulator.world.triggers.list()[0]?.uid ?? '';
    const { clock, quotas } = emulator.world;
    emulator.fireTrigger(uid);
    expect(quotas.remaining('triggers', clock.now())).toBeLessThan(90 * minuteMs);
    quotas.use('triggers', 90 * minuteMs, clock.now());
    expect(emulator.fireTrigger(uid).outcome).toMatchObject({
      ok: false,
      text: 'Service using too much computer time for one day',
    });
    clock.advance(24 * hourMs);
    expect(emulator.fireTrigger(uid).outcome.ok).toBe(true);
  });

  test('leaves a disabled one alone', () => {
    const record: TriggerRecord = {
      uid: '1',
      handler: 'onClock',
      eventType: 'CLOCK',
      owner: emulatorOwner,
      disabled: false,
      schedule: { periodMs: hourMs },
      dueMs: executionStartMs,
    };
    const emulator = testEmulator({ triggers: [record, { ...record, uid: '2', disabled: true }] });
    expect(emulator.fireDueTriggers().map(({ triggerUid }) => triggerUid)).toEqual(['1']);
  });
});
