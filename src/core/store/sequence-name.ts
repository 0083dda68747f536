/** The series of the journal that counts the records of a resource. */
import type { Resource } from '../schema/resource.ts';

export function sequenceName({ plural }: Resource): string {
  return `rows:${plural}`;
}
