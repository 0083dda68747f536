/** Every fault at every service call of every kind of write: nobody is told that nothing was done when it was. */
import { likelySwitches, unkindSwitches } from '../../../src/emulator/switches.ts';
import { sampleOf } from '../../contract/support/faults.ts';
import { callsOf, faultsOf, judge } from './write-story.ts';
import { enumerate } from './writes.ts';

// The switches change what becomes of writes and not what is told of them: on the unkind side a sample is enough.
describe.each([
  ['likely', likelySwitches, 1],
  ['unkind', unkindSwitches, 7],
] as const)('on a platform that is %s', (_name, switches, every) => {
  const { openScene, writes } = enumerate(switches);

  test.each(writes)('the caller of $name is told what became of it, whatever fails and wherever', (write) => {
    const faults = faultsOf(callsOf(openScene(), write));
    expect(faults.length).toBeGreaterThan(40);
    const verdicts = sampleOf(faults, every).map((fault) => judge(openScene(), write, fault));
    expect(verdicts.flatMap((verdict) => verdict.faults)).toEqual([]);
    // A caller who is told too often that nobody knows has no use of the answer.
    expect(verdicts.filter(({ told }) => told === 'unknown').length).toBeLessThanOrEqual(3);
  });
});
