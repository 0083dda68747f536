/** Numbers: JSON numbers and decimal texts alike, exact to fifteen digits, never rounded on the way in. */
import { unkindSwitches } from '../../../src/emulator/switches.ts';
import { expectFaults } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace({ switches: unkindSwitches });
const { create } = workspace;

// As text, because some numbers cannot be written by a JSON library.
function refuse(total: string): ReturnType<typeof workspace.post> {
  const body = `{"customer_name":"Ada","total":${total}}`;
  return expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices', body));
}

describe('a number', () => {
  test.each([
    ['19.99', '19.99'],
    ['"19.99"', '19.99'],
    ['19.990', '19.99'],
    ['"0019.9900000000000000000"', '19.99'],
    ['1999e-2', '19.99'],
    ['1e2', '100.00'],
    ['0.1', '0.10'],
    ['-0', '0.00'],
    ['"-0.00"', '0.00'],
    ['0', '0.00'],
    ['123456789012.34', '123456789012.34'],
    ['"999999999999.99"', '999999999999.99'],
    ['1.7976931348623157e2', null],
  ])('%s is read as %s', (sent, exact) => {
    if (exact === null) {
      expect(refuse(sent).status).toBe(422);
      return;
    }
    const { status, body } = workspace.post('/api/v1/invoices', `{"customer_name":"Ada","total":${sent}}`);
    expect(status).toBe(201);
    const read = workspace.get(`/api/v1/invoices/${body.id}`).body;
    expect(read.amounts.total).toBe(exact);
    expect(Object.is(read.total, Number(exact))).toBe(true);
  });

  test.each([
    ['1e30', 'out_of_range'],
    ['1000000000000000000000000000000', 'out_of_range'],
    ['1e400', 'out_of_range'],
    ['-1e400', 'out_of_range'],
    ['1234567890123', 'out_of_range'],
    ['"1234567890123"', 'out_of_range'],
    ['123456789012.3456', 'out_of_range'],
    ['"NaN"', 'invalid_format'],
    ['"Infinity"', 'invalid_format'],
    ['"1e5"', 'invalid_format'],
    ['"1,50"', 'invalid_format'],
    ['"1 000"', 'invalid_format'],
    ['" 1"', 'invalid_format'],
    ['"+1"', 'invalid_format'],
    ['"1."', 'invalid_format'],
    ['".5"', 'invalid_format'],
    ['"0x10"', 'invalid_format'],
    ['"١٢"', 'invalid_format'],
    ['true', 'invalid_type'],
    ['[1]', 'invalid_type'],
    ['{"amount":1}', 'invalid_type'],
    ['0.001', 'too_many_decimals'],
    ['0.30000000000000004', 'out_of_range'],
    ['1e-7', 'too_many_decimals'],
    ['1e-400', null],
  ])('%s is refused', (sent, code) => {
    // Smaller than any double: JSON itself reads it as zero.
    if (code === null)
      expect(workspace.post('/api/v1/invoices', `{"customer_name":"Ada","total":${sent}}`).status).toBe(201);
    else expectFaults(refuse(sent), [`/total ${code}`]);
  });
});

describe('the exact amounts', () => {
  test('stand beside every number of a document, a line, a breakdown and a product', () => {
    const invoice = create('invoices', {
      customer_name: 'Ada',
      discount: 0.1,
      items: [
        {
          description: 'A line',
          quantity: '0.3333',
          unit_price: '3.333333',
          tax_rate: '7.125',
          discount: '0.01',
        },
      ],
    });
    expect(invoice.amounts).toEqual({
      currency: 'EUR',
      discount: '0.10',
      discount_percent: null,
      subtotal: '1.10',
      discount_total: '0.10',
      taxable_total: '1.00',
      tax_total: '0.07',
      total: '1.07',
      amount_paid: '0.00',
      amount_credited: '0.00',
      credit_notes_total: '0.00',
      own_credited: '0.00',
      amount_due: '1.07',
      exchange_rate: null,
    });
    expect(invoice.items[0].amounts).toEqual({
      currency: 'EUR',
      quantity: '0.3333',
      unit_price: '3.333333',
      tax_rate: '7.125',
      discount: '0.01',
      discount_percent: null,
      amount: '1.10',
    });
    expect(invoice.tax_breakdown[0].amounts).toEqual({
      currency: 'EUR',
      tax_rate: '7.125',
      taxable: '1.00',
      tax: '0.07',
    });
    for (const [name, exact] of Object.entries(invoice.amounts)) {
      if (name === 'currency' || exact === null) continue;
      expect(String(Number(exact))).toBe(String(Number(invoice[name])));
    }
  });

  test('keep their types: the discount a text, the sums numbers', () => {
    const invoice = create('invoices', { customer_name: 'Ada', total: '10' });
    expect(typeof invoice.discount).toBe('string');
    for (const name of ['subtotal', 'discount_total', 'taxable_total', 'tax_total', 'total', 'amount_due']) {
      expect(typeof invoice[name]).toBe('number');
    }
  });
});

describe('decimals of a field', () => {
  test.each([
    [{ quantity: '1.00001' }, 'quantity too_many_decimals'],
    [{ unit_price: '1.0000001' }, 'unit_price too_many_decimals'],
    [{ discount: '0.001' }, 'discount too_many_decimals'],
    [{ discount: -1 }, 'discount out_of_range'],
    [{ discount_percent: 101 }, 'discount_percent out_of_range'],
    [{ quantity: 'one' }, 'quantity invalid_format'],
    [{ unit_price: null }, 'unit_price required'],
  ])('%j is refused', (fields, fault) => {
    const items = [{ description: 'A line', unit_price: 10, ...fields }];
    const answer = expectNothingWritten(workspace, () =>
      workspace.post('/api/v1/invoices', { customer_name: 'Ada', items }),
    );
    expectFaults(answer, [`/items/0/${fault}`]);
  });

  test('of the document’s discount are those of its currency', () => {
    const body = {
      customer_name: 'Ada',
      currency: 'JPY',
      discount: '0.5',
      items: [{ description: 'A', unit_price: 10 }],
    };
    const answer = expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices', body));
    expectFaults(answer, ['/discount too_many_decimals']);
    expect(create('invoices', { ...body, currency: 'KWD', discount: '0.125' }).discount).toBe('0.125');
  });

  test('never let a result grow beyond fifteen digits', () => {
    const items = [{ description: 'A line', quantity: 1000, unit_price: '999999999999.99' }];
    const answer = expectNothingWritten(workspace, () =>
      workspace.post('/api/v1/invoices', { customer_name: 'Ada', items }),
    );
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].code).toBe('out_of_range');
  });
});

describe('a currency', () => {
  test.each(['eur', 'EURO', 'XXX', 'XAU', 'E', 'ЕUR'])('%s is refused', (currency) => {
    const body = { customer_name: 'Ada', total: 1, currency };
    const answer = expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices', body));
    expectFaults(answer, ['/currency invalid_currency']);
  });
});
