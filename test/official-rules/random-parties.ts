/** Makes random sellers and buyers of some countries, complete and incomplete. */
import type { SourceCustomer, SourceSeller } from '../../src/core/documents/einvoice/source.ts';
import type { Dice } from './dice.ts';

interface Country {
  readonly vat: string;
  readonly register: string;
}

/** A good VAT number and a good registration number of each country. */
const countries: Readonly<Record<string, Country>> = {
  DE: { vat: 'DE123456789', register: 'HRB 1' },
  FR: { vat: 'FR61954506077', register: '954506077' },
  NL: { vat: 'NL123456789B01', register: '12345678' },
  BE: { vat: 'BE0202239951', register: '0202239951' },
  SE: { vat: 'SE556680305701', register: '5566803057' },
  NO: { vat: 'NO974761076MVA', register: '974761076' },
  DK: { vat: 'DK12345674', register: '12345674' },
  IT: { vat: 'IT00743110157', register: 'MI-1' },
  GR: { vat: 'EL094259216', register: 'R1' },
  IS: { vat: 'IS12345', register: '1234567890' },
  US: { vat: 'US1', register: 'R1' },
  GB: { vat: 'GB123456789', register: '01234567' },
};

// Numbers that a country, or every country, refuses, and those of other countries than the address.
const oddVatNumbers = [
  ...['123456789', 'NO974761077MVA', 'SE5566803057', 'EL094259217', 'EL12', 'DE-1'],
  ...['IT00743110157', 'EL094259216', 'NO974761076MVA'],
];
const badRegisters = ['R 0', '5566803058', '974761077', 'DK1234', '1234567'];

const addresses = [
  { scheme: '9930', value: 'DE123456789' },
  { scheme: '0088', value: '7300010000001' },
  { scheme: '0088', value: '7300010000002' },
  { scheme: 'EM', value: 'a@b.co' },
  { scheme: '0208', value: '0202239951' },
  { scheme: '0192', value: '974761076' },
  { scheme: '0007', value: '5566803057' },
  { scheme: '0151', value: '51824753556' },
  { scheme: '0184', value: 'DK12345674' },
];

const badAddresses = [
  { scheme: '0208', value: '0202239952' },
  { scheme: '0192', value: '974761077' },
  { scheme: '0007', value: '5566803058' },
  { scheme: '0151', value: '51824753557' },
  { scheme: '0184', value: 'DK1' },
  { scheme: '0096', value: '123' },
  { scheme: '0198', value: '12345674' },
  { scheme: '9901', value: '1' },
  { scheme: 'AN', value: 'x' },
];

export const countryCodes: readonly string[] = Object.keys(countries);

export function postalAddress(
  { maybe }: Dice,
  country: string,
  completeness: number,
): SourceSeller['address'] {
  return {
    line1: maybe('Rue & Co 1', completeness),
    line2: maybe('x', 0.2),
    city: maybe('City', completeness),
    state: maybe('ST', 0.2),
    postal_code: maybe('1000', completeness),
    country: maybe(country, completeness),
  };
}

function taxIds({ maybe, pick, roll }: Dice, country: string, completeness: number): SourceSeller['tax_ids'] {
  const { vat = '' } = countries[country] ?? {};
  const value = roll() < completeness ? vat : pick(oddVatNumbers);
  const vatNumbers = roll() < completeness ? [{ type: maybe('eu_vat', 0.8), value }] : [];
  return roll() < completeness ? vatNumbers : [...vatNumbers, { type: 'tax_number', value: '12/345/6789' }];
}

function register({ pick, roll }: Dice, country: string, completeness: number): string {
  return roll() < completeness ? (countries[country]?.register ?? 'R1') : pick(badRegisters);
}

export function randomSeller(
  dice: Dice,
  country: string,
  completeness: number,
  address: SourceSeller['address'],
): SourceSeller {
  const { maybe, pick, roll } = dice;
  return {
    name: maybe('Sell & Co', completeness + 0.05),
    trade_name: maybe('Shop', 0.3),
    address,
    tax_ids: taxIds(dice, country, completeness),
    registration_number: maybe(register(dice, country, completeness), 0.6),
    email: maybe('a@b.co', completeness),
    phone: maybe('+49 123', completeness),
    contact_name: maybe('Kim', completeness),
    electronic_address: maybe(pick(roll() < completeness ? addresses : badAddresses), completeness),
    iban: maybe('DE89370400440532013000', 0.8),
    bic: maybe('COBADEFFXXX', 0.5),
    account_name: maybe('Sell', 0.5),
  };
}

export function randomCustomer(
  dice: Dice,
  country: string,
  completeness: number,
  [billing_address, shipping_address]: readonly [SourceSeller['address'], SourceSeller['address']],
): SourceCustomer {
  const { maybe, pick, roll } = dice;
  const reached = roll() < completeness ? { scheme: '9930', value: 'DE1' } : pick(badAddresses);
  return {
    name: 'Buyer',
    company: maybe('Buyer Inc', 0.5),
    tax_ids: taxIds(dice, country, completeness),
    registration_number: maybe(register(dice, country, completeness), 0.4),
    email: maybe('x@y.zz', 0.6),
    phone: null,
    contact_name: maybe('Bo', 0.4),
    electronic_address: maybe(reached, completeness),
    billing_address: billing_address ?? null,
    shipping_address: shipping_address ?? null,
  };
}
