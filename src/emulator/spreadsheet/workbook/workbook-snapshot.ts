/** A whole workbook as plain data: what a file holds and what the emulated spreadsheet is made from. */

/** A stored cell: dates are serial numbers (days since 1899-12-30) under a date format; `undefined` is blank. */
export type StoredCell = string | number | boolean | StoredFormula | undefined;

/** A formula, with the value that a file holds for it; blank for one that was entered since. Reads compute it anew. */
interface StoredFormula {
  readonly formula: string;
  readonly value: string | number | boolean;
}

export interface WorkbookSnapshot {
  readonly name: string;
  /** IANA name, for example `Europe/Berlin`. */
  readonly timeZone: string;
  /** For example `en_US`. */
  readonly locale: string;
  readonly sheets: readonly SheetSnapshot[];
}

export interface SheetSnapshot {
  /** Google's sheet id, a whole number. */
  readonly id: number;
  readonly name: string;
  readonly hidden: boolean;
  readonly frozenRows: number;
  readonly tabColor?: string;
  /** Grid size; rows below the content are blank. */
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Content by row; a missing tail is blank. */
  readonly rows: readonly (readonly StoredCell[])[];
  /** Formats of areas, later ones over earlier ones. */
  readonly formats: readonly FormatArea[];
  /** In pixels, by column; missing ones have the default width. */
  readonly columnWidths: readonly (number | undefined)[];
  readonly notes: readonly StoredNote[];
  readonly validations: readonly ValidationArea[];
  readonly conditionalFormats: readonly ConditionalFormat[];
  readonly protections: readonly ProtectedArea[];
  readonly filter?: GridArea;
  readonly charts?: readonly ChartSnapshot[];
  readonly hiddenGridlines?: boolean;
}

/** An area by the sheet that it is on. */
export interface SheetArea {
  /** Google's sheet id. */
  readonly sheetId: number;
  readonly area: GridArea;
}

/** A chart over the cells: the first range holds the categories, each further one a series. */
export interface ChartSnapshot {
  readonly kind: 'bar' | 'column';
  readonly ranges: readonly SheetArea[];
  /** How many rows at the top of the ranges name the series. */
  readonly headerRows: number;
  readonly stacked: boolean;
  /** By series. */
  readonly colors: readonly string[];
  /** The cell of the top left corner. */
  readonly row: number;
  readonly column: number;
  /** As Google names them, for example `title`, `width` and `height` in pixels. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** One-based, as Google counts. */
export interface GridArea {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface CellStyle {
  readonly numberFormat?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strikethrough?: boolean;
  /** In points. */
  readonly fontSize?: number;
  readonly fontColor?: string;
  readonly background?: string;
  readonly horizontalAlignment?: 'left' | 'center' | 'right';
  readonly wrap?: boolean;
}

export interface FormatArea {
  readonly area: GridArea;
  readonly style: CellStyle;
}

export interface StoredNote {
  readonly row: number;
  readonly column: number;
  readonly note: string;
}

export interface ValidationArea {
  readonly area: GridArea;
  /** A list of allowed values; others are refused or only warned of. */
  readonly values: readonly string[];
  /** Set for a list that stands in cells; then `values` is empty. */
  readonly source?: SheetArea;
  readonly allowInvalid: boolean;
  readonly helpText?: string;
}

export interface ConditionalFormat {
  readonly areas: readonly GridArea[];
  /** A custom formula relative to the first cell of the first area, for example `=$B2="paid"`. */
  readonly formula: string;
  readonly style: CellStyle;
}

export interface ProtectedArea {
  /** Missing: the whole sheet. */
  readonly area?: GridArea;
  readonly description: string;
  readonly warningOnly: boolean;
}
