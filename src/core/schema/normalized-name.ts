/** Brings names of customers and e-mail addresses into the form in which they are compared. */

/** The name without blanks around it, with single blanks inside, in lower case and in Unicode's compatibility form. */
export function normalizedName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
