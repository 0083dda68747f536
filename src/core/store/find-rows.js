import { isSame } from '../schema/canonical-json.ts';
import { pick, span } from './layout.ts';
import { provesLayout } from './proves-layout.ts';
import { readLayout, seenLayout } from './session.ts';
import { isRecordTable } from './table.ts';
/**
 * The rows whose id cell holds this id: one document call when `likelyRow` is right and shows that no column was
 * moved since the header was read; up to two more when it is not.
 * @param likelyRow where the only such row should stand; 0 for a search at once
 */
export function findRows(session, { layouts }, table, id, likelyRow) {
  const { document } = session.workspace;
  const known = layouts.get(table.sheet);
  const layout = known ?? seenLayout(session, table);
  const search = (now) => document.find(table.sheet, now[table.idIndex] ?? 1, 2, id);
  let isThere = false;
  if (likelyRow > 1) {
    const area = { ...span(layout), row: likelyRow, rows: 1 };
    const cells = pick(layout, area.column, document.read(table.sheet, area)[0] ?? []);
    isThere = cells[table.idIndex] === id;
    if (isThere && (known !== undefined || provesLayout(table, cells))) {
      layouts.set(table.sheet, layout);
      return { rows: [likelyRow], layout };
    }
  } else if (known === undefined && !isRecordTable(table)) {
    const rows = search(layout);
    if (rows.length > 0) return { rows, layout };
  }
  const now = known ?? readLayout(session, table);
  layouts.set(table.sheet, now);
  return { rows: isThere && isSame(now, layout) ? [likelyRow] : search(now), layout: now };
}
