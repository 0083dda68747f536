/** A record comes back from the sheet as it went in, whatever time zone and language the spreadsheet has. */
import fc from 'fast-check';
import { resources } from '../../../../src/core/resources/index.ts';
import '../../../../src/core/resources/late-rules.ts';
import { decodeRow, encodeRecord } from '../../../../src/core/store/row/row-codec.ts';
import { cellFormat, recordTable } from '../../../../src/core/store/table.ts';
import { withTextStrategy } from '../../../../src/core/store/row/text-cell-strategy.ts';
import { guardedSwitches, likelySwitches } from '../../../../src/emulator/switches.ts';
import { blankWorkbook, createWorkbook } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createPersonEdits } from '../../../../src/emulator/spreadsheet/person/person-edits.ts';
import { emulateGoogle } from '../../../emulated-workspace.ts';
import { arbitraryRecord } from '../../arbitrary-records.ts';

// Texts that look like days and instants to a spreadsheet, beside those that any record may hold.
const days = fc.constantFrom(
  '2026-01-07',
  '2024-02-29',
  '1900-01-01',
  '2026-03-29',
  '01/02/2026',
  '7. Januar',
);
const instants = fc.constantFrom('2026-03-29T01:30:00.000Z', '2026-10-25T00:30:00.000Z');

const sheet = 'Sheet1';

test.each([
  ['Pacific/Auckland', 'en_US', '', '', likelySwitches],
  ['Europe/Lisbon', 'pt_PT', '', '=+-@', likelySwitches],
  ['America/Los_Angeles', 'de_DE', '\u2060', '', guardedSwitches],
  ['Asia/Kolkata', 'ja_JP', "'", '', likelySwitches],
] as const)('in %s with the language %s', (timeZone, locale, text_way, plain_signs, switches) => {
  const workbook = createWorkbook(blankWorkbook('Lovelace Engines', timeZone, locale));
  const google = emulateGoogle({ workbook, switches });
  // A new sheet has 26 columns, and customers have more.
  const hands = createPersonEdits(workbook, google.world.clock);
  for (let count = 0; count < 20; count += 1) hands.insertColumn(sheet, 1);
  const { workspace } = google.begin();
  const document = withTextStrategy(workspace.document, { text_way, plain_signs });
  for (const resource of resources) {
    const table = recordTable(resource);
    const area = { row: 2, column: 1, rows: 1, columns: table.columns.length };
    fc.assert(
      fc.property(arbitraryRecord(resource), days, instants, ({ record, sequence }, day, instant) => {
        const dated = Object.keys(record).filter((name) => name.endsWith('_date'));
        const known = { ...record, ...Object.fromEntries(dated.map((name) => [name, day])) };
        const stamped = { ...known, created_at: instant, updated_at: instant };
        const cells = encodeRecord(table, stamped, 1);
        document.write(sheet, area.row, area.column, [cells], table.columns.map(cellFormat));
        document.flush();
        const [read = []] = document.read(sheet, area);
        expect(decodeRow(table, read)).toMatchObject({
          ok: true,
          stored: { seq: sequence, record: stamped },
        });
        // Cell by cell, too: the columns that people see say the same.
        expect(read).toEqual(cells);
      }),
      { numRuns: 12 },
    );
  }
});
