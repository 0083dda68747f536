import {
  createFailures,
  type FailurePlan,
} from '../../../../src/emulator/front-end/failures/failure-plan.ts';
import type { Hop } from '../../../../src/emulator/front-end/front-end-failures.ts';
import { serveFrontEnd } from '../support/serve-front-end.ts';

/** The result of 2,000 answers, each read until a read succeeds. */
function readAll(plan: FailurePlan, seed: number): string[] {
  const failures = createFailures(plan, seed);
  const fates: string[] = [];
  for (let answer = 0; answer < 2_000; answer += 1) {
    const read = { key: `answer ${answer}`, isOfBareGet: false };
    for (let failure = failures.at('echo', read); failure; failure = failures.at('echo', read))
      fates.push(failure.answer ?? 'late');
    fates.push('arrives');
  }
  return fates;
}

const everything: FailurePlan = {
  echo_not_found: { share: 0.2, readsMax: 2 },
  echo_bounce: { share: 0.14, readsMax: 2, chainMax: 7 },
  echo_delay: { share: 0.16, readsMax: 1, msMin: 100, msMax: 200 },
};

test('the same seed gives the same failures, another seed others', () => {
  expect(readAll(everything, 7)).toEqual(readAll(everything, 7));
  expect(readAll(everything, 7)).not.toEqual(readAll(everything, 8));
});

test('each kind hits the share of answers that it was given, and the counts say so', () => {
  const fates = readAll(everything, 1);
  const countOf = (fate: string) => fates.filter((each) => each === fate).length;
  // A spell of one or two reads has 1.5 on average.
  expect(countOf('echo_not_found') / 2_000).toBeCloseTo(0.2 * 1.5, 1);
  expect(countOf('bounce') / 2_000).toBeCloseTo(0.14 * 1.5, 1);
  expect(countOf('late') / 2_000).toBeCloseTo(0.16, 1);
  expect(1 - countOf('arrives') / fates.length).toBeGreaterThan(0.38);
});

test('misses of one answer come one behind the other, and then it arrives', () => {
  const fates = readAll({ echo_not_found: { share: 1, readsMax: 5 } }, 3).join(' ');
  const lengths = fates.split('arrives').map((spell) => spell.trim().split(' ').filter(Boolean).length);
  expect(new Set(lengths.slice(0, -1))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('nothing happens that the plan does not name', () => {
  const failures = createFailures({}, 1);
  const hops: Hop[] = ['before_execution', 'after_execution', 'echo'];
  expect(hops.map((hop) => failures.at(hop, { key: 'k', isOfBareGet: false }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(failures.passed).toEqual({ before_execution: 1, after_execution: 1, echo: 1 });
  expect(failures.injected).toEqual({});
});

test('a caller who follows a bounce runs doGet with nothing, again and again, up to the length of the chain', async () => {
  const failures = createFailures({ echo_bounce: { share: 1, readsMax: 1, chainMax: 7 } }, 4);
  const { exec, requests } = await serveFrontEnd({ failures });
  const response = await fetch(exec, { method: 'POST', body: 'x' });
  expect(response.status).toBe(200);
  const { length } = requests;
  expect(length).toBeGreaterThan(2);
  expect(length).toBeLessThanOrEqual(8);
  expect(requests.slice(1)).toEqual(
    Array.from({ length: length - 1 }, () => ({ method: 'GET', queryString: '', body: '' })),
  );
  // The caller reads the answer to a request without parameters at the end, not its own.
  expect(await response.json()).toEqual({ run: length });
  expect(failures.injected).toEqual({ echo_bounce: length - 1 });
});

test('a caller who reads the same answer again after a bounce gets its own', async () => {
  const failures = createFailures({ echo_bounce: { share: 1, readsMax: 1, chainMax: 7 } }, 4);
  const { exec } = await serveFrontEnd({ failures });
  const first = await fetch(exec, { method: 'POST', body: 'x', redirect: 'manual' });
  const echo = first.headers.get('location') ?? '';
  expect((await fetch(echo, { redirect: 'manual' })).headers.get('location')).toBe(exec);
  expect(await (await fetch(echo, { redirect: 'manual' })).json()).toEqual({ run: 1 });
});

test.each([
  ['before_execution', 0],
  ['after_execution', 1],
] as const)('pages come in spells, %s', async (hop, runs) => {
  const failures = createFailures(
    { pages: { share: 1, requestsMax: 3, kinds: ['ran_too_long', 'script_error'], hop } },
    1,
  );
  const { exec, requests } = await serveFrontEnd({ failures });
  const page = await (await fetch(exec)).text();
  expect(page).toMatch(/Exceeded maximum execution time|TypeError/);
  expect(requests).toHaveLength(runs);
  expect(failures.injected).toEqual({ pages: 1 });
});

test('a connection may end after the script has run', async () => {
  const failures = createFailures({ hang_up: { share: 1 } }, 1);
  const { exec, requests } = await serveFrontEnd({ failures });
  await expect(fetch(exec)).rejects.toThrow();
  expect(requests).toHaveLength(1);
  expect(failures.injected).toEqual({ hang_up: 1 });
});
