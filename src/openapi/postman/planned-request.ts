/** What the collection shows of one example, whichever way it travels. */

export interface PlannedRequest {
  readonly name: string;
  readonly description: string;
  readonly method: string;
  /** With `{id}` where the record is named. */
  readonly path: string;
  /** What is put in place of `{id}`. */
  readonly id?: string;
  readonly query: readonly PlannedParameter[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly expectedStatus: number;
  /** The body of the answer, where the examples tell it. */
  readonly answer?: unknown;
  /** The variable that keeps the id that is answered, for the requests after it. */
  readonly keeps?: string;
  readonly answersList: boolean;
  /** True where no key is asked for. */
  readonly isOpen: boolean;
}

/** A query parameter; one that is not chosen stands there to be switched on. */
export interface PlannedParameter {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly description: string;
}

/** Requests under the name of what they are about. */
export interface PlannedFolder {
  readonly name: string;
  readonly description: string;
  readonly requests: readonly PlannedRequest[];
}
