import fc from 'fast-check';
import { decideRate, emptyRateLog, type RateLog } from '../../../src/core/access/rate-limit.ts';
import { decodeRateLog, encodeRateLog } from '../../../src/core/access/rate-log.ts';
import { lastAdmittedMs } from '../../../src/core/access/key-uses.ts';
import { startMs } from './fake-workspace.ts';

function logAt(...secondsAgo: number[]): RateLog {
  return { ...emptyRateLog, admittedMs: secondsAgo.map((seconds) => startMs - seconds * 1000) };
}

describe('the rate limit', () => {
  test('admits the hundredth request and refuses the next', () => {
    const log = logAt(...new Array<number>(99).fill(30));
    const hundredth = decideRate(log, startMs);
    expect(hundredth).toMatchObject({ admitted: true, remaining: 0, retryAfterSeconds: 30 });
    const next = decideRate(hundredth.log, startMs + 1);
    expect(next).toMatchObject({ admitted: false, remaining: 0, resetAtMs: startMs + 30_000 });
    expect(next.retryAfterSeconds).toBe(30);
    expect(next.log.admittedMs).toHaveLength(100);
  });

  test('admits again exactly one window after the oldest admission, and not a millisecond before', () => {
    const full = logAt(...new Array<number>(100).fill(0));
    expect(decideRate(full, startMs + 59_999).admitted).toBe(false);
    expect(decideRate(full, startMs + 60_000)).toMatchObject({ admitted: true, remaining: 99 });
  });

  test('does not count refusals', () => {
    let log = logAt(...new Array<number>(100).fill(59));
    for (let attempt = 0; attempt < 50; attempt++) log = decideRate(log, startMs).log;
    expect(decideRate(log, startMs + 1000)).toMatchObject({ admitted: true, remaining: 99 });
  });

  test('takes the newest entry for the time when the clock runs behind it', () => {
    const { log } = decideRate(logAt(0), startMs - 1500);
    expect(log.admittedMs).toEqual([startMs, startMs]);
  });

  test('counts admissions by minute and by day, and refusals not at all', () => {
    let log = emptyRateLog;
    for (let second = 0; second < 120; second += 1) log = decideRate(log, startMs + second * 500).log;
    const [minute, day] = [startMs / 60_000, Math.floor(startMs / 86_400_000)];
    expect(log.uses).toEqual([
      [minute, 100],
      [day, 100],
    ]);
    expect(decideRate(log, startMs + 90_000).log.uses[0]).toEqual([minute, 100, minute + 1, 1]);
  });

  test('forgets the uses that are older than an hour of use and a week', () => {
    let log = emptyRateLog;
    for (let hour = 0; hour < 24 * 30; hour += 1) log = decideRate(log, startMs + hour * 3_600_000).log;
    const [minutes, days] = log.uses;
    expect(minutes).toHaveLength(2 * 60);
    expect(days).toHaveLength(2 * 8);
    expect(days.slice(0, -2).filter((_number, index) => index % 2 === 1)).toEqual(new Array(7).fill(24));
  });

  test('reports a wait of at least one second that ends when a slot is free', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 59_999 }), { minLength: 100, maxLength: 100 }),
        (ages) => {
          const admittedMs = ages.map((age) => startMs - age).sort((one, next) => one - next);
          const refused = decideRate({ ...emptyRateLog, admittedMs }, startMs);
          expect(refused.admitted).toBe(false);
          expect(refused.retryAfterSeconds).toBeGreaterThanOrEqual(1);
          expect(decideRate(refused.log, startMs + refused.retryAfterSeconds * 1000).admitted).toBe(true);
        },
      ),
    );
  });
});

/** Counts of the latest periods, each as high as the limit lets it be. */
function counts(periodMs: number, kept: number): fc.Arbitrary<number[]> {
  const newest = Math.floor(startMs / periodMs);
  const count = fc.integer({ min: 1, max: (100 * periodMs) / 60_000 });
  return fc
    .array(count, { maxLength: kept })
    .map((all) => all.flatMap((one, index) => [newest - all.length + 1 + index, one]));
}

describe('the text of a rate log', () => {
  const logs = fc.record({
    admittedMs: fc
      .array(fc.integer({ min: 0, max: 59_999 }), { maxLength: 100 })
      .map((ages) => ages.map((age) => startMs - age).sort((one, next) => one - next)),
    savedAtMs: fc.constantFrom(0, startMs),
    unsaved: fc.nat(1000),
    uses: fc.tuple(counts(60_000, 60), counts(86_400_000, 8)),
  });

  test('gives back what was written, in about a kilobyte', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const text = encodeRateLog(log);
        expect(decodeRateLog(text)).toEqual(log);
        expect(text.length).toBeLessThan(1_200);
      }),
    );
  });

  test('is no log when it cannot be read', () => {
    for (const text of [
      '',
      '1',
      ',',
      '1,2,',
      '1,2',
      '1,2,..',
      '1,2,-3..',
      '1,2,X..',
      'null',
      null,
      undefined,
    ])
      expect(decodeRateLog(text)).toBeNull();
  });

  test('says when the key was last admitted', () => {
    expect(lastAdmittedMs(encodeRateLog(logAt(20, 10)))).toBe(startMs - 10_000);
    expect(lastAdmittedMs(encodeRateLog(emptyRateLog))).toBeNull();
    expect(lastAdmittedMs(undefined)).toBeNull();
  });
});
