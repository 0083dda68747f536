/** A change of the script for the worse: the simulator is worth what it finds of these. */

export interface Mutation {
  /** As it is called on the command line. */
  readonly name: string;
  /** Which promise it breaks, and why. */
  readonly description: string;
  /**
   * The wrappers of functions and constants, by the name under which one module of the script exports each. A wrapper
   * is given the original and returns what stands in its place. It runs inside the script.
   */
  readonly seams: Readonly<Record<string, (original: never) => unknown>>;
}
