/** The retry schedule: its delays, how far they are spread, and what a receiver may ask for. */
import fc from 'fast-check';
import {
  attemptDelaysSeconds,
  attemptsMax,
  readRetryAfter,
  retryDelayMs,
} from '../../../src/core/events/deliveries/retry-schedule.ts';

const hourSeconds = 3600;

const attempts = fc.integer({ min: 1, max: attemptsMax - 1 });

test('there are ten attempts over some 75 hours', () => {
  expect(attemptsMax).toBe(10);
  const sum = attemptDelaysSeconds.reduce((total, seconds) => total + seconds, 0);
  expect(Math.round(sum / hourSeconds)).toBe(76);
  expect(sum).toBe(272_160);
});

test('a delay is within a fifth of what is planned, and to the second while it is short', () => {
  fc.assert(
    fc.property(attempts, fc.string(), (made, seed) => {
      const planned = (attemptDelaysSeconds[made] ?? 0) * 1000;
      const delay = retryDelayMs(made, seed, null) ?? 0;
      const spread = planned < 300_000 ? 0 : planned * 0.2;
      expect(delay).toBeGreaterThanOrEqual(planned - spread);
      expect(delay).toBeLessThanOrEqual(planned + spread);
      expect(retryDelayMs(made, seed, null)).toBe(delay);
    }),
  );
});

test('what failed together is tried apart', () => {
  const delays = Array.from({ length: 1000 }, (_, index) => retryDelayMs(3, `dlv_${index}`, null) ?? 0);
  expect(new Set(delays).size).toBeGreaterThan(900);
  const mean = delays.reduce((sum, delay) => sum + delay, 0) / delays.length;
  expect(Math.abs(mean / 1_800_000 - 1)).toBeLessThan(0.02);
  expect(Math.min(...delays)).toBeLessThan(1_800_000 * 0.82);
  expect(Math.max(...delays)).toBeGreaterThan(1_800_000 * 1.18);
});

test('a receiver may ask for more time, up to twice the delay, and never for less', () => {
  fc.assert(
    fc.property(attempts, fc.string(), fc.nat({ max: 10 ** 9 }), (made, seed, askedMs) => {
      const planned = (attemptDelaysSeconds[made] ?? 0) * 1000;
      const usual = retryDelayMs(made, seed, null) ?? 0;
      const delay = retryDelayMs(made, seed, askedMs) ?? 0;
      expect(delay).toBe(askedMs <= usual ? usual : Math.min(askedMs, Math.max(usual, 2 * planned)));
    }),
  );
});

test('after the last attempt there is none', () => {
  expect(retryDelayMs(attemptsMax, 'any', 10)).toBeNull();
  expect(retryDelayMs(attemptsMax + 5, 'any', null)).toBeNull();
});

describe('Retry-After', () => {
  const nowMs = Date.parse('2026-01-07T12:00:00Z');

  test.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Wed, 07 Jan 2026 12:05:00 GMT', 300_000],
    ['Wed, 07 Jan 2026 11:00:00 GMT', 0],
  ])('"%s" asks for %d ms', (text, wanted) => {
    expect(readRetryAfter(text, nowMs)).toBe(wanted);
  });

  test.each([undefined, '', 'soon', '-5', '1.5', '1e9', '2026-01-07', '99999999999'])(
    '%s says nothing that can be understood',
    (text) => {
      expect(readRetryAfter(text, nowMs)).toBeNull();
    },
  );
});
