/** Who bills in the sample business: what its owner has filled in on the screen Business. */

// A blue disc with a gap, 48 pixels wide.
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAnUlEQVR42u3ZUQqAMAwD0NzJO3knT6' +
  'sXkFFNVjKN+NvyENzWDKfZg++Atv0YvH2gsYOXYR7lHQuzKU9ZaNMUTWijFFno14xNIDXa2kVA5JcnyyFf98gO3iDJz0I2MQaplh' +
  'OyT0BFkHAHIFsFFFBAAQV0D8petiIoJ8YCKFNHAWQ3KGa2V8cxwsLVAivHSM809HSMhU2Dc9Orhd/dBl2p7H/WjKRS4gAAAABJRU' +
  '5ErkJggg==';

/** The changes of the settings, as PATCH /workspace takes them. */
export const sampleSeller: Readonly<Record<string, unknown>> = {
  name: 'Klangwerk Weber GmbH',
  trade_name: 'Klangwerk',
  address: { line1: 'Oranienstraße 24', city: 'Berlin', postal_code: '10999', country: 'DE' },
  tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
  registration_number: 'HRB 120437 B',
  email: 'rechnung@klangwerk.example',
  phone: '+49 30 5550100',
  contact_name: 'Jonas Weber',
  website: 'https://klangwerk.example',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  account_name: 'Klangwerk Weber GmbH',
  electronic_address: { scheme: '9930', value: 'DE136695976' },
  language: 'en',
  colour: '#336699',
  logo,
};
