/** A document as a page shows it: every text is final, and nothing is left to compute. The writers of HTML and PDF read it. */
import type { Drawing } from '../payment-codes/draw-code.ts';
import type { Colours } from './colour.ts';
import type { Paper } from './paper.ts';
import type { Language } from '../../words/language.ts';

/** Texts may have several lines. Everything of a list is shown in its order. */
export interface DocumentView {
  readonly language: Language;
  readonly paper: Paper;
  readonly colours: Colours;
  /** Without an ending; safe for every file system. */
  readonly fileName: string;
  /** For example `Invoice INV-2026-0001`. */
  readonly title: string;
  /** What the document is called: `Invoice`. */
  readonly word: string;
  /** The business as its customers know it. */
  readonly brand: string;
  /** A PNG or JPEG as a data URI. */
  readonly logo: string | null;
  /** Words such as `PAID`, in large letters below the title. */
  readonly stamps: readonly string[];
  /** What stands across each page of what is no document yet, or a test; null for a real one. */
  readonly watermark: string | null;
  /** What is no matter of the document itself: that it is a test, and what it lacks of its seller. */
  readonly hints: readonly string[];
  /** The business with its address on one line, for the window of an envelope. */
  readonly sender: string;
  readonly buyer: { readonly label: string; readonly name: string; readonly lines: readonly string[] };
  readonly delivery: { readonly label: string; readonly lines: readonly string[] } | null;
  /** Number, days and references. */
  readonly facts: readonly Fact[];
  /** What a reader looks for first; null where nothing is asked of anybody. */
  readonly ask: { readonly label: string; readonly amount: string; readonly note: string | null } | null;
  readonly subject: string | null;
  readonly table: LineTable;
  readonly sums: readonly Sum[];
  /** Why there is no tax, as the law asks to say it. */
  readonly exemptions: readonly string[];
  /** How an invoice is paid; null where nothing is due, and where a Swiss payment part says it all. */
  readonly payment: PaymentView | null;
  readonly swissPart: SwissPartView | null;
  /** Notes and terms. */
  readonly remarks: readonly { readonly title: string; readonly text: string }[];
  readonly foot: { readonly columns: readonly (readonly string[])[]; readonly own: string | null };
  /** The number of a page, with `{n}` and `{m}` in it. */
  readonly pageOf: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The lines of a document. */
export interface LineTable {
  readonly columns: readonly LineColumn[];
  readonly rows: readonly PrintedLineRow[];
  /** What stands before the sum of the rows so far at the end of a page, and at the top of the next. */
  readonly carried: string;
  readonly brought: string;
}

export interface LineColumn {
  readonly name: 'description' | 'quantity' | 'price' | 'discount' | 'tax' | 'amount';
  readonly head: string;
}

export interface PrintedLineRow {
  /** A text for each column. */
  readonly cells: readonly string[];
  /** The number of the article, which stands below the description. */
  readonly sku: string | null;
  /** The sum of the amounts up to this row. */
  readonly sumSoFar: string;
}

export interface Sum {
  readonly label: string;
  readonly value: string;
  /** A `tax` stands in small letters, `total` and `due` in large ones. */
  readonly kind: 'plain' | 'tax' | 'total' | 'due';
}

export interface PaymentView {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly code: {
    readonly drawing: Drawing;
    readonly hint: string;
    /** Opens the wallet of a phone on which the document is read; null where no wallet takes links. */
    readonly link: string | null;
  } | null;
}

/** The receipt and the payment part of a Swiss QR-bill. */
export interface SwissPartView {
  readonly drawing: Drawing;
  readonly separate: string;
  readonly receipt: {
    readonly title: string;
    readonly sections: readonly SwissSection[];
    readonly acceptance: string;
  };
  readonly payment: { readonly title: string; readonly sections: readonly SwissSection[] };
  readonly currency: Fact;
  readonly amount: Fact;
}

export interface SwissSection {
  readonly title: string;
  /** Null for an empty box, in which the payer writes. */
  readonly lines: readonly string[] | null;
}
