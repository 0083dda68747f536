/** Guesses what the columns of an unknown file are, by words that many tools use. */
import type { ImportTarget } from '../exchange-port.ts';
import { plainHeader } from './tool.ts';

/** The headers that tools use for a field or a part of one, by its path; written without blanks and signs. */
const synonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  customers: {
    name: 'customer customername client clientname displayname fullname kunde',
    first_name: 'firstname givenname vorname',
    middle_name: 'middlename additionalname',
    last_name: 'lastname surname familyname nachname',
    email: 'emailaddress emailid mail primaryemail',
    phone: 'phonenumber telephone tel telefon mobile mobilephone',
    company: 'companyname organization organisation organizationname business businessname firma firmenname',
    contact_name: 'contact contactname contactperson ansprechpartner',
    payment_terms_days: 'paymentterms terms netdays',
    currency: 'currencycode',
    notes: 'note comment comments memo',
    external_id: 'externalid id customerid clientid customernumber kundennummer reference accountnumber',
    tax_id: 'vat vatid vatnumber taxnumber taxregistrationnumber ustid umsatzsteuerid',
    'billing_address.line1':
      'address address1 addressline1 street streetaddress billingaddress billingstreet line1 straße strasse',
    'billing_address.line2': 'address2 addressline2 street2 billingstreet2 line2',
    'billing_address.city': 'town billingcity city ort stadt',
    'billing_address.state': 'province region county billingstate state',
    'billing_address.postal_code': 'zip zipcode postcode postalcode billingzip billingpostalcode plz',
    'billing_address.country': 'countrycode billingcountrycode billingcountry country land',
    'shipping_address.line1': 'shippingaddress shippingstreet shippingaddress1',
    'shipping_address.line2': 'shippingaddress2 shippingstreet2',
    'shipping_address.city': 'shippingcity',
    'shipping_address.state': 'shippingstate shippingprovince',
    'shipping_address.postal_code': 'shippingzip shippingpostalcode shippingpostcode',
    'shipping_address.country': 'shippingcountrycode shippingcountry',
  },
  products: {
    name: 'title product productname item itemname bezeichnung artikel',
    description: 'details productdescription itemdescription beschreibung',
    sku: 'code productcode itemcode articlenumber itemnumber partnumber artikelnummer',
    unit_price: 'price regularprice rate salesprice sellingprice variantprice preis nettopreis saleprice',
    currency: 'currencycode',
    tax_rate: 'tax vat vatrate taxpercent taxpercentage steuersatz',
    unit: 'unitofmeasure uom einheit',
    external_id: 'externalid id productid itemid handle',
    active: 'available enabled',
  },
};

/** The path of each column, null for one that no word tells of. The first of two that mean the same is taken. */
export function guessColumns(
  plural: string,
  targets: readonly ImportTarget[],
  header: readonly string[],
): (string | null)[] {
  const words = wordsFor(plural, targets);
  const plain = header.map(plainHeader);
  const chosen = plain.map((text): string | null => words.get(text) ?? null);
  const rank = (index: number): number => {
    const path = chosen[index] ?? '';
    const own = plain[index] === plainHeader(path) ? -1 : 0;
    const listed = (synonyms[plural]?.[path] ?? '').split(' ').indexOf(plain[index] ?? '');
    return preferring.has(path) ? (own === -1 ? -1 : listed) : own;
  };
  return chosen.map((path, index) => {
    if (path === null) return null;
    const others = chosen.flatMap((other, at) => (other === path ? [at] : []));
    const best = others.reduce((first, at) => (rank(at) < rank(first) ? at : first));
    return best === index ? path : null;
  });
}

// A code beats a name, and a regular price a reduced one, in whatever order they stand.
const preferring: ReadonlySet<string> = new Set([
  'unit_price',
  'billing_address.country',
  'shipping_address.country',
]);

/** Paths by the words that tell of them; fields' own names, and their headers in the sheet, before other words. */
export function wordsFor(plural: string, targets: readonly ImportTarget[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const [path, list] of Object.entries(synonyms[plural] ?? {}))
    for (const word of list.split(' ')) words.set(word, path);
  for (const { path, label } of targets) {
    words.set(plainHeader(label), path);
    words.set(plainHeader(path), path);
  }
  return words;
}
