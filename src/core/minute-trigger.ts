/** The port of the trigger that starts the dispatcher every minute. */

/** The trigger that starts the dispatcher every minute. Without it the host starts the dispatcher every ten minutes. */
export interface MinuteTrigger {
  /**
   * Installs it unless it is there; returns whether it was missing.
   * @throws ServiceFailure
   */
  install(): boolean;
  /**
   * Removes it, unless nothing else starts the dispatcher.
   * @throws ServiceFailure
   */
  remove(): void;
}
