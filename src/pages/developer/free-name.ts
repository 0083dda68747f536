/** Names the files of an archive by the numbers of documents. */

/**
 * The name of a file: a number may have signs that file systems take for something else, and two may then look the same.
 * @param used the names that there are already, in small letters; the new one is added
 */
export function freeName(number: string, ending: string, used: Set<string>): string {
  const safe = number.replace(/[^A-Za-z0-9._-]+/g, '-');
  let name = `${safe}${ending}`;
  for (let copy = 2; used.has(name.toLowerCase()); copy++) name = `${safe}-${copy}${ending}`;
  used.add(name.toLowerCase());
  return name;
}
