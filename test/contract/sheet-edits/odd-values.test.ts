/** What a spreadsheet makes of odd values that a person types: fractions, clock times, sums with many decimals. */
import { createPerson, type Person } from '../support/person.ts';
import { recordsOf } from '../support/read-lists.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';

let workspace: TestClient;
let person: Person;

beforeEach(() => {
  workspace = createTestClient();
  person = createPerson(workspace);
});

const lines = 'Invoice items';

/** A line of a draft for Bob, with what is typed as its quantity. */
function typesQuantity(text: string): number {
  person.typesRow('Invoices', { Customer: 'Bob', Status: 'draft' });
  const line = { Document: 'Bob', Description: 'Engine', 'Tax %': '0', 'Unit price': '80' };
  const row = person.typesRow(lines, line);
  person.types(lines, row, 'Quantity', text);
  return row;
}

describe('A formula with more decimals than its cell takes', () => {
  test('is a total that is rounded to the decimals of the currency', () => {
    person.typesRow('Invoices', { Customer: 'Ada', Total: '=10/3', Status: 'open' });
    person.typesRow('Invoices', { Customer: 'Ada', Currency: 'JPY', Total: '=1000/3', Status: 'open' });
    expect(recordsOf(workspace, 'invoices').map(({ total, status }) => [total, status])).toEqual([
      [333, 'open'],
      [3.33, 'open'],
    ]);
    expect(person.sees('Invoices', 2, 'Total')).toBe(3.33);
    expect(person.reads('Invoices', 2, 'Total')).toContain('=10/3 was replaced by its value, 3.33:');
  });

  test('is a price that is rounded to what a price takes', () => {
    typesQuantity('3');
    person.types(lines, 2, 'Unit price', '=10/3');
    expect(person.sees(lines, 2, 'Unit price')).toBe(3.333333);
    expect(person.reads(lines, 2, 'Unit price')).toContain('replaced by its value, 3.333333:');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ total: 10 }]);
  });
});

describe('A quantity that Google makes a time or a day of', () => {
  test('is asked about: a clock time', () => {
    const row = typesQuantity('1:30');
    expect(person.reads(lines, row, 'Quantity')).toBe(
      'Billing API: This is 0.0625. If you mean 1:30 hours, type 1.5.',
    );
    person.types(lines, row, 'Quantity', '1.5');
    expect(person.reads(lines, row, 'Quantity')).toBe('');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ total: 120 }]);
  });

  test('is asked about: a clock time that is no quantity at all', () => {
    const row = typesQuantity('1:20');
    expect(person.reads(lines, row, 'Document')).toContain(
      'the cell "Quantity" is not a number that the API can carry. If you mean 1:20 hours, type 1.3333.',
    );
  });

  test('is asked about: a fraction', () => {
    const row = typesQuantity('1/2');
    expect(person.reads(lines, row, 'Quantity')).toContain('If you mean a half, type 0.5.');
  });

  test('and a part of one that somebody means is taken in silence', () => {
    const row = typesQuantity('0.25');
    expect(person.reads(lines, row, 'Quantity')).toBe('');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ total: 20 }]);
  });
});

describe('A discount that is typed at a document', () => {
  test('is taken by a draft with lines, and taken away again', () => {
    typesQuantity('2');
    person.types('Invoices', 2, 'Discount', '10');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ total: 150, discount_total: 10 }]);
    person.types('Invoices', 2, 'Discount', '');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ total: 160, discount_total: 0 }]);
  });

  test('is not that of a row without lines, which says when to type it', () => {
    person.typesRow('Invoices', { Customer: 'Ada', Discount: '10', Status: 'draft' });
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ status: 'draft', discount_total: 0 }]);
    expect(person.reads('Invoices', 2, 'Discount')).toContain(
      '"10" was not taken, and the cell was restored. Type it again once the lines stand in the sheet Invoice items.',
    );
  });

  test('larger than its lines is refused, and restored', () => {
    typesQuantity('2');
    person.types('Invoices', 2, 'Discount', '200');
    expect(person.sees('Invoices', 2, 'Discount')).toBe(0);
    expect(person.reads('Invoices', 2, 'Discount')).not.toBe('');
  });

  test('is restored where the document is issued', () => {
    typesQuantity('2');
    person.types('Invoices', 2, 'Status', 'open');
    person.types('Invoices', 2, 'Discount', '10');
    expect(person.sees('Invoices', 2, 'Discount')).toBe(0);
    expect(person.reads('Invoices', 2, 'Discount')).toContain('Correct this invoice');
  });
});
