/** Decides which documents are mailed. */
import type { JsonObject } from '../schema/represent.ts';

/** True for a document that was issued and still holds; its customer stands in it from then on. */
export function isMailable({ status, customer }: Readonly<JsonObject>): boolean {
  return customer != null && !['draft', 'void', 'canceled'].includes(String(status));
}
