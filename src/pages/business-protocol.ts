/** The types of the commands about the settings of the workspace, and of their answers. */

/** The settings as the API shows them, and the form in which they are edited. */
export interface BusinessForm {
  /** The workspace as `GET /workspace` answers it. */
  readonly workspace: Readonly<Record<string, unknown>> & { readonly etag: string };
  readonly groups: readonly BusinessGroup[];
  /** What an invoice must say and does not say yet. */
  readonly missing: readonly BusinessLack[];
  /** The length of the longest logo, in characters of its data URI. */
  readonly logo_length_max: number;
}

export interface BusinessGroup {
  readonly heading: string;
  readonly meaning: string;
  readonly fields: readonly BusinessField[];
}

export interface BusinessField {
  readonly name: string;
  /** The member of the object that the field is; null for a field that is a value itself. */
  readonly part: string | null;
  readonly label: string;
  readonly hint: string;
  readonly control: 'text' | 'number' | 'day' | 'lines' | 'colour' | 'logo' | 'words' | 'yes_no' | 'tax_ids';
  /** The words of a closed list. */
  readonly words: readonly string[];
  /** True when it always has a value. */
  readonly isNeeded: boolean;
}

interface BusinessLack {
  /** The field, with its member behind a slash, for example `address/city`. */
  readonly field: string;
  readonly sentence: string;
}

export interface BusinessPatch {
  /** The entity tag of the workspace that was edited. */
  readonly etag: string;
  /** A JSON Merge Patch. */
  readonly changes: Readonly<Record<string, unknown>>;
}

/** The form after the change, or the faults that have hindered it. */
export type SavedBusiness =
  | { readonly ok: true; readonly form: BusinessForm }
  | { readonly ok: false; readonly faults: readonly BusinessFault[] };

export interface BusinessFault {
  /** For example `address/country`; empty when it is about all of them. */
  readonly field: string;
  readonly message: string;
}
