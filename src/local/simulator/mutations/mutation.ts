/** A change of the script for the worse: the simulator is worth what it finds of these. */

export interface Mutation {
  /** As it is called on the command line. */
  readonly name: string;
  /** Which promise it breaks, and why. */
  readonly description: string;
  /**
   * What it changes, by the name of the function or constant that one module of the script exports: given the
   * original, each gives what stands in its place. It runs inside the script.
   */
  readonly seams: Readonly<Record<string, (original: never) => unknown>>;
}
