/** A change of the script for the worse: the simulator is worth what it finds of these. */
import type { SourceReplacement } from '../../../build/replace-source.ts';

export interface Mutation {
  /** As it is called on the command line. */
  readonly name: string;
  /** Which promise it breaks, and why. */
  readonly description: string;
  readonly replacements: readonly SourceReplacement[];
}
