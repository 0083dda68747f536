import { setTimeout as pause } from 'node:timers/promises';
import { createExecutionSlots } from '../../../src/emulator/front-end/execution-slots.ts';
import { serveFrontEnd } from './support/serve-front-end.ts';

test('31 requests at once: 30 run, and one is shown the page for too many (30 simultaneous per user)', async () => {
  const { exec, requests } = await serveFrontEnd({ lastingMs: () => 1_500 });
  const pages = await Promise.all(Array.from({ length: 31 }, async () => (await fetch(exec)).text()));
  expect(pages.filter((page) => page.startsWith('{"run":'))).toHaveLength(30);
  expect(pages.filter((page) => page.includes('too many scripts running simultaneously'))).toHaveLength(1);
  expect(requests).toHaveLength(30);
});

test('a slot is free again as soon as its execution is over', async () => {
  const { exec } = await serveFrontEnd({ slots: createExecutionSlots({ max: 1 }), lastingMs: () => 5 });
  for (let run = 1; run <= 3; run += 1) expect(await (await fetch(exec)).json()).toEqual({ run });
});

test('what waits for the disk alone takes no slot', async () => {
  const { exec } = await serveFrontEnd({
    slots: createExecutionSlots({ max: 1 }),
    beforeAnswer: () => pause(50),
  });
  const answers = await Promise.all([1, 2, 3].map(async () => (await fetch(exec)).json()));
  expect(answers).toHaveLength(3);
});

test('an execution that fails frees its slot', async () => {
  const slots = createExecutionSlots({ max: 1 });
  const { exec } = await serveFrontEnd({
    slots,
    webApp() {
      throw new Error('broken');
    },
  });
  await expect(fetch(exec)).rejects.toThrow();
  expect(await slots.enter()).not.toBeNull();
});

test('a request may wait for a slot, in the order of arrival, and gives up in time', async () => {
  const slots = createExecutionSlots({ max: 1, queueMs: 40 });
  const leave = await slots.enter();
  const order: string[] = [];
  const first = slots.enter().then((entered) => {
    order.push('first');
    return entered;
  });
  const second = slots.enter().then((entered) => {
    order.push('second');
    return entered;
  });
  leave?.();
  expect(await first).not.toBeNull();
  expect(await second).toBeNull();
  expect(order).toEqual(['first', 'second']);
  (await first)?.();
  expect(await slots.enter()).not.toBeNull();
  expect(slots.peak).toBe(1);
});
