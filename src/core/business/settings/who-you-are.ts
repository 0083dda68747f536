/** Declares the settings that name the business. */
import { billingAddress } from '../../resources/address.ts';
import { optional } from '../../schema/field.ts';
import { email, text } from '../../schema/kinds.ts';
import { ownElectronicAddress } from '../listed-codes.ts';
import { matching } from '../matching.ts';
import { type SettingLabel, setting, settingOfParts } from '../setting.ts';

const website = matching(
  200,
  /^([Hh][Tt]{2}[Pp][Ss]?:[/]{2})?[^\s/.]+([.][^\s/.]+)+([/]\S*)?$/,
  'Must be an address of the web, for example https://example.com.',
);

const part = (label: string, hint: string): SettingLabel => ({ label, hint });

export const whoYouAreSettings = {
  name: setting(
    'business',
    'Business name',
    'The legal name, as documents show it.',
    optional(text(200), 'The legal name of the business, as documents show it.'),
  ),
  trade_name: setting(
    'business',
    'Trade name',
    'The name that customers know, where it is another one.',
    optional(text(200), 'The name that customers know, where it is another one.'),
  ),
  address: settingOfParts(
    'business',
    'Address',
    {
      line1: part('Street and number', 'The first line of the address.'),
      line2: part('Address, second line', 'A further line of the address.'),
      postal_code: part('Postal code', 'As the post writes it, for example 10115.'),
      city: part('City', 'The city of the address.'),
      state: part('State or province', 'Where addresses of the country have one.'),
      country: part('Country', 'ISO 3166-1, two letters, for example DE.'),
    },
    optional(billingAddress, 'The address of the business.'),
  ),
  email: setting(
    'business',
    'Email',
    'Where customers write to, for example office@example.com.',
    optional(email, 'The e-mail address that documents show.'),
  ),
  phone: setting(
    'business',
    'Phone',
    'The number that documents show.',
    optional(text(40), 'The phone number that documents show.'),
  ),
  contact_name: setting(
    'business',
    'Contact person',
    'Whom customers ask for.',
    optional(text(200), 'Whom customers ask for.'),
  ),
  website: setting(
    'business',
    'Website',
    'For example https://example.com.',
    optional(website, 'The address of the website.'),
  ),
  electronic_address: settingOfParts(
    'business',
    'Electronic address',
    {
      scheme: part('Electronic address scheme', 'A code of the list EAS, for example 0088 or 9930.'),
      value: part('Electronic address', 'Where electronic invoices come from, in that scheme.'),
    },
    optional(ownElectronicAddress, 'The address of the business in the network of electronic invoices.'),
  ),
} as const;
