/** Writes XML: elements as data, and their text escaped. */

/** An element with text, or with elements; null and elements without content are left out. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly content: string | readonly XmlElement[];
}

export type XmlPart = XmlElement | null;

/** An element with text; null without one. */
export function textElement(
  name: string,
  content: string | null,
  attributes: XmlElement['attributes'] = {},
): XmlPart {
  return content === null || content === '' ? null : { name, attributes, content };
}

/** An element with elements; null when all of them are missing. */
export function group(
  name: string,
  parts: readonly XmlPart[],
  attributes: XmlElement['attributes'] = {},
): XmlPart {
  const content = parts.filter((part): part is XmlElement => part !== null);
  return content.length === 0 ? null : { name, attributes, content };
}

/** The document with its declaration, each element on a line of its own. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, '')}`;
}

function writeElement({ name, attributes, content }: XmlElement, indent: string): string {
  const open = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const start = `${indent}<${name}${open}>`;
  if (typeof content === 'string') return `${start}${escapeXml(content)}</${name}>\n`;
  const inner = content.map((element) => writeElement(element, `${indent}  `)).join('');
  return `${start}\n${inner}${indent}</${name}>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// Records refuse control characters other than TAB, LF and CR, so of what XML 1.0 forbids these two signs are left.
const forbidden = /[\ufffe\uffff]/;

/** True when XML 1.0 can carry the text of a record. */
export function isXmlText(value: string): boolean {
  return !forbidden.test(value);
}

function escapeXml(value: string): string {
  if (!isXmlText(value)) throw new Error('The text has a sign that XML cannot carry.');
  return value.replace(/[&<>"]/g, (sign) => entities[sign] ?? '').replace(/\r/g, '&#13;');
}
