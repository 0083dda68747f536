import {
  openFailures,
  readFailureSettings,
} from '../../../../src/emulator/front-end/failures/read-failure-settings.ts';
import { serveFrontEnd, usageOfNothing } from '../support/serve-front-end.ts';

test('without a word nothing goes wrong', () => {
  expect(readFailureSettings('')).toEqual({
    seed: 1,
    plan: {},
    simultaneousMax: null,
    latencyScale: 0,
    language: 'en',
  });
});

test('takes every kind with its share, and the rest', () => {
  const text =
    'echo_not_found=0.2 echo_bounce=0.1,echo_delay=0.1 pages=0.05 hang_up=0.01 simultaneous=30 latency=1 language=de seed=7';
  expect(readFailureSettings(text)).toMatchObject({
    seed: 7,
    plan: {
      echo_not_found: { share: 0.2 },
      echo_bounce: { share: 0.1 },
      echo_delay: { share: 0.1 },
      pages: { share: 0.05 },
      hang_up: { share: 0.01 },
    },
    simultaneousMax: 30,
    latencyScale: 1,
    language: 'de',
  });
});

test.each([
  ['echo_lost=0.2', 'FAILURES does not know "echo_lost=0.2". It takes echo_not_found, '],
  ['language=fr', 'FAILURES does not know "language=fr".'],
  ['hang_up', 'FAILURES: "hang_up" must give a number from 0 to 1'],
  ['hang_up=-1', 'FAILURES: "hang_up=-1" must give a number from 0 to 1'],
  ['simultaneous=1.5', 'FAILURES: "simultaneous=1.5" must give a whole number from 1 to 1000'],
])('refuses %s in words', (text, message) => {
  expect(() => readFailureSettings(text)).toThrow(message);
});

test('an owner with one slot and Google’s times shows the second caller a page', async () => {
  const { exec } = await serveFrontEnd(
    openFailures(readFailureSettings('simultaneous=1 latency=1 language=de')),
  );
  const startedMs = Date.now();
  const pages = await Promise.all([fetch(exec), fetch(exec)].map(async (each) => (await each).text()));
  expect(pages.sort()).toEqual([expect.stringContaining('gleichzeitig'), '{"run":1}']);
  // The 750 ms that every request costs.
  expect(Date.now() - startedMs).toBeGreaterThanOrEqual(745);
});

test('what the calls of a script cost is waited for along', () => {
  const lastingMs = openFailures(readFailureSettings('latency=2')).lastingMs;
  const answer = { kind: 'html', status: 200, html: '', usage: { ...usageOfNothing, ms: 250 } } as const;
  expect(lastingMs?.(answer)).toBe(2_000);
});
