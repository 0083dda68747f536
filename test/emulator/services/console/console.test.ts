import { createConsole } from '../../../../src/emulator/services/console/console.ts';
import { createScriptLog, type LogEntry } from '../../../../src/emulator/services/console/script-log.ts';
import { executionStartMs, testExecution } from '../../support/test-execution.ts';

function setUp() {
  const heard: LogEntry[] = [];
  return { heard, log: createScriptLog((entry) => heard.push(entry)), ...testExecution() };
}

describe('console (developers.google.com/apps-script/guides/logging)', () => {
  test('writes each line with its severity, its time and its execution', () => {
    const { heard, log, execution } = setUp();
    createConsole(execution, log).error('a %s', 'b', { c: 1 });
    const [severity, text] = ['ERROR', 'a b { c: 1 }'];
    expect(heard).toEqual([{ severity, text, atMs: executionStartMs, executionId: execution.id }]);
    expect(log.entries()).toEqual(heard);
  });

  test('keeps the newest 5,000 lines', () => {
    const { log, execution } = setUp();
    const subject = createConsole(execution, log);
    for (let n = 0; n <= 5000; n++) subject.error(n);
    expect(log.entries()).toHaveLength(5000);
    expect(log.entries()[0]?.text).toBe('1');
  });
});
