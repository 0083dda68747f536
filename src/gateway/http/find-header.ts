/** Finds a header of an envelope, whose names are written as they are to be sent. */

/** The value under a name given in lower case, or undefined. */
export function findHeader(headers: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
