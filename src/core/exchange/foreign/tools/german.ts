/** Programs with German headers. */
import { addressColumns, eachRow, type OpenRow, type ForeignTool } from '../tool.ts';

export const germanTools: readonly ForeignTool[] = [
  {
    name: 'lexoffice',
    plural: 'customers',
    knownBy: [['Kundennummer', 'Straße 1']],
    columns: {
      external_id: ['Kundennummer'],
      name: ['Firmenname'],
      first_name: ['Vorname'],
      last_name: ['Nachname'],
      email: ['E-Mail 1'],
      phone: ['Telefon 1'],
      tax_id: ['Umsatzsteuer ID', 'Steuernummer'],
      ...addressColumns('billing_address', {
        line1: ['Straße 1'],
        postal_code: ['PLZ 1'],
        city: ['Ort 1'],
        country: ['Land 1'],
      }),
    },
    prepare: eachRow((row) =>
      row.get('Kundennummer') === '' && row.get('Lieferantennummer') !== '' ? 'only a supplier number' : null,
    ),
  },
  {
    name: 'lexoffice',
    plural: 'products',
    knownBy: [['Artikelnummer', 'Steuerart']],
    columns: {
      sku: ['Artikelnummer'],
      name: ['Bezeichnung'],
      description: ['Beschreibung'],
      unit_price: ['Nettopreis', 'Bruttopreis'],
      tax_text: ['Steuerart'],
      unit: ['Einheit'],
    },
    warn: (row) =>
      row.get('Nettopreis') === '' && row.get('Bruttopreis') !== ''
        ? 'unit_price: The price contains tax (Bruttopreis), and prices here do not.'
        : null,
  },
  {
    name: 'sevdesk',
    plural: 'customers',
    knownBy: [['Kunden-Nr.', 'Kategorie']],
    columns: {
      external_id: ['Kunden-Nr.'],
      name: ['Organisation'],
      first_name: ['Vorname'],
      last_name: ['Nachname'],
      email: ['E-Mail'],
      phone: ['Telefon', 'Mobil'],
      tax_id: ['Umsatzsteuer-ID'],
      ...addressColumns('billing_address', {
        line1: ['Strasse'],
        postal_code: ['PLZ'],
        city: ['Ort'],
        country: ['Land'],
      }),
      notes: ['Beschreibung'],
    },
    prepare: joinPersons,
  },
];

/** A person with the number of an organisation above is its contact. */
function joinPersons(rows: readonly OpenRow[]): Map<OpenRow, string> {
  const left = new Map<OpenRow, string>();
  const organisations = new Map<string, OpenRow>();
  for (const row of rows) {
    const number = row.get('Kunden-Nr.');
    const above = organisations.get(number);
    if (/^lieferant/i.test(row.get('Kategorie'))) left.set(row, 'a supplier');
    else if (row.get('Organisation') !== '' && number !== '') organisations.set(number, row);
    else if (above !== undefined) {
      if (above.get('Vorname') === '' && above.get('Nachname') === '')
        for (const name of ['Vorname', 'Nachname']) above.set(name, row.get(name));
      left.set(row, 'a person with the number of an organisation above: its contact');
    }
  }
  return left;
}
