/** The types of the commands of Health between the pages and the script. */

export interface CheckList {
  /** The checks in the order in which the page runs them. */
  readonly checks: readonly { readonly id: string; readonly title: string }[];
}

export interface ProbeList {
  /** The build that the report names. */
  readonly build: string;
  /** The probes in the order in which the page runs them. */
  readonly probes: readonly { readonly id: string; readonly title: string }[];
}

/** What a live probe found. */
export interface ProbeReport {
  readonly id: string;
  /** False when the probe itself failed; the only line then says how. */
  readonly is_done: boolean;
  readonly lines: readonly string[];
}

export interface CheckedHealth {
  readonly id: string;
  readonly title: string;
  readonly state: 'good' | 'warning' | 'fault';
  /** The findings and the advice, one sentence each. */
  readonly sentences: readonly string[];
  readonly is_fixable: boolean;
  /** A page of Google's on which the owner repairs the fault, or null. */
  readonly link: { readonly words: string; readonly url: string } | null;
}
