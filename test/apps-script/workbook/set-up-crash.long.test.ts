/** A Set up that dies is finished by the next one, which goes on where it stopped. */
import { sampleOf } from '../../contract/support/failures.ts';
import { openBlank, visibleStateOf } from './blank-spreadsheet.ts';

jest.setTimeout(1_200_000);

// What the next run asks again before it goes on. Behind the end of the first it looks at everything once more.
const repeated = 700;
// Behind these calls Set up has finished, and the next one is another.
const lastCalls = 4;

const whole = openBlank();
const calls = whole.setUp().length;
const wanted = visibleStateOf(whole);
const deaths = Array.from({ length: calls - lastCalls }, (_, index) => index);

test('the uninterrupted Set up is the measure', () => {
  expect(whole.outcome()).toMatchObject({ ok: true });
  expect(deaths.length).toBeGreaterThan(300);
});

test.each([
  ['after which Google applies what was written', false],
  ['at which all unflushed writes are lost', true],
])('the next Set up finishes it after any death %s', (_, isAllLost) => {
  const most = { index: 0, calls: 0 };
  for (const index of sampleOf(deaths, 16)) {
    const spreadsheet = openBlank();
    const done = spreadsheet.setUp(index, isAllLost).length;
    const rest = spreadsheet.setUp().length;
    expect(spreadsheet.outcome()).toMatchObject({ ok: true });
    if (done + rest > most.calls) Object.assign(most, { index, calls: done + rest });
    expect({ index, state: visibleStateOf(spreadsheet) }).toEqual({ index, state: wanted });
  }
  expect(most.calls).toBeLessThan(calls + repeated);
});
