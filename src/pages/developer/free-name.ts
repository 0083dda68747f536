/** Names the files of an archive by the numbers of documents. */
import { fileNameOf } from '../../core/documents/file-name.ts';

/**
 * The name of a file. Two numbers may look the same in it.
 * @param used the names that there are already, in small letters; the new one is added
 */
export function freeName(number: string, ending: string, used: Set<string>): string {
  const safe = fileNameOf(number);
  let name = `${safe}${ending}`;
  for (let copy = 2; used.has(name.toLowerCase()); copy++) name = `${safe}-${copy}${ending}`;
  used.add(name.toLowerCase());
  return name;
}
