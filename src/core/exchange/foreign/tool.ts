/** Declares a tool: how its files are recognised, and what their columns are. */

/** A row while a tool's habits are undone; columns go by their headers. */
export interface OpenRow {
  readonly line: number;
  /** The cell without blanks around it; empty for a column that the file does not have. */
  get(header: string): string;
  /** Adds the column if the file does not have it. */
  set(header: string, text: string): void;
  /** Changes each cell. */
  each(change: (text: string) => string): void;
}

type ImportedKind = 'customers' | 'products';

export interface ForeignTool {
  /** In a sentence: "Read as customers of Xero". */
  readonly name: string;
  readonly plural: ImportedKind;
  /** Headers of which each list tells the tool for itself. */
  readonly knownBy: readonly (readonly string[])[];
  /** The headers that fill a field, the preferred one first, by the path of the field or the name of a part. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** `point`: decimals stand behind a point. `plain`: thousands have no sign. Missing where the file has to tell. */
  readonly amounts?: 'point' | 'plain';
  /** Headers of cells with HTML. */
  readonly html?: readonly string[];
  /** Undoes what no other tool does, and what stands in several rows; returns the rows that are no records, with the reason. */
  readonly prepare?: (rows: readonly OpenRow[], header: readonly string[]) => ReadonlyMap<OpenRow, string>;
  /** What a person has to know of a row that is imported, or null. */
  readonly warn?: (row: OpenRow) => string | null;
}

/** Compares headers: without an asterisk in front, without blanks and signs, in small letters of any script. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Does the same to each row, and leaves out those for which it returns a reason. */
export function eachRow(
  prepare: (row: OpenRow) => string | null | undefined,
): Required<ForeignTool>['prepare'] {
  return (rows) => {
    const left = new Map<OpenRow, string>();
    for (const row of rows) {
      const reason = prepare(row);
      if (reason) left.set(row, reason);
    }
    return left;
  };
}

/** The columns of an address, by what stands before the name of each part in the header. */
export function addressColumns(
  field: 'billing_address' | 'shipping_address',
  parts: Readonly<
    Partial<Record<'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country', readonly string[]>>
  >,
): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(parts).map(([part, headers]) => [`${field}.${part}`, headers]));
}

/** The first of these cells that is filled. */
export function filledFirst(row: OpenRow, headers: readonly string[]): string {
  return headers.map((header) => row.get(header)).find((text) => text !== '') ?? '';
}
