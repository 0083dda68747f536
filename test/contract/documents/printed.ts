/** A workspace whose documents say all that a document can say, and what a print shows of them. */
import { htmlLines } from '../../html-lines.ts';
import { storeSettings } from '../support/store-settings.ts';
import { createTestWorkspace, type TestWorkspace, type WorkspaceOptions } from '../support/test-workspace.ts';

/** The seller of these tests. */
const seller = {
  name: 'Lovelace Engines GmbH',
  address: {
    ...{ line1: 'Torstraße 12', line2: null, city: 'Berlin', state: null },
    ...{ postal_code: '10119', country: 'DE' },
  },
  tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
  email: 'billing@lovelace.example',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  colour: '#0b6e4f',
  document_footer: 'Managing director: Ada Lovelace',
};

export function openPrinting(options: WorkspaceOptions = {}): TestWorkspace {
  const workspace = createTestWorkspace(options);
  storeSettings(workspace, seller);
  return workspace;
}

/** A customer with all that a document shows of one. */
export const customer = {
  name: 'Grace Hopper',
  company: 'Hopper Compilers BV',
  tax_ids: [{ type: 'eu_vat', value: 'BE0203430576' }],
  billing_address: { line1: 'Rue de la Loi 16', postal_code: '1000', city: 'Bruxelles', country: 'BE' },
};

export const printedLines = [
  { description: 'Projector lamp', sku: null, quantity: 4, unit: 'piece', unit_price: '33.33', tax_rate: 19 },
  {
    description: 'Installation',
    quantity: '1.5',
    unit: 'hour',
    unit_price: 80,
    tax_rate: 7,
    discount_percent: 10,
  },
].map(({ sku: _none, ...line }) => line);

/** The text of a page, its lines joined by line breaks and its unbreakable blanks as usual ones. */
export function printedTextOf(html: string): string {
  return htmlLines(html)
    .join('\n')
    .replace(/\u00a0/g, ' ');
}
