/** The changes of a workbook as small records, which are buffered, applied, logged to the disk and replayed. */
import type {
  GridArea,
  CellStyle,
  ChartSnapshot,
  ConditionalFormat,
  ProtectedArea,
  ValidationArea,
} from '../workbook/workbook-snapshot.ts';
import type { EntryRules } from '../typing/entered-values.ts';

/** A value as a script or a person gives it; null is blank. */
export type EnteredCell = string | number | boolean | null | { readonly date_ms: number };

/** Null takes the property back to its default. */
export type StyleChange = { readonly [Key in keyof CellStyle]?: CellStyle[Key] | null };

/** A drop-down's rule without its place. */
export type ValidationRule = Omit<ValidationArea, 'area'>;

/** A protection with the id by which a script's Protection object finds it again. */
export type Protected = ProtectedArea & { readonly id: string };

type ClearedPart = 'contents' | 'formats' | 'notes' | 'validations';

export interface SortKey {
  readonly column: number;
  readonly ascending: boolean;
}

interface OnSheet<Op extends string> {
  readonly op: Op;
  readonly sheet_id: number;
}

interface OnArea<Op extends string> extends OnSheet<Op> {
  readonly area: GridArea;
}

interface FromCorner<Op extends string> extends OnSheet<Op> {
  readonly row: number;
  readonly column: number;
}

interface EnterValues extends FromCorner<'enter_values'> {
  readonly values: readonly (readonly EnteredCell[])[];
  /** How the strings among them are read; their meaning also depends on the formats found when applied. */
  readonly rules: EntryRules;
}

interface SetFormulas extends FromCorner<'set_formulas'> {
  /** An empty string clears the cell. */
  readonly formulas: readonly (readonly string[])[];
}

interface Clear extends OnArea<'clear'> {
  readonly parts: readonly ClearedPart[];
}

interface SetStyle extends OnArea<'set_style'> {
  readonly style: StyleChange;
}

interface SetStyles extends FromCorner<'set_styles'> {
  readonly styles: readonly (readonly StyleChange[])[];
}

interface SetNotes extends FromCorner<'set_notes'> {
  /** An empty string removes the note. */
  readonly notes: readonly (readonly string[])[];
}

interface SetValidation extends OnArea<'set_validation'> {
  readonly rule: ValidationRule | null;
}

interface SetValidations extends FromCorner<'set_validations'> {
  readonly rules: readonly (readonly (ValidationRule | null)[])[];
}

interface InsertRows extends OnSheet<'insert_rows'> {
  /** The first new row. */
  readonly row: number;
  readonly rows: number;
  /** The row, counted before the insertion, whose formats the new ones take; null for none. */
  readonly style_from: number | null;
}

interface DeleteRows extends OnSheet<'delete_rows'> {
  readonly row: number;
  readonly rows: number;
}

interface InsertColumns extends OnSheet<'insert_columns'> {
  /** The first new column. */
  readonly column: number;
  readonly columns: number;
  /** The column, counted before the insertion, whose formats the new ones take; null for none. */
  readonly style_from: number | null;
}

interface DeleteColumns extends OnSheet<'delete_columns'> {
  readonly column: number;
  readonly columns: number;
}

interface MoveColumn extends OnSheet<'move_column'> {
  readonly column: number;
  /** Where it stands afterwards. */
  readonly to: number;
}

interface SortRows extends OnArea<'sort_rows'> {
  readonly keys: readonly SortKey[];
}

interface InsertSheet extends OnSheet<'insert_sheet'> {
  readonly name: string;
  /** Zero-based place among the sheets. */
  readonly index: number;
  readonly rows: number;
  readonly columns: number;
}

interface SetSheet extends OnSheet<'set_sheet'> {
  readonly name?: string;
  readonly hidden?: boolean;
  readonly frozen_rows?: number;
  /** Null takes the colour away. */
  readonly tab_color?: string | null;
  readonly hidden_gridlines?: boolean;
}

interface SetColumns extends OnSheet<'set_columns'> {
  readonly column: number;
  readonly columns: number;
  readonly width_px?: number;
  readonly hidden?: boolean;
}

interface SetConditionalFormats extends OnSheet<'set_conditional_formats'> {
  readonly rules: readonly ConditionalFormat[];
}

interface SetProtections extends OnSheet<'set_protections'> {
  readonly protections: readonly Protected[];
}

interface SetCharts extends OnSheet<'set_charts'> {
  readonly charts: readonly ChartSnapshot[];
}

interface SetFilter extends OnSheet<'set_filter'> {
  readonly area: GridArea | null;
}

interface SetWorkbook {
  readonly op: 'set_workbook';
  readonly name?: string;
  readonly time_zone?: string;
  readonly locale?: string;
}

export type WorkbookMutation =
  | EnterValues
  | SetFormulas
  | Clear
  | SetStyle
  | SetStyles
  | SetNotes
  | SetValidation
  | SetValidations
  | InsertRows
  | DeleteRows
  | InsertColumns
  | DeleteColumns
  | MoveColumn
  | SortRows
  | InsertSheet
  | OnSheet<'delete_sheet'>
  | SetSheet
  | SetColumns
  | SetConditionalFormats
  | SetProtections
  | SetCharts
  | SetFilter
  | SetWorkbook;

/** The mutation of that name. */
export type MutationOf<Op extends WorkbookMutation['op']> = Extract<WorkbookMutation, { op: Op }>;
