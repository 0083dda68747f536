/** Shows what a credit note credits: lines, amounts, and all that is left, so that any series adds up to the invoice. */
import fc from 'fast-check';
import { computeCredit, type CreditRequest } from '../../../../src/core/billing/credit/credit.ts';
import { creditableOf, type EarlierNote } from '../../../../src/core/billing/credit/creditable.ts';
import type { PricedDocument } from '../../../../src/core/billing/totals.ts';
import { plainDocument, priceLines } from '../priced-documents.ts';
import { anySeries, invoiceOf, noteOf, runSeries } from './credit-series.ts';

/** Issues notes about the document one after the other; returns each note's total, or the codes of its refusal. */
function issueNotes(document: Partial<PricedDocument>, ...requests: readonly Partial<CreditRequest>[]) {
  const invoice = invoiceOf(plainDocument(document))!;
  const notes: EarlierNote[] = [];
  return requests.map((request) => {
    const result = computeCredit(creditableOf(invoice, notes), { lines: null, amount: null, ...request });
    if (!result.ok) return result.faults.map(({ pointer, code, max }) => [pointer, code, max].join(' '));
    notes.push(noteOf(result.credit));
    return result.credit.total;
  });
}

function ofLine(
  index: number,
  given: { readonly quantity?: string; readonly amount?: string } = {},
): CreditRequest {
  const line = { invoice_item_id: `li_${index}`, quantity: null, amount: null, ...given };
  return { lines: [line], amount: null };
}

const twoChairs = { lines: priceLines(['2', '68.33', '20']) };

describe('a credit note', () => {
  test('about one of two pieces has its part of the tax, and the next one the rest', () => {
    const one = ofLine(0, { quantity: '1' });
    expect(issueNotes(twoChairs, one, one)).toEqual(['82.00', '81.99']);
  });

  test('about nothing in particular is about all that is left', () => {
    expect(issueNotes(twoChairs, ofLine(0, { quantity: '1' }), {})).toEqual(['82.00', '81.99']);
  });

  test('over an amount is spread over the rates, and leaves the rest to the next one', () => {
    const mixed = {
      lines: priceLines(['10', '120.00', '20'], ['3', '19.99', '5'], ['2', '12.50', '0']),
      discount: '50.00',
    };
    expect(issueNotes(mixed, { amount: '100.00' }, { amount: '1000.00' }, {})).toEqual([
      '100.00',
      '1000.00',
      '368.51',
    ]);
  });

  test('takes back the discount of its lines', () => {
    const discounted = { lines: priceLines(['3', '10.00', '0']), discount_percent: '50' };
    expect(issueNotes(discounted, ofLine(0, { quantity: '1' }))).toEqual(['5.00']);
  });

  test('about a line without quantity and amount is about all that is left of the line', () => {
    expect(issueNotes(twoChairs, ofLine(0, { amount: '100.00' }), ofLine(0))).toEqual(['120.00', '43.99']);
  });

  test('is refused for more than is left, and told how much that is', () => {
    expect(issueNotes(twoChairs, { amount: '164.00' })).toEqual([
      ['/amount exceeds_creditable_amount 163.99'],
    ]);
    expect(issueNotes(twoChairs, ofLine(0, { quantity: '3' }))).toEqual([
      ['/lines/0/quantity exceeds_creditable_amount 2'],
    ]);
    expect(issueNotes(twoChairs, ofLine(0, { amount: '136.67' }))).toEqual([
      ['/lines/0/amount exceeds_creditable_amount 136.66'],
    ]);
    expect(issueNotes(twoChairs, {}, {})[1]).toEqual([' exceeds_creditable_amount 0.00']);
  });

  test('about a line alone is refused when the invoice has a negative line and less is left', () => {
    const returned = { lines: priceLines(['1', '100.00', '20'], ['-1', '30.00', '0']) };
    expect(issueNotes(returned, ofLine(0))).toEqual([['/lines exceeds_creditable_amount 90.00']]);
    expect(issueNotes(returned, {})).toEqual(['90.00']);
  });

  test('about a negative line alone would be a charge, and is refused', () => {
    const returned = { lines: priceLines(['1', '100.00', '20'], ['-1', '30.00', '0']) };
    expect(issueNotes(returned, ofLine(1, { quantity: '-1' }))).toEqual([['/lines out_of_range ']]);
  });

  test('is refused for lines of another invoice, for a line twice, and for quantity and amount together', () => {
    const twice = { lines: [...ofLine(0).lines!, ...ofLine(0).lines!, ...ofLine(7).lines!] };
    expect(issueNotes(twoChairs, twice)).toEqual([
      ['/lines/1/invoice_item_id mutually_exclusive ', '/lines/2/invoice_item_id not_found '],
    ]);
    expect(issueNotes(twoChairs, ofLine(0, { quantity: '1', amount: '1' }))).toEqual([
      ['/lines/0/quantity mutually_exclusive ', '/lines/0/amount mutually_exclusive '],
    ]);
    expect(issueNotes(twoChairs, { lines: [] })).toEqual([['/lines required ']]);
  });

  test('is refused for more decimals than the currency has', () => {
    const yen = { lines: priceLines(['1', '100', '10']), currency: 'JPY' };
    expect(issueNotes(yen, { amount: '10.5' })).toEqual([['/amount too_many_decimals ']]);
    expect(issueNotes(yen, ofLine(0, { amount: '0.5' }))).toEqual([['/lines/0/amount too_many_decimals ']]);
  });

  test('of any series adds up to its invoice, by line, by rate and in total', () => {
    fc.assert(
      fc.property(anySeries, (series) => void runSeries(series)),
      { numRuns: 60 },
    );
  });
});
