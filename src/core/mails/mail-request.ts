/** What a caller says of a mail that is to lead to a document. */
import { language } from '../resources/address.ts';
import { attachments, oneLine, recipients } from '../resources/emails/mail-kinds.ts';
import { invalid } from '../errors/refusal.ts';
import { optional } from '../schema/field.ts';
import { inputSchema } from '../schema/input-schema.ts';
import { text } from '../schema/kinds.ts';
import { validate } from '../schema/validate.ts';

export const mailRequestFields = {
  to: optional(recipients(5), 'The recipients. Default: the customer’s e-mail address.'),
  cc: optional(recipients(5), 'Who gets a copy.'),
  subject: optional(oneLine(200), 'Default: what it is, its number and who sends it.'),
  message: optional(text(2000), 'The text in place of the usual sentence. The link and the account stay.'),
  attach: optional(
    attachments,
    '`pdf`; `facturx`, which is the PDF with the electronic invoice in it; `ubl`, the electronic invoice as a file. Default: `pdf`.',
  ),
  language: optional(language, 'The language of the mail. Default: that of the document.'),
};

/** What a caller has said of a mail, validated; null where nothing was. */
export interface MailRequest {
  readonly to: readonly string[] | null;
  readonly cc: readonly string[] | null;
  readonly subject: string | null;
  readonly message: string | null;
  readonly attach: readonly ('pdf' | 'facturx' | 'ubl')[] | null;
  readonly language: string | null;
}

/**
 * Reads the body of a request, which may be missing.
 * @throws Refusal validation_failed
 */
export function readMailRequest(body: unknown): MailRequest {
  const validated = validate<MailRequest>(inputSchema(mailRequestFields), body ?? {});
  if (!validated.ok) throw invalid(validated.problems);
  return validated.value;
}
