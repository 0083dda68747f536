import { differencesIn } from '../../../official-rules/reading/differences.ts';
import { buildModel } from '../../../../src/core/documents/einvoice/build-model.ts';
import { writeUbl } from '../../../../src/core/documents/einvoice/ubl.ts';
import { completeSource } from '../../../official-rules/complete-document.ts';
import { withCustomer, withFields } from './complete-source.ts';
import { roundTrips } from './round-trip.ts';

test('another program reads amounts and parties of random documents as they are, in both syntaxes', () => {
  const { exported, different } = roundTrips('short', 60);
  expect(different).toEqual([]);
  expect(exported).toBeGreaterThan(60);
});

test.each([
  ['a total', withFields({ total: '119.01' }), 'the total is 119.00 instead of 119.01'],
  ['a tax', withFields({ tax_total: '18.99' }), 'the tax is 19.00 instead of 18.99'],
  ['a buyer', withCustomer({ company: 'Other' }), 'the buyer is Analytical Engines instead of Other'],
  [
    'a line',
    withFields({ items: completeSource.items.map((item) => ({ ...item, amount: '99.99' })) }),
    'line 1: its amount is 100.00 instead of 99.99',
  ],
])('the comparison finds %s that is another one', (_words, other, difference) => {
  const xml = writeUbl(buildModel(completeSource, 'en16931'));
  expect(differencesIn(xml, completeSource)).toEqual([]);
  expect(differencesIn(xml, other)).toContain(difference);
});
