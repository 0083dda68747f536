/** Address books. */
import { addressColumns, eachRow, type ForeignTool } from '../tool.ts';

const placeParts = ['Street', 'Street 2', 'City', 'State', 'Postal Code', 'Country/Region', 'Country'];

export const addressBookTools: readonly ForeignTool[] = [
  {
    name: 'Google Contacts',
    plural: 'customers',
    knownBy: [
      ['E-mail 1 - Value', 'First Name'],
      ['E-mail 1 - Value', 'Given Name'],
    ],
    columns: {
      first_name: ['First Name', 'Given Name'],
      middle_name: ['Middle Name', 'Additional Name'],
      last_name: ['Last Name', 'Family Name'],
      company: ['Organization Name', 'Organization 1 - Name'],
      email: ['E-mail 1 - Value', 'E-mail 2 - Value'],
      phone: ['Phone 1 - Value', 'Phone 2 - Value'],
      ...addressColumns('billing_address', {
        line1: ['Address 1 - Street'],
        line2: ['Address 1 - Extended Address'],
        city: ['Address 1 - City'],
        state: ['Address 1 - Region'],
        postal_code: ['Address 1 - Postal Code'],
        country: ['Address 1 - Country'],
      }),
      notes: ['Notes'],
    },
    // Several values stand in one cell.
    prepare: eachRow((row) => {
      row.each((text) => text.split(' ::: ')[0] ?? '');
      return null;
    }),
  },
  {
    name: 'Outlook',
    plural: 'customers',
    knownBy: [['E-mail Address', 'Business Street']],
    columns: {
      first_name: ['First Name'],
      middle_name: ['Middle Name'],
      last_name: ['Last Name'],
      company: ['Company'],
      email: ['E-mail Address', 'E-mail 2 Address'],
      phone: ['Business Phone', 'Mobile Phone', 'Home Phone', 'Primary Phone'],
      ...addressColumns('billing_address', {
        line1: ['Business Street'],
        line2: ['Business Street 2'],
        city: ['Business City'],
        state: ['Business State'],
        postal_code: ['Business Postal Code'],
        country: ['Business Country/Region', 'Business Country'],
      }),
      notes: ['Notes'],
    },
    prepare: eachRow((row) => {
      if (placeParts.some((part) => row.get(`Business ${part}`) !== '')) return null;
      for (const part of placeParts) {
        const text = row.get(`Home ${part}`);
        if (text !== '') row.set(`Business ${part}`, text);
      }
      return null;
    }),
  },
];
