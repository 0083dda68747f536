/** The changes that copy or move cells and sheets, or name ranges. */
import type { NamedArea, SheetArea, StoredCell } from '../workbook/workbook-snapshot.ts';
import type { OnArea, OnSheet } from './mutation.ts';

/** What is copied of a cell. */
export type CopiedPart = 'contents' | 'values' | 'formats' | 'notes' | 'validations';

interface CopyArea extends OnArea<'copy_area'> {
  /** Where the cells come from; they are repeated as often as they fit into the area. */
  readonly from: SheetArea;
  readonly parts: readonly CopiedPart[];
  /** What the cells show, where values are copied: a mutation knows no clock to compute formulas by. */
  readonly values?: readonly (readonly StoredCell[])[];
}

/** Cuts the cells of an area and puts them in another place; references to them follow. */
interface MoveArea extends OnArea<'move_area'> {
  readonly to: { readonly sheet_id: number; readonly row: number; readonly column: number };
}

interface CopySheet extends OnSheet<'copy_sheet'> {
  /** The id of the sheet that is copied. */
  readonly from: number;
  readonly name: string;
  /** Zero-based place among the sheets. */
  readonly index: number;
}

interface SetNamedRanges {
  readonly op: 'set_named_ranges';
  readonly ranges: readonly NamedArea[];
}

export type CopyingMutation = CopyArea | MoveArea | CopySheet | SetNamedRanges;
