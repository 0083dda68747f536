/** Finds out what the columns of another tool's file are, by their headers. */
import { isGiven } from '../schema/field.ts';
import type { Resource } from '../schema/resource.ts';

/** A column of the file that fills a field: its position, and the names on the path to the field. */
export interface ForeignColumn {
  readonly index: number;
  readonly path: readonly string[];
}

/** The headers that other tools use for a field, by the field's path; written without blanks and signs. */
const synonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  customers: {
    name: 'customer customername client clientname displayname fullname',
    first_name: 'firstname givenname',
    last_name: 'lastname surname familyname',
    email: 'emailaddress mail primaryemail',
    phone: 'phonenumber telephone tel mobile mobilephone',
    company: 'companyname organization organisation business businessname',
    contact_name: 'contact contactname contactperson',
    payment_terms_days: 'paymentterms terms netdays',
    notes: 'note comment comments memo',
    external_id: 'externalid id customerid clientid customernumber reference',
    tax_id: 'vat vatid vatnumber taxnumber taxregistrationnumber',
    'billing_address.line1': 'address address1 addressline1 street streetaddress billingaddress line1',
    'billing_address.line2': 'address2 addressline2 line2',
    'billing_address.city': 'town billingcity city',
    'billing_address.state': 'province region county billingstate state',
    'billing_address.postal_code': 'zip zipcode postcode postalcode billingzip',
    'billing_address.country': 'countrycode billingcountry country',
  },
  products: {
    name: 'title product productname item itemname',
    description: 'details productdescription itemdescription',
    sku: 'code productcode itemcode articlenumber itemnumber partnumber',
    unit_price: 'price rate salesprice sellingprice saleprice variantprice',
    tax_rate: 'tax vat vatrate taxpercent taxpercentage',
    unit: 'unitofmeasure uom',
    external_id: 'externalid id productid itemid handle',
    active: 'available enabled',
  },
};

/** The resources that other tools' files are read for. */
export const importable: readonly string[] = Object.keys(synonyms);

/** A first and a last name make the name of a customer; no field is called so. */
export const nameParts: readonly string[] = ['first_name', 'last_name'];

/** The columns that are understood; the first of two that mean the same, fields' own names before other words. */
export function foreignColumns({ plural, fields }: Resource, header: readonly string[]): ForeignColumn[] {
  const others = synonyms[plural] ?? {};
  const own = Object.entries(fields).filter(([, field]) => isGiven(field) && field.kind.cell !== 'json');
  const words = new Map<string, string>();
  for (const [path, list] of Object.entries(others))
    for (const word of list.split(' ')) words.set(word, path);
  for (const [name, { column }] of own) {
    if (column !== undefined) words.set(plain(column.header), name);
    words.set(plain(name), name);
  }
  const found = new Map<string, ForeignColumn>();
  for (const [index, text] of header.entries()) {
    const path = words.get(plain(text));
    if (path === undefined || (found.has(path) && plain(text) !== plain(path))) continue;
    found.set(path, { index, path: path.split('.') });
  }
  return [...found.values()];
}

function plain(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]/g, '');
}
