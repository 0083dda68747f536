/** Describes one fault of a request's body as data. */

export interface FieldProblem {
  /** JSON Pointer into the body, for example `/items/0/quantity`. */
  readonly pointer: string;
  readonly code: string;
  /** One sentence for the caller. */
  readonly message: string;
}
