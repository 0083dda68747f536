/** The types of requests from the local workbook's page to its server: edits by a person, and the content of sheets. */

export type WorkbookCall =
  | { readonly op: 'sheets' }
  | {
      readonly op: 'read';
      readonly sheet: string;
      readonly first: number;
      /** Null: all rows. */
      readonly filter: RowFilter | null;
    }
  | {
      readonly op: 'paste';
      readonly sheet: string;
      readonly row: number;
      readonly column: number;
      readonly texts: readonly (readonly string[])[];
      /** What the only cell had when the person began to type: it is refused when the cell has changed since. */
      readonly seen?: string;
      readonly isMeant?: true;
    }
  | {
      /** Asks for the texts of an area, of which the page shows only a part. */
      readonly op: 'texts';
      readonly sheet: string;
      readonly row: number;
      readonly column: number;
      readonly rows: number;
      readonly columns: number;
    }
  | {
      readonly op: 'find';
      readonly sheet: string;
      readonly text: string;
      readonly row: number;
      readonly column: number;
      readonly direction: 'next' | 'previous';
    }
  | {
      readonly op: 'sort';
      readonly sheet: string;
      readonly column: number;
      readonly order: 'ascending' | 'descending';
      readonly isMeant?: true;
    }
  | {
      readonly op: 'insert_rows' | 'delete_rows';
      readonly sheet: string;
      readonly row: number;
      readonly rows: number;
      readonly isMeant?: true;
    }
  | {
      readonly op: 'insert_column' | 'delete_column';
      readonly sheet: string;
      readonly column: number;
      readonly isMeant?: true;
    };

/** An edit. With `isMeant`, the person has been asked and wants it where a protection warns. */
export type WorkbookEdit = Exclude<WorkbookCall, { op: 'sheets' | 'read' | 'texts' | 'find' }>;

/** Shows the rows whose cell in a column shows this text; it hides the others from this reader alone. */
export interface RowFilter {
  readonly column: number;
  readonly text: string;
}

/** An answer; `message` is for a person. */
export type WorkbookReply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };

/** A page of the script's menu. */
export interface MenuPage {
  /** As the menu calls it. */
  readonly words: string;
  readonly command: string;
}

interface ListedSheet {
  readonly name: string;
  readonly hidden: boolean;
  /** The colour of its tab; null for a tab without one. */
  readonly colour: string | null;
}

export interface SheetList {
  readonly menu: readonly MenuPage[];
  readonly name: string;
  readonly sheets: readonly ListedSheet[];
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
  readonly charts: readonly ShownChart[];
  readonly hasGridlines: boolean;
}

/** A chart with the numbers that it draws. */
export interface ShownChart {
  readonly kind: 'bar' | 'column';
  readonly isStacked: boolean;
  readonly title: string;
  /** The cell of the top left corner. */
  readonly row: number;
  readonly column: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly categories: readonly string[];
  readonly series: readonly ShownSeries[];
}

export interface ShownSeries {
  readonly name: string;
  readonly color: string;
  /** One for each category; what is no number is nothing. */
  readonly values: readonly number[];
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
  /** What a person edits, where that is not the text: a formula, a number without its format. */
  readonly entered?: string;
  /** The choices of a drop-down. */
  readonly choices?: readonly string[];
  readonly note?: string;
  /** Names of CSS properties that the spreadsheet's own style sets. */
  readonly style?: Readonly<Record<string, string>>;
  readonly isNumber?: boolean;
}

/** The result of an edit. */
export interface EditResult {
  /** False when the spreadsheet refused it, as a strict drop-down does. */
  readonly isAccepted: boolean;
  /** What the cell has now, when it is another text than the person saw: nothing was written. */
  readonly changedMeanwhile?: string;
  /** True when a protection warns before such an edit: nothing was written, and the person decides. */
  readonly isProtected?: true;
  /** What stood in the cells before, as it would be typed. */
  readonly before?: readonly (readonly string[])[];
  /** What the script has told the person in passing. */
  readonly told?: readonly string[];
  /** The functions of the script that ran for it, and what they said when they failed. */
  readonly triggers: readonly { readonly handler: string; readonly failure: string | null }[];
}

/** What a search came to. */
export interface SearchResult {
  readonly count: number;
  /** Which of them it is, from one on. */
  readonly number: number;
  readonly place: { readonly row: number; readonly column: number } | null;
}
