/** Cuts a long list into batches that one transaction can carry. */

// A batch is written in two seconds or in several slices, and the entry of the journal fits into the columns that it has.
const entriesMax = 100;
const charactersMax = 100_000;

/** One entry that is larger is a batch of its own. */
export function batchesOf<Entry>(entries: readonly Entry[]): Entry[][] {
  const batches: Entry[][] = [];
  let characters = 0;
  for (const entry of entries) {
    const length = JSON.stringify(entry).length;
    const open = batches[batches.length - 1];
    if (open !== undefined && open.length < entriesMax && characters + length <= charactersMax) {
      open.push(entry);
      characters += length;
      continue;
    }
    batches.push([entry]);
    characters = length;
  }
  return batches;
}
