import { summarizeCalls } from '../measure-load.ts';

test('a percentile is the time that so many of a hundred calls took at most', () => {
  const hundred = Array.from({ length: 100 }, (_call, index) => 100 - index);
  expect(summarizeCalls(hundred, 0, 5)).toEqual({
    calls: 100,
    failures: 0,
    per_second: 20,
    p50_ms: 50,
    p95_ms: 95,
    p99_ms: 99,
  });
});

test('few calls are told by the nearest of them', () => {
  expect(summarizeCalls([2.71523, 1], 1, 1)).toMatchObject({
    failures: 1,
    p50_ms: 1,
    p95_ms: 2.72,
    p99_ms: 2.72,
  });
});

test('without a call there is nothing to tell', () => {
  expect(summarizeCalls([], 2, 5)).toMatchObject({ calls: 0, per_second: 0, p50_ms: 0 });
});
