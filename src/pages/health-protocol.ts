/** What the pages are told of the workspace's health: the types that both sides share, and nothing that runs. */

export interface CheckList {
  /** In the order in which they are to be run. */
  readonly checks: readonly { readonly id: string; readonly title: string }[];
}

export interface CheckedHealth {
  readonly id: string;
  readonly title: string;
  readonly state: 'good' | 'warning' | 'fault';
  /** What was found and what to do, a sentence each. */
  readonly sentences: readonly string[];
  readonly is_fixable: boolean;
}
