/** The journal counts its transactions without a gap, its times rise, every series goes up one by one, and nothing goes before its time. */
import type { Invariant } from './invariant.ts';

/** How long events can be asked for. */
const keptMs = 30 * 86_400_000;

export const unbrokenJournal: Invariant = {
  name: 'the journal is unbroken',
  check: ({ journal, retiredMs }) =>
    journal.flatMap((entry, index) => {
      const before = journal[index - 1];
      const removedMs = retiredMs.get(entry.transaction) ?? Number.POSITIVE_INFINITY;
      const faults =
        entry.transaction === index + 1 ? [] : [`transaction ${entry.transaction} stands at ${index + 1}`];
      if (removedMs < Date.parse(entry.at) + keptMs)
        faults.push(`transaction ${entry.transaction} of ${entry.at} was removed too early`);
      if (before !== undefined && !(entry.at > before.at))
        faults.push(`time stands still at transaction ${entry.transaction}`);
      // A sweep makes records of several rows in one transaction.
      const written = entry.records.filter(({ kind }) => kind !== 'recorded').length;
      for (const [name, last] of Object.entries(before?.series ?? {})) {
        const step = (entry.series[name] ?? 0) - last;
        if (step < 0 || step > written)
          faults.push(`the series ${name} goes up by ${step} at transaction ${entry.transaction}`);
      }
      return faults;
    }),
};
