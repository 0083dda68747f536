import { createConsole, createLogger } from '../../../../src/emulator/services/console/console.ts';
import { createScriptLog, type LogEntry } from '../../../../src/emulator/services/console/script-log.ts';
import { startMs, testExecution } from '../../support/test-execution.ts';

function setUp() {
  const heard: LogEntry[] = [];
  return { heard, log: createScriptLog((entry) => heard.push(entry)), ...testExecution() };
}

describe('console (developers.google.com/apps-script/guides/logging)', () => {
  test('writes each line with its severity, its time and its execution', () => {
    const { heard, log, execution } = setUp();
    const subject = createConsole(execution, log);
    subject.log('a %s', 'b');
    subject.info({ c: 1 });
    subject.warn('w');
    subject.error('e');
    expect(heard.map(({ severity, text }) => [severity, text])).toEqual([
      ['DEBUG', 'a b'],
      ['INFO', '{ c: 1 }'],
      ['WARNING', 'w'],
      ['ERROR', 'e'],
    ]);
    expect(heard[0]).toMatchObject({ atMs: startMs, executionId: execution.id });
    expect(log.entries()).toEqual(heard);
  });

  test('measures time on the clock of the execution', () => {
    const { heard, log, execution } = setUp();
    const subject = createConsole(execution, log);
    subject.time('read');
    execution.clock.advance(120);
    subject.timeEnd('read');
    expect(heard[0]?.text).toBe('read: 120ms');
  });

  test('keeps the newest 5,000 lines', () => {
    const { log, execution } = setUp();
    const subject = createConsole(execution, log);
    for (let n = 0; n <= 5000; n++) subject.log(n);
    expect(log.entries()).toHaveLength(5000);
    expect(log.entries()[0]?.text).toBe('1');
  });
});

test.each<[unknown[], string]>([
  // tetsuooo.net/?p=338 shows both loggers' lines for the same values.
  [[100], '100.0'],
  [['Hello World'], 'Hello World'],
  [[{ name: 'Ted', age: 4 }], '{name=Ted, age=4.0}'],
  // developers.google.com/apps-script/reference/base/logger
  [[{ key: 'value' }], '{key=value}'],
  [[{ message: 'my log message', data: { key: 'value' } }], 'my log message'],
  [['a %s, %d of %s', { b: [1, null] }, 3, 4], 'a {b=[1.0, null]}, 3 of 4.0'],
  [[[1e7, 0.0001, 1.5, true, undefined]], '[1.0E7, 1.0E-4, 1.5, true, null]'],
])('Logger prints %j as Java does', (values, line) => {
  const { log, execution } = setUp();
  const [first, ...rest] = values;
  expect(
    createLogger(execution, log)
      .log(first, ...rest)
      .getLog(),
  ).toBe(line);
});

test('Logger keeps its own lines until they are cleared', () => {
  const { log, execution } = setUp();
  const logger = createLogger(execution, log);
  expect(logger.log('a').log('b %s', 'c').getLog()).toBe('a\nb c');
  logger.clear();
  expect(logger.getLog()).toBe('');
  expect(log.entries()).toHaveLength(2);
});
