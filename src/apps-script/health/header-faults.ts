/** Compares the header row of a sheet with its plan: which headers are missing, and which a person has renamed. */
import type { MadeColumns } from '../../core/store/layout.ts';
import { isBeingFilled } from '../workbook/restore/filled-header.ts';
import type { SheetPlan } from '../workbook/sheet-plan.ts';

export interface RenamedHeader {
  /** One-based. */
  readonly column: number;
  readonly from: string;
  readonly to: string;
}

export interface HeaderFaults {
  readonly renamed: readonly RenamedHeader[];
  /** Headers that no column has, nor had before it was renamed. */
  readonly missing: readonly string[];
  /** Headers that several columns have. */
  readonly doubled: readonly string[];
}

/**
 * @param sheet the sheet of the plan
 * @param made the headers of the columns that Set up has made: another one was never there to be renamed
 */
export function findHeaderFaults(
  sheet: GoogleAppsScript.Spreadsheet.Sheet,
  plan: SheetPlan,
  made: MadeColumns,
): HeaderFaults {
  const header = sheet.getRange(1, 1, 1, Math.max(1, sheet.getLastColumn()));
  const names = (header.getValues()[0] ?? []).map((cell) => String(cell).trim());
  const notes = header.getNotes()[0] ?? [];
  const known = new Set(plan.columns.map((column) => column.header));
  const taken = new Set<number>();
  const renamed: RenamedHeader[] = [];
  const missing: string[] = [];
  // A sheet that came from a file may have no notes at all.
  const hasNotes = plan.columns.some(({ note }) => notes.includes(note));
  for (const [planned, { header: wanted, note }] of plan.columns.entries()) {
    if (names.includes(wanted)) continue;
    const isFree = (index: number): boolean =>
      !known.has(names[index] ?? '') && !taken.has(index) && !isBeingFilled(names[index] ?? '');
    const index =
      made?.includes(wanted) === false
        ? null
        : renamedIndex({ notes, note, planned, width: names.length, isFree, hasNotes });
    if (index === null) missing.push(wanted);
    else {
      taken.add(index);
      renamed.push({ column: index + 1, from: names[index] ?? '', to: wanted });
    }
  }
  const doubled = [...known].filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  return { renamed, missing, doubled };
}

interface Search {
  readonly notes: readonly string[];
  readonly note: string;
  /** Where Setup put the column. */
  readonly planned: number;
  readonly width: number;
  readonly isFree: (index: number) => boolean;
  /** True when the sheet has notes of the plan's. */
  readonly hasNotes: boolean;
}

// The note that Setup left at a header stays when its text is changed. Where notes are alike, the place tells, and where
// there are none.
function renamedIndex({ notes, note, planned, width, isFree, hasNotes }: Search): number | null {
  const noted = notes.flatMap((one, index) => (one === note && isFree(index) ? [index] : []));
  if (noted.length === 1 || (noted.length > 1 && noted.includes(planned))) {
    return noted.length === 1 ? (noted[0] ?? null) : planned;
  }
  return planned < width && isFree(planned) && !hasNotes && notes[planned] === '' ? planned : null;
}
