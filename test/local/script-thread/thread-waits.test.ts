/** A call that has to wait leaves at once, and is charged once. */
import { freeCall } from '../../../src/emulator/execution/gate.ts';
import { createLockTable } from '../../../src/emulator/services/lock/lock-table.ts';
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import {
  CallWaits,
  createWaitingCall,
  waitForNetwork,
  waitForTime,
  waitToTakeLock,
} from '../../../src/local/script-thread/thread-waits.ts';

test('the result goes to the call that has waited, and to no other', () => {
  const { interceptor, arrive } = createWaitingCall();
  const sleep = freeCall('utilities', 'Utilities.sleep', [5]);
  const waits = new CallWaits(() => null);
  expect(() =>
    interceptor(sleep, () => {
      throw waits;
    }),
  ).toThrow(waits);
  arrive({ value: 'slept' });
  expect(interceptor(freeCall('cache', 'Cache.get', ['a']), () => 'performed')).toBe('performed');
  expect(interceptor<string>(sleep, () => 'performed')).toBe('slept');
  expect(interceptor<string>(sleep, () => 'performed')).toBe('performed');
});

test('a time comes', () => {
  const clock = createVirtualClock(0);
  const { poll } = waitForTime(clock, 10);
  expect(poll()).toBeNull();
  clock.advance(10);
  expect(poll()).toEqual({ value: undefined });
});

test('a lock is taken once it is free, and given up when the time has passed', () => {
  const [locks, clock] = [createLockTable(), createVirtualClock(0)];
  locks.acquire('script', 'other');
  const { poll } = waitToTakeLock({ locks, clock }, { lock: 'script', untilMs: 10, executionId: 'own' });
  expect(poll()).toBeNull();
  locks.release('script', 'other');
  expect(poll()).toEqual({ value: true });
  expect(locks.holder('script')).toBe('own');
  const late = waitToTakeLock({ locks, clock }, { lock: 'script', untilMs: 10, executionId: 'late' });
  clock.advance(10);
  expect(late.poll()).toEqual({ value: false });
});

test('requests leave once, and their outcomes are passed on when all have come', () => {
  const outcome = { kind: 'failure', reason: 'dns' } as const;
  let [begun, isThere] = [0, false];
  const begin = () => {
    begun += 1;
    return {
      waitFor: () => (isThere ? [outcome] : null),
      drop: () => undefined,
    };
  };
  const { poll } = waitForNetwork({ begin }, (outside) => outside, []);
  expect(poll()).toBeNull();
  isThere = true;
  expect(poll()).toEqual({ value: [outcome] });
  expect(begun).toBe(1);
});
