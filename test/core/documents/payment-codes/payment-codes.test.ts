/** Payment codes within the limits of contract chapter 12, EPC069-12, the Swiss guidelines and UPI. */
import { drawPaymentCode } from '../../../../src/core/documents/payment-codes/draw-code.ts';
import { epcPayload } from '../../../../src/core/documents/payment-codes/epc.ts';
import { paymentCodeOf } from '../../../../src/core/documents/payment-codes/payment-code.ts';
import type { PaymentRequest } from '../../../../src/core/documents/payment-codes/payment-request.ts';
import { swissBill } from '../../../../src/core/documents/payment-codes/swiss-qr.ts';
import { groupReference, qrReference } from '../../../../src/core/documents/payment-codes/swiss-reference.ts';
import { upiPayload } from '../../../../src/core/documents/payment-codes/upi.ts';

const address = (line1: string | null, postal_code: string, city: string, country: string) => ({
  ...{ line1, line2: null, city, state: null, postal_code, country },
});

const request: PaymentRequest = {
  currency: 'EUR',
  amount: '12.3',
  reference: 'INV-2026-0001',
  payee: {
    name: 'Lovelace Engines GmbH',
    address: address('Torstraße 12', '10119', 'Berlin', 'DE'),
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    qr_iban: null,
    upi_id: null,
  },
  payer: { name: 'Ada', address: null },
};

type Changes = Omit<Partial<PaymentRequest>, 'payee'> & { payee?: Partial<PaymentRequest['payee']> };
const asking = ({ payee, ...changes }: Changes): PaymentRequest => ({
  ...request,
  ...changes,
  payee: { ...request.payee, ...payee },
});

describe('the European code', () => {
  test('is version 002 in UTF-8, with the number as a text', () => {
    expect(epcPayload(request)?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Lovelace Engines GmbH', 'DE89370400440532013000'],
      ...['EUR12.30', '', '', 'INV-2026-0001'],
    ]);
  });

  test('carries a creditor reference in the place for one, and no text beside it', () => {
    const payload = epcPayload(asking({ reference: 'RF18539007547034' }));
    expect(payload?.split('\n').slice(8)).toEqual(['', 'RF18539007547034']);
  });

  test.each(['RF19539007547034', 'RF18', 'rf18539007547034'])('takes %s for a text', (reference) => {
    expect(epcPayload(asking({ reference }))?.split('\n').slice(9)).toEqual(['', reference]);
  });

  test.each([
    ['another currency', { currency: 'USD' }],
    ['no account', { payee: { iban: null } }],
    ['nothing', { amount: '0' }],
    ['less than a cent', { amount: '0.001' }],
    ['more than can be asked for', { amount: '1000000000' }],
    ['a name of blanks', { payee: { name: ' \n' } }],
    ['an account outside SEPA', { payee: { iban: 'AE070331234567890123456' } }],
    ['an account that needs the name of its bank', { payee: { iban: 'GB29NWBK60161331926819', bic: null } }],
  ] as [string, Changes][])('there is none for %s', (_what, changes) => {
    expect(epcPayload(asking(changes))).toBeNull();
  });

  test.each(['0.01', '999999999.99'])('asks for %s', (amount) => {
    expect(epcPayload(asking({ amount }))).toContain(`\nEUR${amount}\n`);
  });

  test('keeps to 331 bytes: a long text loses its end, and no half of a sign is left', () => {
    const name = '株'.repeat(70);
    const payload =
      epcPayload(asking({ reference: `${'é'.repeat(20)}😀`.repeat(10), payee: { name } })) ?? '';
    expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(331);
    expect(payload).toContain(name);
    expect(payload).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  });

  test('stands on one line in each place, whatever the name holds', () => {
    const payload = epcPayload(asking({ payee: { name: 'A\r\nB\tC' } }));
    expect(payload?.split('\n')[5]).toBe('A B C');
  });
});

describe('the Swiss bill', () => {
  const swiss: Changes = {
    currency: 'CHF',
    amount: '1949.75',
    payee: {
      name: 'Robert Schneider AG',
      address: address('Rue du Lac 1268', '2501', 'Biel', 'CH'),
      iban: 'CH9300762011623852957',
      qr_iban: 'CH4431999123000889012',
      bic: null,
    },
    payer: { name: 'Pia Rutschmann', address: address('Marktgasse 28a', '9400', 'Rorschach', 'CH') },
  };

  test('has 31 lines in their order, with a QR reference to a QR-IBAN', () => {
    expect(swissBill(asking(swiss))?.payload.split('\n')).toEqual([
      ...['SPC', '0200', '1', 'CH4431999123000889012'],
      ...['S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'],
      ...['', '', '', '', '', '', ''],
      ...['1949.75', 'CHF'],
      ...['S', 'Pia Rutschmann', 'Marktgasse', '28a', '9400', 'Rorschach', 'CH'],
      ...['QRR', '000000000000000000202600013', '', 'EPD'],
    ]);
  });

  test('a usual IBAN goes with a creditor reference, or with the number in words', () => {
    const usual = { ...swiss, payee: { ...swiss.payee, qr_iban: null } };
    expect(swissBill(asking({ ...usual, reference: 'RF18539007547034' }))?.reference).toEqual({
      type: 'SCOR',
      value: 'RF18539007547034',
    });
    const bill = swissBill(asking(usual));
    expect([bill?.account, bill?.reference.type, bill?.message]).toEqual([
      'CH9300762011623852957',
      'NON',
      'INV-2026-0001',
    ]);
  });

  test('a number without digits cannot be a QR reference: the usual account stands in', () => {
    expect(swissBill(asking({ ...swiss, reference: 'ADA' }))?.account).toBe('CH9300762011623852957');
  });

  // The example of the Swiss implementation guidelines, and one whose check digit is 0.
  test.each([
    ['21 00000 00003 13947 14300 09017', '210000000003139471430009017'],
    ['INV-1', '000000000000000000000000011'],
  ])('the QR reference of %s', (given, expected) => {
    expect(qrReference(given)?.slice(0, 26)).toBe(expected.slice(0, 26));
    expect(qrReference(qrReference(given) ?? '')).toBe(qrReference(given));
  });

  test('keeps a QR reference that was given whole', () => {
    expect(qrReference('210000000003139471430009017')).toBe('210000000003139471430009017');
    expect(groupReference({ type: 'QRR', value: '210000000003139471430009017' })).toBe(
      '21 00000 00003 13947 14300 09017',
    );
  });

  test('letters outside Latin are left out; a payer without a whole address is left blank', () => {
    const payer = { name: '株式会社 Ægir', address: address(null, '8001', 'Zürich', 'CH') };
    expect(swissBill(asking({ ...swiss, payer }))?.debtor?.name).toBe('Ægir');
    const nameless = { name: '株式会社', address: payer.address };
    expect(swissBill(asking({ ...swiss, payer: nameless }))?.debtor).toBeNull();
    expect(swissBill(asking({ ...swiss, payer: { name: 'Ada', address: null } }))?.debtor).toBeNull();
  });

  test.each([
    ['dollars', { currency: 'USD' }],
    [
      'an account of another country',
      { payee: { ...swiss.payee, iban: 'DE89370400440532013000', qr_iban: null } },
    ],
    ['a business without an address', { payee: { ...swiss.payee, address: null } }],
    ['nothing', { amount: '0' }],
    ['too much', { amount: '1000000000' }],
  ] as [string, Changes][])('there is none for %s', (_what, changes) => {
    expect(swissBill(asking({ ...swiss, ...changes }))).toBeNull();
  });

  test('has at most 997 signs, whatever is in it', () => {
    const long = 'Ž'.repeat(500);
    const whole = {
      line1: `${long} 1`,
      line2: null,
      city: long,
      state: null,
      postal_code: long,
      country: 'CH',
    };
    const bill = swissBill(
      asking({
        ...swiss,
        reference: long,
        payee: { ...swiss.payee, name: long, address: whole, qr_iban: null },
        payer: { name: long, address: whole },
      }),
    );
    expect(bill?.payload.length).toBeLessThanOrEqual(997);
  });
});

describe('the Indian link', () => {
  test('names payee, amount and reference, encoded', () => {
    const indian = asking({
      currency: 'INR',
      amount: '1180',
      payee: { name: 'Lovelace & Söhne', upi_id: 'lovelace@upi' },
    });
    expect(upiPayload(indian)).toBe(
      'upi://pay?pa=lovelace@upi&pn=Lovelace%20%26%20S%C3%B6hne&tr=INV20260001&am=1180.00&cu=INR&tn=INV-2026-0001',
    );
  });

  test('there is none without an address, or in another currency', () => {
    expect(upiPayload(asking({ currency: 'INR' }))).toBeNull();
    expect(upiPayload(asking({ payee: { upi_id: 'lovelace@upi' } }))).toBeNull();
  });
});

describe('which code a document has', () => {
  const payable = { ...request, livemode: true, status: 'open' };

  test.each(['draft', 'paid', 'void', 'uncollectible', 'credited'])('none while it is %s', (status) => {
    expect(paymentCodeOf({ ...payable, status })).toBeNull();
  });

  test('none in test mode, none when nothing is due', () => {
    expect(paymentCodeOf({ ...payable, livemode: false })).toBeNull();
    expect(paymentCodeOf({ ...payable, amount: '0.00' })).toBeNull();
    expect(paymentCodeOf({ ...payable, amount: '-5' })).toBeNull();
  });

  test('the European one for euros, also in parts', () => {
    expect(paymentCodeOf(payable)?.kind).toBe('epc');
    expect(paymentCodeOf({ ...payable, status: 'partially_paid' })?.kind).toBe('epc');
  });

  test('the Swiss one for euros to a Swiss account', () => {
    const payee = {
      ...request.payee,
      iban: 'CH9300762011623852957',
      address: address('Rue du Lac 1', '2501', 'Biel', 'CH'),
    };
    expect(paymentCodeOf({ ...payable, payee })?.kind).toBe('swiss_qr');
  });
});

describe('the picture', () => {
  const rowsOf = (path: string): number[] =>
    Array.from(path.matchAll(/M[\d.]+ ([\d.]+)h/g), ([, y]) => Number(y));

  test('has a blank border of four squares', () => {
    const { size, shapes } = drawPaymentCode({ kind: 'upi', payload: 'upi://pay?pa=a@b' });
    const rows = rowsOf(shapes[0]?.path ?? '');
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([4, size - 5]);
    // The mark in its corner is seven squares wide, and each run of a row is one rectangle.
    expect(shapes[0]?.path).toMatch(/^M4 4h7v1h-7z/);
  });

  test('of a Swiss bill has no border, and the cross of seven millimetres in its middle', () => {
    const { size, shapes } = drawPaymentCode({ kind: 'swiss_qr', payload: 'SPC', bill: {} as never });
    expect(Math.min(...rowsOf(shapes[0]?.path ?? ''))).toBe(0);
    expect(shapes.map(({ colour }) => colour)).toEqual(['black', 'white', 'black', 'white']);
    const [, width] = /h([\d.]+)v/.exec(shapes[1]?.path ?? '') ?? [];
    expect((Number(width) / size) * 46).toBeCloseTo(7);
  });
});
