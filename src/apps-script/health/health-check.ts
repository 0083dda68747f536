/** Declares a check of Health and its findings. */
import type { Workspace } from '../../core/workspace.ts';
import type { HealthCase } from '../../pages/protocol.ts';

export interface HealthContext {
  readonly workspace: Workspace;
  readonly spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet;
}

/** `fault`: something does not work. `warning`: everything works, but not as well as it should, or not for long. */
type HealthState = 'good' | 'warning' | 'fault';

export interface HealthFinding {
  readonly state: HealthState;
  /** Sentences for the owner: the result, and what to do about it. */
  readonly sentences: readonly string[];
  /** True when the check's own `fix` repairs it. */
  readonly isFixable: boolean;
  /** Findings that the owner decides one by one; the check's `mend` carries out a remedy of theirs. */
  readonly cases?: readonly HealthCase[];
  /** A page of Google's on which the owner repairs it. */
  readonly link?: { readonly words: string; readonly url: string };
}

export interface HealthCheck {
  readonly id: string;
  readonly title: string;
  readonly run: (context: HealthContext) => HealthFinding;
  /**
   * Repairs the faults that `run` has found, as far as a program can.
   * @returns sentences on what it could not repair, and what the owner does about that; mostly none
   */
  readonly fix?: (context: HealthContext) => readonly string[];
  /**
   * Carries out one remedy of a case.
   * @returns sentences on what it could not do
   */
  readonly mend?: (context: HealthContext, remedy: string) => readonly string[];
}

/** A finding without a fault. */
export function good(sentence: string): HealthFinding {
  return { state: 'good', sentences: [sentence], isFixable: false };
}

/** A finding that the check's `fix` can repair. */
export function fixable(state: 'warning' | 'fault', sentences: readonly string[]): HealthFinding {
  return { state, sentences, isFixable: true };
}

/** A finding that only a person can repair. */
export function forPerson(state: 'warning' | 'fault', sentences: readonly string[]): HealthFinding {
  return { state, sentences, isFixable: false };
}
