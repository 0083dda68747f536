/** Puts values into the places of a text. */

/** @param values by the name that stands in braces; a place without a value stays empty */
export function fillWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '').trim();
}
