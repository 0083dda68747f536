/** The port by which mails reach customers: they come from the owner's own address. */

export interface CustomerMail {
  /** How many more recipients the day has. @throws ServiceFailure */
  recipientsLeft(): number;
  /** Sends a mail, or says why it was not sent. */
  send(message: MailMessage): MailResult;
}

export interface MailMessage {
  /** Null for the owner, who gets the mails of test mode. */
  readonly to: readonly string[] | null;
  readonly cc: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The name that stands before the owner's address. */
  readonly senderName: string;
  /** Where answers go; null for the owner's address. */
  readonly replyTo: string | null;
  readonly files: readonly MailFile[];
}

export interface MailFile {
  readonly name: string;
  readonly type: 'application/pdf' | 'application/xml';
  /** Text, or bytes in Base64. */
  readonly body: string;
  readonly isBase64: boolean;
}

/**
 * `quota`: the day's recipients are used up. `permission`: the owner does not allow mails. `address`: an address is none.
 * `unavailable`: the service failed.
 */
export type MailResult =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'failure';
      readonly reason: 'quota' | 'permission' | 'address' | 'unavailable';
      readonly detail: string;
    };
