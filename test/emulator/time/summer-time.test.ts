/**
 * Local times that a change of the clocks leaves out or repeats: one rule for the script's Date, which is the
 * language's (ECMA-262, "UTC(t)": the offset before the change), and for days in cells.
 */
import { createZone } from '../../../src/emulator/time/zone.ts';
import { openSpreadsheet } from '../spreadsheet/support/open-spreadsheet.ts';

const cases = [
  ['Europe/Berlin', '2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-03-08 02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04 02:15', '2026-10-03T15:45:00.000Z'],
  ['Pacific/Auckland', '2026-04-05 02:30', '2026-04-04T13:30:00.000Z'],
] as const;

test.each(cases)('in %s the clock at %s shows the instant %s', (timeZone, local, instant) => {
  const localMs = Date.parse(`${local.replace(' ', 'T')}Z`);
  expect(new Date(createZone(timeZone).fromLocal(localMs)).toISOString()).toBe(instant);
  const { sheet } = openSpreadsheet({ timeZone });
  const cell = sheet.getRange('A1').setValue(local);
  expect((cell.getValue() as Date).toISOString()).toBe(instant);
});

test('a Date written to a cell comes back, except from the second of two equal hours', () => {
  const { sheet } = openSpreadsheet({ timeZone: 'Europe/Berlin' });
  const back = (text: string) =>
    (sheet.getRange('A1').setValue(new Date(text)).getValue() as Date).toISOString();
  expect(back('2026-10-25T00:30:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
  expect(back('2026-10-25T01:30:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
  expect(back('2026-03-29T01:30:00.000Z')).toBe('2026-03-29T01:30:00.000Z');
  expect(back('1890-05-01T12:34:56.789Z')).toBe('1890-05-01T12:34:56.789Z');
});
