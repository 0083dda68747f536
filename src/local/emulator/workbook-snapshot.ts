/** A whole workbook as plain data: what a file holds and what the emulated spreadsheet is made from. */

/** A stored cell: dates are serial numbers (days since 1899-12-30) under a date format; `undefined` is blank. */
export type StoredCell = string | number | boolean | StoredFormula | undefined;

/** A formula with the value that it last showed. */
export interface StoredFormula {
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
  readonly notes: readonly CellNote[];
  readonly validations: readonly ValidationArea[];
  readonly conditionalFormats: readonly ConditionalFormat[];
  readonly protections: readonly ProtectedArea[];
  readonly filter?: Area;
}

/** One-based, as Google counts. */
export interface Area {
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
  readonly fontColor?: string;
  readonly background?: string;
  readonly horizontalAlignment?: 'left' | 'center' | 'right';
  readonly wrap?: boolean;
}

export interface FormatArea {
  readonly area: Area;
  readonly style: CellStyle;
}

export interface CellNote {
  readonly row: number;
  readonly column: number;
  readonly note: string;
}

export interface ValidationArea {
  readonly area: Area;
  /** A list of allowed values; others are refused or only warned of. */
  readonly values: readonly string[];
  readonly allowInvalid: boolean;
  readonly helpText?: string;
}

export interface ConditionalFormat {
  readonly areas: readonly Area[];
  /** A custom formula relative to the first cell of the first area, for example `=$B2="paid"`. */
  readonly formula: string;
  readonly style: CellStyle;
}

export interface ProtectedArea {
  /** Missing: the whole sheet. */
  readonly area?: Area;
  readonly description: string;
  readonly warningOnly: boolean;
}
