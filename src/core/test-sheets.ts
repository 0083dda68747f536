/** The port of the sheets of test mode, which come with its first key and go with its data. */

export interface TestSheets {
  /**
   * Makes the sheets when there is no journal of test mode; returns false when there is one, and other sheets may be missing.
   * @throws Refusal workspace_busy; ServiceFailure
   */
  make(): boolean;
  /**
   * Deletes every sheet, property and cached value of test mode. Its keys stay.
   * @throws Refusal workspace_busy; ServiceFailure: some of it may be left then, and another call deletes the rest
   */
  clear(): void;
}
