/** What an example is: a request that works as it is written, and the status that it is answered with. */

export interface RequestExample {
  readonly operationId: string;
  /** Unique within the operation, for example `from_items`. */
  readonly name: string;
  /** One sentence for a reader. */
  readonly summary: string;
  readonly request: ExampleRequest;
  readonly expectedStatus: number;
}

export interface ExampleRequest {
  /** The id in the path. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/**
 * Ids that examples name, by object: each stands for the record that the first example of its `create`
 * operation makes, so whoever runs the examples puts in the id that was answered there.
 */
export const exampleIds = {
  customer: 'cus_01KEBZ6R00V5T9QJ4M8XHD2C7A',
  product: 'prd_01KEBZ7N40B3W6YFZ1K9RSE5GP',
  invoice: 'inv_01KEBZ8JX0H7C2DNQ5TV4M6A3K',
  quotation: 'quo_01KEBZ9E20X8G4PSR0JB7YW1ZF',
} as const;
