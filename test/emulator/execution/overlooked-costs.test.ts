/** The estimate of what the published measurements leave out. */
import { createMeter } from '../../../src/emulator/execution/meter.ts';
import { freeCall } from '../../../src/emulator/execution/gate.ts';
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';

function estimate(calls: readonly (readonly [ReturnType<typeof freeCall>, unknown?])[]): number {
  const clock = createVirtualClock(0);
  const { interceptor, usage } = createMeter(clock);
  for (const [call, result] of calls) interceptor(call, () => result);
  // The clock, and with it every test, goes by the published measurements.
  expect(clock.now()).toBe(usage.ms);
  return usage.pessimisticMs - usage.ms;
}

const read = freeCall('spreadsheet', 'Range.getValues', [1, 'A1'], { ms: 60, documentCalls: 1 });
const named = (range: string) => freeCall('spreadsheet', 'Spreadsheet.getRange', [range]);

test.each([
  ['the first access of the document alone', [[read], [read]], 90],
  ['a sheet that a range names, once', [[named("'Invoices'!A1:B2")], [named("'Invoices'!C1")]], 60],
  [
    'each sheet that ranges name',
    [[named("'Invoices'!A1")], [named("'It''s'!A1")], [named('Products!A1')]],
    180,
  ],
  [
    'the text of a template, by its size',
    [[freeCall('html', 'HtmlService.createTemplateFromFile', ['x']), 'x'.repeat(100_000)]],
    105,
  ],
  ['a call of Utilities', [[freeCall('utilities', 'Utilities.getUuid')]], 1],
  [
    'each request of a fetch',
    [[freeCall('url_fetch', 'UrlFetchApp.fetchAll', [['GET'], ['GET']], { ms: 150 })]],
    60,
  ],
  ['a mail', [[freeCall('mail', 'MailApp.sendEmail', ['to', 'subject'])]], 500],
  [
    'nothing of the cache, whose calls are measured',
    [[freeCall('cache', 'Cache.get', ['x'], { ms: 15 })]],
    0,
  ],
] as const)('adds %s', (_what, calls, ms) => {
  expect(estimate(calls)).toBeCloseTo(ms, 6);
});
