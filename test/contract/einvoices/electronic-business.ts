/** A workspace whose owner and customer have filled in all that electronic invoices ask for. */
import type { Settings } from '../../../src/core/settings.ts';
import { type ReadEInvoice, readEInvoice } from '../../official-rules/reading/read-einvoice.ts';
import { storeSettings } from '../support/store-settings.ts';
import { createTestClient, pathOf, type TestClient } from '../support/test-client.ts';
import type { Answered } from '../support/test-workspace.ts';

type AnyRecord = Answered['body'];

export const electronicSeller: Partial<Settings> = {
  name: 'Weber & Söhne GmbH',
  trade_name: 'Klangwerk',
  address: {
    line1: 'Oranienstraße 24',
    line2: null,
    postal_code: '10999',
    city: 'Berlin',
    state: null,
    country: 'DE',
  },
  tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
  registration_number: 'HRB 120437 B',
  email: 'rechnung@klangwerk.example',
  phone: '+49 30 5550100',
  contact_name: 'Jonas Weber',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  account_name: 'Weber GmbH',
  electronic_address: { scheme: '9930', value: 'DE136695976' },
};

export const buyer = {
  name: 'Ada Byron',
  company: 'Analytical <Engines> & Co',
  email: 'ada@example.com',
  tax_ids: [{ type: 'eu_vat', value: 'FR61954506077' }],
  registration_number: '954506077',
  billing_address: { line1: '1 rue de la Paix', postal_code: '75002', city: 'Paris', country: 'FR' },
  electronic_address: { scheme: '0009', value: '95450607700019' },
  buyer_reference: 'Purchasing 7',
};

export const lamps = {
  description: 'Lamp "Ö"',
  quantity: 3,
  unit: 'hour',
  unit_price: '33.33',
  tax_rate: 19,
  tax_category: 'standard',
};

export interface ElectronicBusiness extends TestClient {
  /** An invoice of lamps to the customer, unless the body says otherwise. */
  invoice(body?: object): AnyRecord;
  /** A customer who is like the usual one, but for these fields. */
  customer(changes?: object): AnyRecord;
  seller(changes: Partial<Settings>): void;
  /** The answer to `/ubl`, `/cii` or `/einvoice_check`. */
  ask(record: AnyRecord, what: 'ubl' | 'cii' | 'einvoice_check', profile?: string): Answered;
  /** The exported XML, which must be there, as text. */
  xml(record: AnyRecord, syntax: 'ubl' | 'cii', profile?: string): string;
  /** What another program reads in it. */
  reading(record: AnyRecord, syntax: 'ubl' | 'cii', profile?: string): ReadEInvoice;
  /** What hinders a profile, each as `rule pointer`. */
  missing(record: AnyRecord, profile?: string): string[];
}

export function createElectronicBusiness(): ElectronicBusiness {
  const client = createTestClient();
  storeSettings(client, electronicSeller);
  const ask: ElectronicBusiness['ask'] = (record, what, profile) =>
    client.get(`${pathOf(record)}/${what}`, profile === undefined ? {} : { query: `profile=${profile}` });
  const xml: ElectronicBusiness['xml'] = (record, syntax, profile) => {
    const { status, body } = ask(record, syntax, profile);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  };
  const customer: ElectronicBusiness['customer'] = (changes = {}) =>
    client.create('customers', { ...buyer, ...changes });
  let usual: string | null = null;
  return {
    ...client,
    ask,
    xml,
    customer,
    invoice(body = {}) {
      usual ??= customer().id as string;
      return client.create('invoices', { customer_id: usual, items: [lamps], ...body });
    },
    seller: (changes) => storeSettings(client, changes),
    reading: (record, syntax, profile) => readEInvoice(xml(record, syntax, profile)),
    missing(record, profile) {
      const { status, body } = ask(record, 'einvoice_check', profile);
      expect(status).toBe(200);
      expect(body.ready).toBe(body.missing.length === 0);
      return body.missing.map(({ rule, pointer }: Record<string, string>) => `${rule} ${pointer}`);
    },
  };
}
