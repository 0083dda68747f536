/** The texts of a workbook, each of which its file holds once. */
import { ownText } from '../../../emulator/spreadsheet/workbook/packed-column.ts';
import { unescapeText } from './escaped-text.ts';
import type { ZipPart } from './zip-reader.ts';

/** Names the part in the archive. */
export const stringsPart = 'xl/sharedStrings.xml';

const item = /<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g;
const onlyText = /^<t(?: [^>]*)?>([^<]*)<\/t>$/;
/** A piece of a formatted text; how it is spoken stands in elements of its own, which are left out. */
const runText = /<rPh\b[\s\S]*?<\/rPh>|<t(?: [^>]*)?>([^<]*)<\/t>/g;

/** The texts in their order. */
export async function readStrings(part: ZipPart | undefined): Promise<string[]> {
  const strings: string[] = [];
  let rest = '';
  for await (const text of part?.texts() ?? []) {
    rest = withoutPrefixes(rest + text);
    let end = 0;
    for (const match of rest.matchAll(item)) {
      strings.push(ownText(textOf(match[1] ?? '')));
      end = match.index + match[0].length;
    }
    rest = rest.slice(end);
  }
  return strings;
}

function textOf(content: string): string {
  const [, only] = onlyText.exec(content) ?? [];
  if (only !== undefined) return plainText(only);
  return Array.from(content.matchAll(runText), ([, text = '']) => plainText(text)).join('');
}

/** Some programs write the names of elements with a prefix. */
export function withoutPrefixes(xml: string): string {
  return xml.includes('<x:') ? xml.replace(/(<\/?)x:/g, '$1') : xml;
}

/**
 * Removes the prefixes of a part, which it has everywhere or nowhere: looking for them in each piece of a large one takes a
 * second.
 */
export function prefixRemover(piece: string): typeof withoutPrefixes {
  return piece.includes('<x:') ? withoutPrefixes : (xml) => xml;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of a text node; it may be a part of the XML, which it then keeps in memory. */
export function plainText(xml: string): string {
  const text = xml.includes('&') ? xml.replace(/&(#x?[0-9A-Fa-f]+|\w+);/g, entityText) : xml;
  const joined = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return joined.includes('_x') ? unescapeText(joined) : joined;
}

function entityText(entity: string, name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? entity;
  return String.fromCodePoint(
    name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10),
  );
}

/** The part of the archive without a text. */
export const noStrings =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="0"></sst>';

/** Text as it may stand between two tags. */
export function escapeXml(text: string): string {
  return /[&<>]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : text;
}

/** The items of a table's XML. */
export function itemsOf(xml: string): string[] {
  return xml.match(item) ?? [];
}
