/** The steps that an upgrade consists of: one to each layout since that of version 1.0. */
import type { SheetDocument } from '../../../core/workspace.ts';

/** What changes between two layouts. */
export interface UpgradeStep {
  /** The layout that the workbook has afterwards: one more than before. */
  readonly to: number;
  /**
   * Keeps every cell that people filled. Run again after it was stopped anywhere, it does what is left; run again
   * when it is done, it changes nothing.
   * @returns how far it has come when its time was up, a sentence without its full stop; null when it is done
   * @throws Refusal workspace_misconfigured when a person has to mend something first
   */
  readonly run: (turn: UpgradeTurn) => string | null;
}

/** One execution's share of an upgrade. */
export interface UpgradeTurn {
  readonly document: SheetDocument;
  /** True when the rest has to be left to the next execution, because Google ends this one. */
  readonly isLate: () => boolean;
  /** Shows the owner how far it has come. */
  readonly tell: (progress: string) => void;
}
