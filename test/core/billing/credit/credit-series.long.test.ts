/** Shows on thousands of random invoices that any series of credit notes adds up to its invoice. */
import fc from 'fast-check';
import { anySeries, runSeries } from './credit-series.ts';

const runs = Number(process.env.CREDIT_SERIES ?? 6000);

test(`${runs} random series of credit notes add up to their invoices, by line, by rate and in total`, () => {
  let [series, notes] = [0, 0];
  fc.assert(
    fc.property(anySeries, (one) => {
      const issued = runSeries(one);
      series += issued > 0 ? 1 : 0;
      notes += issued;
    }),
    { numRuns: runs },
  );
  expect([series > runs / 2, notes > series]).toEqual([true, true]);
}, 3_600_000);
