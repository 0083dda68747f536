/** Finds the rows of records by an entry of their metadata, which stands as JSON text in the data cells of a row. */
import type { JsonObject } from '../../schema/represent.ts';
import { searchPattern } from '../row/text-cell-strategy.ts';
import type { RecordTable } from '../table.ts';
import type { Finder } from './condition.ts';
import { readFields } from '../read/read-columns.ts';
import type { ReadRow } from '../read/read-records.ts';
import { rowRanges } from '../read/window.ts';

// Google refuses searches for very long texts; what is left out here is compared in the rows found.
const searchedLengthMax = 200;

// The search for a cell with any text in it.
const anyText = '.';

/**
 * Finds the rows whose metadata has this entry: a search of the first data cells, and one for records whose data goes on
 * in a second cell, because the entry may stand across both. Those are read, and so is every row found by a part of an
 * entry alone: where it is long, or has signs beyond ASCII, of which nobody knows how Google compares them.
 */
export function metadataFinder(key: string, value: string): Finder {
  const { pattern, isWhole } = entryPattern(key, value);
  const expression = new RegExp(pattern);
  // The metadata of a row that cannot be read is missing: the list counts that row.
  const mayHaveEntry = ({ metadata }: JsonObject): boolean =>
    metadata === undefined || ((metadata ?? {}) as JsonObject)[key] === value;
  return {
    find(session, table, layout) {
      const { dataIndex, sheet, resource } = table;
      const search = (index: number, text: string): number[] =>
        session.workspace.document.find(sheet, layout[index] ?? 1, 2, text, true);
      const hits = search(dataIndex, pattern);
      const continued = resource.dataCells > 1 ? search(dataIndex + 1, anyText) : [];
      const open = isWhole ? continued : [...new Set([...hits, ...continued])];
      const compared = rowRanges(open).flatMap(({ first, last }) => {
        const only = open.filter((row) => row >= first && row <= last).sort((a, b) => a - b);
        const read = readFields(session, table, layout, ['metadata'], only);
        return read.flatMap(({ row, record }) => (mayHaveEntry(record) ? [row] : []));
      });
      return [...hits.filter((row) => !open.includes(row)), ...compared].sort((a, b) => a - b);
    },
    stillFits: ({ cells }: ReadRow, { dataIndex, resource }: RecordTable) =>
      expression.test(String(cells[dataIndex])) || (resource.dataCells > 1 && cells[dataIndex + 1] !== ''),
  };
}

// Any text within quotation marks in JSON.
const anyQuoted = '"([^"\\\\]|\\\\.)*"';

// The pattern finds the entry in the metadata and nowhere else, because a quotation mark within a text is escaped.
function entryPattern(key: string, value: string): { pattern: string; isWhole: boolean } {
  const entry = `${JSON.stringify(key)}:${JSON.stringify(value)}`;
  const isWhole = entry.length <= searchedLengthMax && /^[ -~]*$/.test(entry);
  const searched = entry
    .slice(0, searchedLengthMax)
    .split(/[^ -~]+/)
    .map(searchPattern)
    .join('[^"]+');
  const before = `"metadata":\\{(${anyQuoted}:${anyQuoted},)*`;
  return { pattern: `${before}${searched}${isWhole ? '[,}]' : ''}`, isWhole };
}
