/** What a survey of electronic invoices is asked for, and what it answers. */
import type { MissingFact } from './check.ts';
import type { Profile, Syntax } from './profiles.ts';

export interface SurveyRequest {
  readonly plural: 'invoices' | 'credit_notes';
  readonly profile: Profile;
  /** The syntax of the export; null asks for no export. */
  readonly syntax: Syntax | null;
  /** The first and the last day of the documents, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Where the page begins; null for the newest documents. */
  readonly before: number | null;
}

export interface SurveyedDocument {
  readonly number: string | null;
  readonly date: string;
  readonly customer_name: string;
  readonly missing: readonly MissingFact[];
  /** The export; null of a document that is not ready, or where none was asked for. */
  readonly xml: string | null;
}

export interface SurveyPage {
  readonly documents: readonly SurveyedDocument[];
  /** How many rows could not be read until a person corrects them. */
  readonly unreadable: number;
  /** Where the next page begins, null behind the last. */
  readonly next: number | null;
}
