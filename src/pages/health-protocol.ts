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

/** A finding with the ways out of it. */
export interface HealthCase {
  readonly sentence: string;
  readonly remedies: readonly Remedy[];
}

export interface Remedy {
  /** What `fix_check` is called with. */
  readonly id: string;
  /** The label of its button. */
  readonly words: string;
  /** What the owner is told before it is done; null when nothing is asked. */
  readonly question: string | null;
}

export interface CheckedHealth {
  readonly id: string;
  readonly title: string;
  readonly state: 'good' | 'warning' | 'fault';
  /** The findings and the advice, one sentence each. */
  readonly sentences: readonly string[];
  readonly is_fixable: boolean;
  /** Findings that the owner decides one by one. */
  readonly cases: readonly HealthCase[];
  /** A page of Google's on which the owner repairs the fault, or null. */
  readonly link: { readonly words: string; readonly url: string } | null;
}
