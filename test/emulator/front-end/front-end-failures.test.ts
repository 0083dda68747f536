import type { HopFailure } from '../../../src/emulator/front-end/front-end-failures.ts';
import { serveFrontEnd } from './support/serve-front-end.ts';

describe('Failures between a caller and the script', () => {
  const failing = (hop: string, failure: HopFailure) => ({
    failures: { at: (asked: string) => (asked === hop ? failure : undefined) },
  });

  test('can lose the second hop to a 404 page', async () => {
    const { exec, requests } = await serveFrontEnd(failing('echo', { answer: 'echo_not_found' }));
    expect((await fetch(exec)).status).toBe(404);
    expect(requests).toHaveLength(1);
  });

  test('can bounce the second hop to /exec without query and body', async () => {
    const { exec } = await serveFrontEnd(failing('echo', { answer: 'bounce' }));
    const location = (await fetch(`${exec}?path=/x`, { redirect: 'manual' })).headers.get('location') ?? '';
    const bounced = await fetch(location, { redirect: 'manual' });
    expect(bounced.status).toBe(302);
    expect(bounced.headers.get('location')).toBe(exec);
  });

  test.each([
    [
      'too_many_simultaneous',
      'There are too many scripts running simultaneously for this Google user account.',
    ],
    ['too_many_per_second', 'Service invoked too many times in a short time: exec qps.'],
  ] as const)('can refuse with the page for %s before the script runs', async (answer, words) => {
    const { exec, requests } = await serveFrontEnd(failing('before_execution', { answer }));
    const response = await fetch(exec);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<title>Error</title>');
    expect(html).toContain(words);
    expect(requests).toHaveLength(0);
  });

  test('can hang up after the script has run, or answer late', async () => {
    const hungUp = await serveFrontEnd(failing('after_execution', { answer: 'hang_up' }));
    await expect(fetch(hungUp.exec)).rejects.toThrow();
    expect(hungUp.requests).toHaveLength(1);
    const late = await serveFrontEnd(failing('echo', { delayMs: 60 }));
    const startedMs = Date.now();
    expect(await (await fetch(late.exec)).text()).toBe('{"run":1}');
    expect(Date.now() - startedMs).toBeGreaterThanOrEqual(55);
  });
});
