/** The rules of Peppol about references, electronic addresses and line amounts. */
import { addDecimals, compareDecimals, multiplyDecimals } from '../../../billing/decimal.ts';
import type { Party } from '../model.ts';
import type { ElectronicAddress } from '../source.ts';
import { distance } from './changed-sums.ts';
import {
  isAustralianNumber,
  isBelgianNumber,
  isGln,
  isNorwegianNumber,
  isSwedishNumber,
} from './check-digits.ts';
import { lineFindings } from './core-rules.ts';
import { type EInvoiceRule, type RuleFinding, only, rule } from './rule.ts';
import { exemptionCodeRule } from './tax-rules.ts';

// The codes of the list EAS that Peppol routes by.
const routedSchemes = (
  '0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0183 0184 0188 0190 0191 0192 0195 0196 0198 0199 ' +
  '0200 0201 0204 0208 0209 0210 0211 0216 0218 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9910 9913 9914 ' +
  '9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 ' +
  '9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959'
).split(' ');

interface NumberForm {
  readonly id: string;
  readonly name: string;
  readonly isValid: (text: string) => boolean;
}

/** The numbers whose form Peppol verifies, by their scheme. */
const forms: Readonly<Record<string, NumberForm>> = {
  '0088': { id: 'R040', name: 'a Global Location Number', isValid: isGln },
  '0192': { id: 'R041', name: 'a Norwegian organization number', isValid: isNorwegianNumber },
  '0184': { id: 'R042', name: 'a Danish CVR number', isValid: (text) => /^(DK\d{8}|\d{8})$/.test(text) },
  '0096': { id: 'R052', name: 'a Danish P number', isValid: (text) => /^\d{10}$/.test(text) },
  '0198': { id: 'R053', name: 'a Danish SE number', isValid: (text) => /^DK\d{8}$/.test(text) },
  '0208': { id: 'R043', name: 'a Belgian enterprise number', isValid: isBelgianNumber },
  '0007': { id: 'R049', name: 'a Swedish organization number', isValid: isSwedishNumber },
  '0151': { id: 'R050', name: 'an Australian Business Number', isValid: isAustralianNumber },
};

type Side = 'seller' | 'customer';

function addressRules(side: Side, pick: (invoice: { seller: Party; buyer: Party }) => Party): EInvoiceRule[] {
  const whose = side === 'seller' ? 'Your' : 'The customer’s';
  const pointer = `/${side}/electronic_address`;
  const known = (address: ElectronicAddress | null): address is ElectronicAddress => address !== null;
  return [
    rule(
      'PEPPOL-EN16931-CL008',
      pointer,
      `${whose} electronic address has a scheme that Peppol does not route by.`,
      (invoice) => {
        const { electronicAddress: address } = pick(invoice);
        return known(address) && !routedSchemes.includes(address.scheme);
      },
    ),
    ...Object.entries(forms).map(([scheme, { id, name, isValid }]) =>
      rule(`PEPPOL-COMMON-${id}`, pointer, `${whose} electronic address is not ${name}.`, (invoice) => {
        const { electronicAddress: address } = pick(invoice);
        return known(address) && address.scheme === scheme && !isValid(address.value.trim());
      }),
    ),
    // Peppol verifies the number of a register by the same forms.
    ...Object.entries(forms).map(([scheme, { id, name, isValid }]) =>
      rule(
        `PEPPOL-COMMON-${id}`,
        `/${side}/registration_number`,
        `${whose} registration number is not ${name}.`,
        (invoice) => {
          const { registration } = pick(invoice);
          return registration?.scheme === scheme && !isValid(registration.value);
        },
      ),
    ),
  ];
}

/** Peppol and XRechnung address both parties. */
const bothAddresses: readonly EInvoiceRule[] = [
  rule(
    'PEPPOL-EN16931-R020',
    '/seller/electronic_address',
    'Fill in the electronic address of your business.',
    ({ seller }) => seller.electronicAddress === null,
  ),
  rule(
    'PEPPOL-EN16931-R010',
    '/customer/electronic_address',
    'The customer has no electronic address.',
    ({ buyer }) => buyer.electronicAddress === null,
  ),
];

// So much may quantity times price differ from the amount of the line.
const priceSlack = '0.02';

export const peppolRules: readonly EInvoiceRule[] = [
  ...only(['peppol', 'xrechnung'], bothAddresses),
  ...only(
    ['peppol'],
    [
      rule(
        'PEPPOL-EN16931-R003',
        '/buyer_reference',
        'Give the reference of the buyer or the number of its order.',
        ({ buyerReference, orderReference }) => buyerReference === null && orderReference === null,
      ),
      {
        id: 'PEPPOL-EN16931-R120',
        find: ({ lines }, source): readonly RuleFinding[] =>
          lineFindings(
            source,
            'amount',
            'The amount of the line is not its quantity times its price.',
            (index): boolean => {
              const line = lines[index];
              if (line === undefined) return false;
              const gross = multiplyDecimals(line.quantity, line.price);
              const before = addDecimals(line.netAmount, line.allowance);
              return compareDecimals(distance(gross, before), priceSlack) > 0;
            },
          ),
      },
      exemptionCodeRule,
      ...addressRules('seller', ({ seller }) => seller),
      ...addressRules('customer', ({ buyer }) => buyer),
    ],
  ),
];
