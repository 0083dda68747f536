/** What the API writes into the note of a cell, apart from what a person has written there. */

const lead = 'Billing API: ';
// What a person writes begins a paragraph of its own.
const word = /(?:^|\n\n)Billing API: (?:(?!\n\n)[\s\S])*/g;

// These are true as long as the row is as it is; the others tell of something that has happened.
const lastingLeads = [
  'The API cannot use this record',
  'This row is no record yet',
  // Another row is to be corrected first: a line then is taken where nobody looks at it.
  'Not taken yet',
].map((begin) => lead + begin);

/** The note with this word of the API, and no other, behind what a person has written. */
export function withWord(note: string, text: string): string {
  return [withoutWord(note), lead + text.replace(/\n{2,}/g, '\n')].filter((part) => part !== '').join('\n\n');
}

/** What a person has written. */
export function withoutWord(note: string): string {
  return note.replace(word, '');
}

export function hasWord(note: string): boolean {
  return withoutWord(note) !== note;
}

/** True for a word that is wrong once its row is as it should be, whether or not a person has seen it. */
export function tellsState(note: string): boolean {
  return lastingLeads.some((begin) => note.includes(begin));
}
