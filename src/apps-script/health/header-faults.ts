/** Compares the header row of a sheet with its plan, and finds the headers that are missing, renamed or doubled. */
import type { MadeColumns } from '../../core/store/layout.ts';
import { isBeingFilled } from '../workbook/restore/filled-header.ts';
import type { SheetHeader } from '../workbook/restore/sheet-header.ts';
import type { SheetPlan } from '../workbook/sheet-plan.ts';

interface RenamedHeader {
  /** The number of the column, from 1. */
  readonly column: number;
  readonly from: string;
  readonly to: string;
}

export interface HeaderFaults {
  readonly renamed: readonly RenamedHeader[];
  /** Headers that no column has, and that no renamed column had before. */
  readonly missing: readonly string[];
  /** Headers that several columns have. */
  readonly doubled: readonly string[];
}

/**
 * @param header the header row of the plan's sheet
 * @param made the headers of the columns that Set up has made, because only those can have been renamed
 */
export function findHeaderFaults(
  { names, notes }: SheetHeader,
  plan: SheetPlan,
  made: MadeColumns,
): HeaderFaults {
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
  /** The index at which Set up has put the column. */
  readonly planned: number;
  readonly width: number;
  readonly isFree: (index: number) => boolean;
  /** True when some header of the sheet has a note from its plan. */
  readonly hasNotes: boolean;
}

// The note that Set up wrote at a header stays when a person changes the header's text, so the note identifies the column.
// The column's index decides when several headers have the same note, or when the sheet has no notes.
function renamedIndex({ notes, note, planned, width, isFree, hasNotes }: Search): number | null {
  const noted = notes.flatMap((one, index) => (one === note && isFree(index) ? [index] : []));
  if (noted.length === 1 || (noted.length > 1 && noted.includes(planned))) {
    return noted.length === 1 ? (noted[0] ?? null) : planned;
  }
  return planned < width && isFree(planned) && !hasNotes && notes[planned] === '' ? planned : null;
}
