/** What the page of the local workbook asks of its server: a person's deeds, and what stands in the sheets. */

export type WorkbookCall =
  | { readonly op: 'sheets' }
  | { readonly op: 'read'; readonly sheet: string; readonly first: number }
  | {
      readonly op: 'paste';
      readonly sheet: string;
      readonly row: number;
      readonly column: number;
      readonly texts: readonly (readonly string[])[];
    }
  | {
      readonly op: 'sort';
      readonly sheet: string;
      readonly column: number;
      readonly order: 'ascending' | 'descending';
    }
  | { readonly op: 'insert_row' | 'delete_row'; readonly sheet: string; readonly row: number };

/** An answer; `message` is for a person. */
export type WorkbookReply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };

export interface SheetList {
  readonly name: string;
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean }[];
}

/** Some rows of a sheet as a person sees them. */
export interface ShownRows {
  readonly sheet: string;
  /** One-based; the frozen rows come before it. */
  readonly first: number;
  readonly columns: readonly ShownColumn[];
  /** The frozen rows, then those from `first` on, as far as there is content and a few blank ones. */
  readonly rows: readonly ShownRow[];
  /** The last row with content. */
  readonly lastRow: number;
}

export interface ShownColumn {
  /** One-based. */
  readonly column: number;
  /** Pixels. */
  readonly width: number;
}

export interface ShownRow {
  readonly row: number;
  readonly isFrozen: boolean;
  /** In the order of the columns. */
  readonly cells: readonly ShownCell[];
}

export interface ShownCell {
  readonly text: string;
  /** What a drop-down offers. */
  readonly choices?: readonly string[];
  readonly note?: string;
  /** Names of CSS properties that the spreadsheet's own style sets. */
  readonly style?: Readonly<Record<string, string>>;
  readonly isNumber?: boolean;
}

/** What became of a deed. */
export interface Done {
  /** False when the spreadsheet refused it, as a strict drop-down does. */
  readonly isAccepted: boolean;
  /** The functions of the script that ran for it, and what they said when they failed. */
  readonly triggers: readonly { readonly handler: string; readonly failure: string | null }[];
}
