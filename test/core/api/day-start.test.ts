/** The first instant of a day, held against the calendar of every kind of zone. */
import fc from 'fast-check';
import { dayStart } from '../../../src/core/api/lists/bound-condition.ts';
import type { Clock } from '../../../src/core/workspace.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function dayOf(instantMs: number, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(instantMs);
}

const clock: Clock = { now: () => 0, dayOf };
// The furthest ones, half and quarter hours, and zones whose clocks change at midnight.
const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Pacific/Auckland',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Asia/Beirut',
  'America/Santiago',
  'Europe/Berlin',
];
const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

test('is of that day, and the second before is not', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), day, (zone, wanted) => {
      const start = Date.parse(dayStart(clock, zone, wanted, 0));
      expect(dayOf(start - 1000, zone) < wanted).toBe(true);
      expect(dayOf(start, zone) >= wanted).toBe(true);
    }),
  );
});

test('of the day after ends the day', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), day, (zone, wanted) => {
      const end = Date.parse(dayStart(clock, zone, wanted, 1));
      expect(dayOf(end - 1000, zone) <= wanted).toBe(true);
      expect(dayOf(end, zone) > wanted).toBe(true);
    }),
  );
});

test.each([
  ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z'],
  ['Pacific/Auckland', '2026-04-06', '2026-04-05T12:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-09', '2026-03-09T07:00:00.000Z'],
  ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00.000Z'],
  // Midnight itself was skipped.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  // The whole day was skipped.
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
])('in %s of %s is %s', (zone, wanted, start) => {
  expect(dayStart(clock, zone, wanted, 0)).toBe(start);
});
