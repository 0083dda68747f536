/** Reads electronic invoices by a parser of its own and by the paths of the standard, knowing nothing of the writers. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { readCii } from './read-cii.ts';
import { readUbl } from './read-ubl.ts';
import type { XmlNode } from './xml-paths.ts';

/** What both syntaxes say, as text; null where they say nothing. */
export interface ReadEInvoice {
  readonly root: string;
  readonly number: string | null;
  readonly date: string | null;
  readonly type: string | null;
  readonly currency: string | null;
  readonly buyerReference: string | null;
  readonly note: string | null;
  readonly preceding: string | null;
  readonly seller: ReadParty;
  readonly buyer: ReadParty;
  readonly lines: readonly ReadLine[];
  readonly allowances: readonly string[];
  readonly taxes: readonly ReadTax[];
  readonly totals: Readonly<
    Record<
      'lines' | 'allowances' | 'taxExclusive' | 'tax' | 'taxInclusive' | 'prepaid' | 'due',
      string | null
    >
  >;
}

export interface ReadParty {
  readonly name: string | null;
  readonly vatId: string | null;
  readonly country: string | null;
  readonly street: string | null;
}

export interface ReadLine {
  readonly name: string | null;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly net: string | null;
  readonly allowance: string | null;
  readonly category: string | null;
  readonly rate: string | null;
}

interface ReadTax {
  readonly category: string | null;
  readonly rate: string | null;
  readonly taxable: string | null;
  readonly tax: string | null;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: true,
  htmlEntities: false,
});

/** @throws Error when the text is no well-formed XML */
export function readEInvoice(xml: string): ReadEInvoice {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`Not well-formed: ${valid.err.msg} in line ${valid.err.line}`);
  const document = parser.parse(xml) as XmlNode;
  const root = Object.keys(document).find((name) => !name.startsWith('?') && !name.startsWith('#')) ?? '';
  return root === 'CrossIndustryInvoice' ? readCii(document) : readUbl(document[root] as XmlNode, root);
}
