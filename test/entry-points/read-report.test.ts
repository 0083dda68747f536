/** Proves that a run through an entry point hides nothing: what failed, what was left out, and what gives no reason. */
import { readReport } from './read-report.ts';

const passed = { ancestorTitles: [], fullName: 'a list is read', status: 'passed' };

function read(assertionResults: readonly object[], file: object = {}) {
  const testResults = [{ name: 'lists.test.ts', status: 'passed', assertionResults, ...file }];
  return readReport({ entryPoint: 'node', text: JSON.stringify({ testResults }), ms: 7 });
}

test('counts what passed', () => {
  expect(read([passed, passed])).toEqual({ entryPoint: 'node', passed: 2, failures: [], left: [], ms: 7 });
});

test('shows what failed', () => {
  const failed = { ...passed, status: 'failed' };
  expect(read([passed, failed])).toMatchObject({
    passed: 1,
    failures: ['a list is read'],
  });
});

test('shows a file that could not be loaded', () => {
  expect(read([], { status: 'failed' })).toMatchObject({
    passed: 0,
    failures: ['lists.test.ts'],
  });
});

test('names what an entry point does not carry, and why', () => {
  const group = 'not through this entry point: no header holds it';
  const left = { ...passed, ancestorTitles: [group], fullName: `${group} a line break`, status: 'pending' };
  expect(read([left])).toMatchObject({
    failures: [],
    left: [{ title: 'a line break', reason: 'no header holds it' }],
  });
});

test.each(['pending', 'todo', 'skipped'])('takes what is %s without a reason for a failure', (status) => {
  expect(read([{ ...passed, status }])).toMatchObject({
    left: [],
    failures: ['a list is read'],
  });
});
