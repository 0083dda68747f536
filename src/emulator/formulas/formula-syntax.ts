/** The syntax tree of a formula. */
import type { FormulaError } from './formula-value.ts';

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | '&' | '=' | '<>' | '<' | '<=' | '>' | '>=' | ':';

/** A row or column as it is written; relative ones move with the cell that the formula stands in. */
export interface Coordinate {
  readonly at: number;
  readonly isAbsolute: boolean;
}

/** One corner of a written reference; that of whole columns has no row, that of whole rows no column. */
export interface Corner {
  readonly column: Coordinate | null;
  readonly row: Coordinate | null;
}

export interface WrittenReference {
  readonly kind: 'reference';
  /** Null: the sheet that the formula stands in. */
  readonly sheet: string | null;
  readonly from: Corner;
  /** Equal to `from` for a single cell. */
  readonly to: Corner;
}

export type FormulaNode =
  | { readonly kind: 'literal'; readonly value: number | string | boolean | FormulaError }
  | WrittenReference
  /** The name of a range. */
  | { readonly kind: 'range_name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly FormulaNode[] }
  | { readonly kind: 'sign'; readonly of: FormulaNode }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: FormulaNode;
      readonly right: FormulaNode;
    };

/** The error of a formula that cannot be parsed. */
export class FormulaUnreadable extends Error {
  constructor(rest: string) {
    super(`The formula cannot be read from "${rest}" on.`);
    this.name = 'FormulaUnreadable';
  }
}
