/** Knows before which edits Google warns: those of protected sheets, headers and system columns. */
import type { GridArea, ProtectedArea } from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import type { WorkbookEdit } from '../../pages/workbook/protocol.ts';

/**
 * True for an edit that a person may not mean. A row that is pasted with its system columns is not asked about, because
 * whoever copies a whole row means that.
 */
export function isWarnedOf(protections: readonly ProtectedArea[], edit: WorkbookEdit): boolean {
  if (protections.some(({ area }) => area === undefined)) return true;
  if (edit.op !== 'paste') return false;
  const { row, column, texts } = edit;
  const written = { row, column, rows: texts.length, columns: Math.max(...texts.map((line) => line.length)) };
  return protections.some(
    ({ area }) => area !== undefined && (isHeaderOf(area, written) || holds(area, written)),
  );
}

function isHeaderOf({ row, rows }: GridArea, written: GridArea): boolean {
  return row === 1 && rows === 1 && written.row === 1;
}

function holds(area: GridArea, written: GridArea): boolean {
  return (
    written.row >= area.row &&
    written.column >= area.column &&
    written.row + written.rows <= area.row + area.rows &&
    written.column + written.columns <= area.column + area.columns
  );
}
