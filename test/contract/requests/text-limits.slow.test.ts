/** How long texts may be, which characters no text may hold, and how large a whole document may get. */
import { unkindSwitches } from '../../../src/emulator/switches.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { expectNoFormula, expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace({ switches: unkindSwitches });
const { create } = workspace;
const line = { description: 'A line', unit_price: 1 };

function refuse(body: object, plural = 'invoices'): ReturnType<typeof workspace.post> {
  return expectNothingWritten(workspace, () => workspace.post(`/api/v1/${plural}`, body));
}

describe('lengths', () => {
  // An emoji is one character to people, two units to JavaScript and four bytes on the wire.
  test.each([
    ['invoices', 'notes', 5000],
    ['invoices', 'terms', 5000],
    ['invoices', 'po_number', 100],
    ['invoices', 'external_id', 100],
    ['invoices', 'number', 50],
    ['invoices', 'customer_name', 200],
    ['quotations', 'title', 200],
    ['customers', 'name', 200],
    ['customers', 'notes', 5000],
    ['products', 'name', 200],
    ['products', 'description', 1000],
    ['products', 'tax_name', 50],
    ['products', 'unit', 20],
    ['products', 'sku', 64],
  ])('%s take a %s of %i characters and not one more', (plural, field, length) => {
    const base: Readonly<Record<string, object>> = {
      invoices: { customer_name: 'Ada', total: 1 },
      quotations: { customer_name: 'Ada', total: 1 },
      customers: { name: 'Grace' },
      products: { name: 'A product', unit_price: 1 },
    };
    const text = '𝔘'.repeat(length);
    const { id } = create(plural, { ...base[plural], [field]: text });
    expect(workspace.get(`/api/v1/${plural}/${id}`).body[field]).toBe(text);
    expectFaults(refuse({ ...base[plural], [field]: `${text}x` }, plural), [`/${field} too_long`]);
  });

  test('hold in lines too', () => {
    const long = {
      description: 'd'.repeat(1001),
      unit: 'u'.repeat(21),
      tax_name: 't'.repeat(51),
      unit_price: 1,
    };
    expectFaults(refuse({ customer_name: 'Ada', items: [long] }), [
      '/items/0/description too_long',
      '/items/0/tax_name too_long',
      '/items/0/unit too_long',
    ]);
  });
});

describe('characters', () => {
  test.each([
    ['NUL', '\u0000'],
    ['a bell', '\u0007'],
    ['vertical tab', '\u000B'],
    ['escape', '\u001B'],
    ['delete', '\u007F'],
    ['a C1 control', '\u0085'],
    ['a lone high surrogate', '\uD83D'],
    ['a lone low surrogate', '\uDE00'],
    ['surrogates the wrong way round', '\uDE00\uD83D'],
  ])('%s is refused in any text', (_name, character) => {
    expectFaults(
      refuse({
        customer_name: `Ada${character}`,
        notes: `a${character}b`,
        items: [{ ...line, description: `${character}.` }],
      }),
      ['/customer_name invalid_format', '/items/0/description invalid_format', '/notes invalid_format'],
    );
    expect(refuse({ name: 'Ada', metadata: { key: `a${character}` } }, 'customers').status).toBe(422);
    expect(refuse({ name: 'Ada', metadata: { [`a${character}`]: 'value' } }, 'customers').status).toBe(422);
  });

  test('blanks around codes are refused', () => {
    expectFaults(
      refuse({ customer_name: 'Ada', total: 1, external_id: 'a ', number: '\t1', currency: ' EUR' }),
      [
        '/currency invalid_format',
        '/currency invalid_currency',
        '/external_id invalid_format',
        '/number invalid_format',
      ],
    );
    const emails = [
      'ada@example.com ',
      ' ada@example.com',
      'ada@example',
      'ada',
      '@example.com',
      'a b@example.com',
    ];
    for (const customer_email of emails) {
      const { body } = refuse({ customer_name: 'Ada', total: 1, customer_email });
      expect(body.errors[0]).toMatchObject({ pointer: '/customer_email' });
    }
  });
});

describe('the empty text', () => {
  test('is null wherever it stands', () => {
    const { id } = create('customers', {
      name: 'Blank',
      email: '',
      phone: '',
      currency: '',
      metadata: { a: '', b: 'x' },
    });
    expect(workspace.get(`/api/v1/customers/${id}`).body).toMatchObject({
      email: null,
      phone: null,
      currency: null,
      metadata: { b: 'x' },
    });
    const invoice = create('invoices', {
      customer_name: 'Ada',
      total: 1,
      items: '',
      discount: '',
      due_date: '',
      status: '',
    });
    expect(invoice).toMatchObject({
      shape: 'total',
      discount: '0.00',
      due_date: '2026-02-06',
      status: 'open',
    });
    expectFaults(refuse({ name: '' }, 'customers'), ['/name required']);
    expectFaults(refuse({ customer_name: 'Ada', items: [{ description: '', unit_price: '' }] }), [
      '/items/0/description required',
      '/items/0/unit_price required',
    ]);
  });
});

describe('a document of nearly 256 KiB', () => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    description: `${String(index).padStart(4, '0')}=${'é\r\n"'.repeat(400)}`.slice(0, 1000),
    unit_price: 1,
  }));

  test('of 200 lines and 1,000 characters each is kept whole', () => {
    const whole = items.map((item, index) => ({
      ...item,
      description: `${String(index).padStart(4, '0')}${'x'.repeat(996)}`,
    }));
    const body = {
      customer_name: 'Ada',
      items: whole,
      notes: '='.repeat(5000),
      terms: '\r'.repeat(2500).padEnd(5000, 'x'),
    };
    expect(JSON.stringify(body).length).toBeGreaterThan(210_000);
    const invoice = create('invoices', body);
    expect(invoice.items).toHaveLength(200);
    expect(invoice).toMatchObject({ notes: body.notes, terms: body.terms });
    const read = workspace.get(`/api/v1/invoices/${invoice.id}`).body;
    expect(read).toEqual(invoice);
    expect(read.items.map(({ description }: { description: string }) => description)).toEqual(
      whole.map(({ description }) => description),
    );
  });

  test('of accents, quotes and line breaks is kept whole as well', () => {
    const body = { customer_name: 'Ada', items: items.slice(0, 120) };
    const bytes = Buffer.byteLength(JSON.stringify(body));
    expect(bytes).toBeGreaterThan(200_000);
    expect(bytes).toBeLessThan(262_144);
    const invoice = create('invoices', body);
    expect(workspace.get(`/api/v1/invoices/${invoice.id}`).body).toEqual(invoice);
    expect(invoice.items.map(({ description }: { description: string }) => description)).toEqual(
      body.items.map(({ description }) => description),
    );
    expectNoFormula(workspace);
  });

  test('of more than 256 KiB is refused, counted in bytes', () => {
    const fits = { customer_name: 'Ada', total: 1, notes: 'é'.repeat(5000) };
    const padding = (bytes: number): string =>
      JSON.stringify(fits) + ' '.repeat(bytes - Buffer.byteLength(JSON.stringify(fits)));
    expect(workspace.post('/api/v1/invoices', padding(262_144)).status).toBe(201);
    const answer = expectNothingWritten(workspace, () =>
      workspace.post('/api/v1/invoices', padding(262_145)),
    );
    expectRefused(answer, 413, 'payload_too_large');
    expectRefused(workspace.post('/api/v1/invoices', 'x'.repeat(300_000)), 413, 'payload_too_large');
  });
});
