/** The limits of the API that are not limits of a single field, each with its reason. */

/** 200 lines with descriptions of 1,000 characters fit; the answer and its journal row stay within their cells. */
export const bodyBytesMax = 256 * 1024;

/** Room for a path and a hundred ids in a query; servers on the way take no longer request line either. */
export const targetLengthMax = 8 * 1024;

/** No caller needs as many parameters, headers or values of one name: each is decoded by itself, and costs its time. */
export const pairsMax = 200;

/** As Node's HTTP server. */
export const headersLengthMax = 16 * 1024;

/** Names are shorter, and a longer text makes a search that Google refuses. */
export const searchLengthMax = 200;

/** A caller that reads a page holds it whole; Google's answers and proxies on the way have limits, too. */
export const pageBytesMax = 2_000_000;

/** The answers of one pack: a gateway reads it whole. What is over comes when it is asked for again. */
export const packBytesMax = 4 * pageBytesMax;

/** A page of so many invoices is read in one call of about a tenth of a second. */
export const pageRecordsMax = 500;

export const pageRecordsDefault = 100;

/** As Stripe allows: room for a UUID with any prefix. */
export const idempotencyKeyLengthMax = 255;
