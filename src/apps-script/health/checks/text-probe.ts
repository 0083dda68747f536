/** Checks on a sheet made for it that text of any look comes back from a cell as it was written. */
import { decodeText, encodeText } from '../../../core/store/text-cell.ts';
import { forPerson, good, type HealthCheck } from '../health-check.ts';

const scratchName = 'billing health check';

/** What a spreadsheet takes for a number, a date, a truth value, a formula, or trims. */
const texts: readonly string[] = [
  ...['00123', '+33612345678', '1/2', 'TRUE', '1e5', '5%', '12:30', '2026-01-07', '€ 5,00'],
  ...['=1+1', '=IMPORTXML("https://a.example","//b")', '+1', '-1', '@SUM(A1)', "'quoted", "''"],
  ...[' blanks ', 'a\r\nb', 'a\tb', '\u2060joined', 'עברית', '山田 😀', '#REF!', 'x'.repeat(40_000)],
];

export const textProbe: HealthCheck = {
  id: 'text',
  title: 'Text probe',
  run({ workspace: { document }, spreadsheet }) {
    const scratch = spreadsheet.getSheetByName(scratchName) ?? spreadsheet.insertSheet(scratchName);
    try {
      scratch.hideSheet();
      document.write(
        scratchName,
        1,
        1,
        texts.map((text) => [encodeText(text)]),
        ['@'],
      );
      document.flush();
      const read = document.read(scratchName, { row: 1, column: 1, rows: texts.length, columns: 1 });
      const changed = texts.filter((text, index) => decodeText(String(read[index]?.[0] ?? '')) !== text);
      if (changed.length === 0) return good(`${texts.length} texts of all kinds came back unchanged.`);
      return forPerson('fault', [
        `These do not come back from a cell as they were written: ${changed.map((text) => JSON.stringify(text.slice(0, 40))).join(', ')}. Report this: the API must not be used with such text.`,
      ]);
    } finally {
      spreadsheet.deleteSheet(scratch);
    }
  },
};
