/** What the writer of XML does with any text: another reader reads it as it was. */
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import {
  group,
  isXmlText,
  textElement,
  type XmlElement,
  writeXml,
} from '../../../../src/core/documents/einvoice/xml.ts';

function write(content: string): string {
  return writeXml(group('a', [textElement('b', content, { c: content })]) as XmlElement);
}

const parser = new XMLParser({
  ignoreAttributes: false,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
});

test.each([
  ['<b>&amp;</b>', '&lt;b&gt;&amp;amp;&lt;/b&gt;'],
  [']]>', ']]&gt;'],
  ['"quoted"', '&quot;quoted&quot;'],
  ['a\r\nb', 'a&#13;\nb'],
  ['Ö 日本 😀', 'Ö 日本 😀'],
])('%j is written as %s', (content, written) => {
  expect(write(content)).toContain(`>${written}</b>`);
});

test('texts of records are read as they were', () => {
  const recordText = fc
    .string({ unit: 'grapheme', minLength: 1 })
    // Records refuse other control characters, and what stands between quotes is not asked to keep its line breaks.
    .filter((one) => !/[\p{Cc}\ufffe\uffff]/u.test(one) && one.trim() === one);
  fc.assert(
    fc.property(recordText, (content) => {
      const read = parser.parse(write(content)) as { a: { b: Record<string, string> } };
      expect(read.a.b).toEqual({ '#text': content, '@_c': content });
    }),
    { numRuns: 300 },
  );
});

test.each(['a\ufffeb', '\uffff'])('%j is refused, because no XML can carry it', (content) => {
  expect(isXmlText(content)).toBe(false);
  expect(() => write(content)).toThrow('cannot carry');
});

test('an element without content is left out, and so is what holds nothing else', () => {
  expect(group('a', [textElement('b', null), group('c', [textElement('d', '')])])).toBeNull();
});
