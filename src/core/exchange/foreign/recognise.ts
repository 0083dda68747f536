/** Recognises the tool that has written a file, and the row that is its header. */
import { type ForeignTool, plainHeader } from './tool.ts';
import { otherLists, foreignTools } from './tools/index.ts';

/** The tool, by headers that no other one has together; null for an unknown file. */
export function recogniseTool(header: readonly string[]): ForeignTool | null {
  const known = plainSet(header);
  return foreignTools.find(({ knownBy }) => knownBy.some((headers) => hasAll(known, headers))) ?? null;
}

/** What a list of neither customers nor products is, in words; null for any other file. */
export function recogniseOther(header: readonly string[]): string | null {
  const known = plainSet(header);
  return otherLists.find(({ knownBy }) => hasAll(known, knownBy))?.what ?? null;
}

/** True for a row with two headers that some tool has, or that are among these words. */
export function isHeaderRow(cells: readonly string[], words: ReadonlySet<string>): boolean {
  const plain = [...plainSet(cells)].filter((text) => words.has(text) || toolHeaders.has(text));
  return plain.length > 1;
}

const toolHeaders: ReadonlySet<string> = plainSet([
  ...foreignTools.flatMap(({ columns, knownBy }) => [...Object.values(columns).flat(), ...knownBy.flat()]),
  ...otherLists.flatMap(({ knownBy }) => knownBy),
]);

function plainSet(headers: readonly string[]): Set<string> {
  return new Set(headers.map(plainHeader).filter((text) => text !== ''));
}

function hasAll(known: ReadonlySet<string>, headers: readonly string[]): boolean {
  return headers.every((name) => known.has(plainHeader(name)));
}
