import { formatDate } from '../../../../src/emulator/services/utilities/format-date.ts';
import { createUtilities } from '../../../../src/emulator/services/utilities/utilities.ts';
import { testExecution } from '../../support/test-execution.ts';

const dateMs = Date.UTC(2026, 2, 5, 14, 7, 9, 45);
const utilities = createUtilities(testExecution().execution, () => '');

describe('Dates of Utilities (letters of java.text.SimpleDateFormat)', () => {
  test.each([
    ['yyyy-MM-dd', 'Europe/Berlin', '2026-03-05'],
    ["yyyy-MM-dd'T'HH:mm:ss.SSSXXX", 'Europe/Berlin', '2026-03-05T15:07:09.045+01:00'],
    ['yy M d H:m:s', 'Etc/GMT', '26 3 5 14:7:9'],
    ['EEE, EEEE MMM MMMM', 'Etc/GMT', 'Thu, Thursday Mar March'],
    ['h:mm a K k', 'Etc/GMT', '2:07 PM 2 14'],
    ["D u ''yy 'o''clock'", 'Etc/GMT', "64 4 '26 o'clock"],
    ['z Z X', 'America/New_York', 'EST -0500 -05'],
    ['X', 'Etc/GMT', 'Z'],
    ['yyyy-MM-dd HH', 'Asia/Tokyo', '2026-03-05 23'],
    ['w ww W F G', 'Etc/GMT', '10 10 1 1 AD'],
  ])('formats %s in %s', (format, timeZone, text) => {
    expect(formatDate(dateMs, timeZone, format)).toBe(text);
  });

  test.each([
    // Java's calendar of the United States: weeks begin on Sunday, and the one with January 1st is the first.
    [Date.UTC(2026, 11, 26), '2026 2026 52 4'],
    [Date.UTC(2026, 11, 27), '2027 2026 1 5'],
    [Date.UTC(2027, 0, 2), '2027 2027 1 1'],
    [Date.UTC(2027, 0, 3), '2027 2027 2 2'],
    [Date.UTC(2022, 11, 31), '2022 2022 53 5'],
  ])('counts weeks, and the year of the week, which is not the year of the day (%p)', (ms, text) => {
    expect(formatDate(ms, 'GMT', 'YYYY yyyy w W')).toBe(text);
  });

  test.each(['b', "yyyy 'open", 'XXXX'])(
    'refuses the pattern %p as an Exception of the script',
    (pattern) => {
      expect(() => utilities.formatDate(new Date(dateMs), 'GMT', pattern)).toThrow(
        expect.objectContaining({ name: 'Exception' }),
      );
    },
  );

  test('keeps to the zone on both sides of a change of the clock', () => {
    const format = (ms: number): string => formatDate(ms, 'Europe/Berlin', 'HH:mm Z');
    expect(format(Date.UTC(2026, 2, 29, 0, 59))).toBe('01:59 +0100');
    expect(format(Date.UTC(2026, 2, 29, 1, 0))).toBe('03:00 +0200');
  });

  test('refuses what is no date', () => {
    expect(() => utilities.formatDate('x' as never, 'Etc/GMT', 'HH')).toThrow(
      "The parameters (String,String,String) don't match the method signature for Utilities.formatDate.",
    );
  });
});

describe('Zones of Utilities.formatDate (ids of java.util.TimeZone)', () => {
  test.each([
    ['GMT+2', '16:07 GMT+02:00 +0200'],
    ['GMT+02:00', '16:07 GMT+02:00 +0200'],
    ['GMT-0530', '08:37 GMT-05:30 -0530'],
    ['GMT', '14:07 GMT +0000'],
    ['UTC', '14:07 UTC +0000'],
    ['Europe/Berlin', '15:07 CET +0100'],
    ['Asia/Tokyo', '23:07 JST +0900'],
    ['Asia/Kathmandu', '19:52 GMT+05:45 +0545'],
    ['PST', '06:07 PST -0800'],
    ['IST', '19:37 IST +0530'],
  ])('%s', (timeZone, text) => {
    expect(formatDate(dateMs, timeZone, 'HH:mm z Z')).toBe(text);
  });

  test.each(['Mars/Olympus', 'GMT+24', 'GMT+2:7', 'UTC+2', '+02:00', 'europe/berlin', ''])(
    'takes %p, which Java does not know, for GMT without a word',
    (timeZone) => {
      expect(formatDate(dateMs, timeZone, 'HH:mm z zzzz')).toBe('14:07 GMT Greenwich Mean Time');
    },
  );
});
