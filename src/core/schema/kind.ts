/** Declares kinds of values: how a request gives a value, how a record keeps it, how a cell and an answer show it. */
import type * as v from 'valibot';
import type { Fields } from './field.ts';

export interface Kind<Value> {
  /** Validates a value of a request (never null or the empty string) and turns it into what a record keeps. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** How a column of the sheet holds it. Kinds that no column holds are kept as JSON. */
  readonly cell: CellType;
  /** Set for decimals: how an answer writes them. */
  readonly decimal?: DecimalOutput;
  /** Set for percentages, of which a sheet may hold the hundredth part: Google makes 0.19 of a typed 19%. */
  readonly percent?: boolean;
  /** Set for objects and lists of objects: the fields inside. */
  readonly fields?: Fields;
  /** Set for free text, which is kept as it was sent, blanks and all. */
  readonly verbatim?: boolean;
  readonly list?: boolean;
  /** Set for lists of objects: how many entries they may have. */
  readonly max?: number;
  /** Set for texts of a closed list: the words that a record can have, which may be more than a request can give. */
  readonly words?: readonly string[];
  /** How a list compares its values; missing for kinds by which no list is filtered or sorted. */
  readonly compares?: Comparison;
  /** Set for ids: the prefix of the resource that they name. */
  readonly refersTo?: string;
}

/**
 * How values are compared: `number`, `day` and `instant` have bounds; `flag` is true or false; `word` is one of several
 * that a query separates by commas; `text` may hold commas itself; `name` is a text in which upper and lower case are
 * the same.
 */
export type Comparison = 'number' | 'day' | 'instant' | 'flag' | 'word' | 'text' | 'name';

export type CellType = 'text' | 'number' | 'boolean' | 'json';

export interface DecimalOutput {
  /** The wire's own form; `amounts` always has the exact text beside it. */
  readonly as: 'number' | 'string';
  /** Money is written with at least the decimals of its currency. */
  readonly money: boolean;
  /** At most so many digits after the point; missing where the currency decides, or nothing does. */
  readonly decimals?: number | undefined;
}
