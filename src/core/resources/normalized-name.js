/** How names of customers are compared: as a person reads them. */
/** Without blanks around it, single blanks inside, in lower case, in Unicode's compatibility form. */
export function normalizedName(name) {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
