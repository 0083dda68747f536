/** The journal counts its transactions without a gap, its times rise, and every series goes up one by one. */
import type { Invariant } from './invariant.ts';

export const unbrokenJournal: Invariant = {
  name: 'the journal is unbroken',
  check: ({ journal }) =>
    journal.flatMap((entry, index) => {
      const before = journal[index - 1];
      const faults =
        entry.transaction === index + 1 ? [] : [`transaction ${entry.transaction} stands at ${index + 1}`];
      if (before !== undefined && !(entry.at > before.at))
        faults.push(`time stands still at transaction ${entry.transaction}`);
      for (const [name, last] of Object.entries(before?.series ?? {})) {
        const step = (entry.series[name] ?? 0) - last;
        if (step !== 0 && step !== 1)
          faults.push(`the series ${name} goes up by ${step} at transaction ${entry.transaction}`);
      }
      return faults;
    }),
};
