/** The limits of the API that are not limits of a single field, each with its reason. */
/** 200 lines with descriptions of 1,000 characters fit; the answer and its journal row stay within their cells. */
export const bodyBytesMax = 256 * 1024;
/** A page of so many invoices is read in one call of about a tenth of a second. */
export const pageRecordsMax = 500;
export const pageRecordsDefault = 100;
/** As Stripe allows: room for a UUID with any prefix. */
export const idempotencyKeyLengthMax = 255;
