/** What the documents of a time are asked for, and what a call answers. */
import type { Days } from '../issued-in.ts';

export interface DrawRequest extends Days {
  readonly plural: 'invoices' | 'quotations' | 'credit_notes';
  /** Where the page begins; null for the newest documents. */
  readonly before: number | null;
}

export interface DrawnPage {
  /** The name without an ending; two may be the same. */
  readonly files: readonly { readonly name: string; readonly base64: string }[];
  /** How many rows could not be read until a person corrects them. */
  readonly unreadable: number;
  /** Where the next page begins, null behind the last. */
  readonly next: number | null;
}
