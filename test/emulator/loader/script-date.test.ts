import { createScriptContext } from '../../../src/emulator/loader/script-context.ts';

const nowMs = Date.UTC(2026, 6, 1, 22, 30, 15, 7);

/** Evaluates an expression in a context whose script is in that zone. */
function evaluate(expression: string, timeZone = 'America/New_York'): unknown {
  const context = createScriptContext(`${__dirname}/../fixtures/empty`, timeZone);
  context.install({}, { now: () => nowMs, random: () => 0.25 });
  context.load();
  return context.lookup('evaluate')?.(expression);
}

describe("The local time of a script's Date is that of the manifest's zone", () => {
  test.each([
    [
      '[new Date().getHours(), new Date().getDate(), new Date().getDay(), new Date().getMinutes()].join()',
      '18,1,3,30',
    ],
    ['new Date().getTimezoneOffset()', 240],
    ['new Date(2026, 0, 31, 12).toISOString()', '2026-01-31T17:00:00.000Z'],
    ['new Date("2026-01-31T12:00:00").toISOString()', '2026-01-31T17:00:00.000Z'],
    ['new Date("2026-01-31T12:00:00Z").toISOString()', '2026-01-31T12:00:00.000Z'],
    ['new Date("2026-01-31T12:00:00+02:00").toISOString()', '2026-01-31T10:00:00.000Z'],
    ['new Date("2026-01-31").toISOString()', '2026-01-31T00:00:00.000Z'],
    ['new Date("Jan 31, 2026 12:00").toISOString()', '2026-01-31T17:00:00.000Z'],
    ['Date.parse("2026-01-31T12:00")', Date.UTC(2026, 0, 31, 17)],
    ['new Date().toString()', 'Wed Jul 01 2026 18:30:15 GMT-0400 (Eastern Daylight Time)'],
    ['Date()', 'Wed Jul 01 2026 18:30:15 GMT-0400 (Eastern Daylight Time)'],
    ['new Date().toLocaleTimeString("en-GB")', '18:30:15'],
    ['String(new Date(NaN))', 'Invalid Date'],
    ['isNaN(new Date("nonsense"))', true],
    ['(d => { d.setHours(0, 0, 0, 0); return d.toISOString(); })(new Date())', '2026-07-01T04:00:00.000Z'],
    ['(d => { d.setMonth(0); return d.getHours(); })(new Date())', 18],
    ['new Date(new Date(5)).getTime()', 5],
  ])('%s', (expression, expected) => {
    expect(evaluate(expression)).toBe(expected);
  });

  test('follows the zone through a change of the clock', () => {
    expect(evaluate('new Date(2026, 2, 8, 1, 59).toISOString()')).toBe('2026-03-08T06:59:00.000Z');
    expect(evaluate('new Date(2026, 2, 8, 3, 0).toISOString()')).toBe('2026-03-08T07:00:00.000Z');
  });
});

test('Now and chance come from the emulator', () => {
  expect(evaluate('[Date.now(), new Date().getTime(), Math.random()].join()')).toBe(`${nowMs},${nowMs},0.25`);
});

test('A date is an instance of the published Date, and of no other context', () => {
  expect(evaluate('new Date() instanceof Date && new Date().constructor === Date')).toBe(true);
  expect(evaluate('new Date()') instanceof Date).toBe(false);
});
