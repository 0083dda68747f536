/** The owner's mailbox, to which the few changes go that the owner has to know of at once. */

export interface OwnerMail {
  /**
   * Writes to the owner of the workspace.
   * @throws ServiceFailure when the day's mails are used up
   */
  toOwner(subject: string, text: string): void;
}
