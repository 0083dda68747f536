/** Proves what the local runtime takes from environment variables. */
import { join } from 'node:path';
import { readLocalEnvironment } from '../../../src/local/runtime/environment.ts';
import { readFailureSettings } from '../../../src/emulator/front-end/failures/read-failure-settings.ts';

test.each([{}, { PORT: '', WORKBOOK: '', TRIGGER_MINUTE_MS: '', FAILURES: '' }])(
  'needs nothing (%j)',
  (variables) => {
    expect(readLocalEnvironment(variables)).toEqual({
      port: 8787,
      workbookPath: join(process.cwd(), '.local/billing.xlsx'),
      triggerMinuteMs: 60_000,
      failures: readFailureSettings(''),
    });
  },
);

test('takes port, workbook, the length of a trigger minute and failures', () => {
  const variables = {
    PORT: '0',
    WORKBOOK: '/books/a.xlsx',
    TRIGGER_MINUTE_MS: '250',
    FAILURES: 'hang_up=0.1',
  };
  expect(readLocalEnvironment(variables)).toEqual({
    port: 0,
    workbookPath: '/books/a.xlsx',
    triggerMinuteMs: 250,
    failures: readFailureSettings('hang_up=0.1'),
  });
});

test.each([
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
  ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, not "80.5".'],
  ['TRIGGER_MINUTE_MS', '9', 'TRIGGER_MINUTE_MS must be a whole number from 10 to 3600000, not "9".'],
  ['TRIGGER_MINUTE_MS', '1s', 'TRIGGER_MINUTE_MS must be a whole number from 10 to 3600000, not "1s".'],
  ['FAILURES', 'hang_up=2', 'FAILURES: "hang_up=2" must give a number from 0 to 1, as in name=value.'],
])('refuses %s=%s in words', (name, value, message) => {
  expect(() => readLocalEnvironment({ [name]: value })).toThrow(message);
});
