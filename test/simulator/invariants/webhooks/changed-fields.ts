/** Invariant of what events tell: an update names the fields that have changed. */
import { isHandled, type State, statesOf } from '../../oracle/record-histories.ts';
import type { Invariant } from '../invariant.ts';

// They follow from others or from the day, or change with every commit.
const untoldFields = new Set([
  'version',
  'updated_at',
  'etag',
  'warnings',
  'overdue',
  'expired',
  'is_overdue',
  'is_expired',
  'allowed_actions',
  'amounts',
]);

// A draft shows the seller that it would have, and keeps none until it is issued; a credit note has its invoice's.
function keptOf({ object, shown }: State): State['shown'] {
  const isDerived = shown.status === 'draft' && (object === 'invoice' || object === 'quotation');
  return isDerived ? { ...shown, seller: null } : shown;
}

/** An update names the fields that its record shows otherwise than before, unless a person has edited it meanwhile. */
export const changesNamed: Invariant = {
  name: 'events name what has changed',
  check: (run) =>
    statesOf(run).flatMap((state) => {
      const { kind, id, entry, before } = state;
      const fields = entry.records.find((record) => record.id === id && record.kind === kind)?.fields;
      if (kind !== 'updated' || before === undefined || isHandled(run, id)) return [];
      const [now, then] = [keptOf(state), keptOf(before)];
      const names = Object.keys(now).filter(
        (name) => !untoldFields.has(name) && JSON.stringify(now[name]) !== JSON.stringify(then[name]),
      );
      return JSON.stringify(names.sort()) === JSON.stringify([...(fields ?? [])].sort())
        ? []
        : [`${id} tells that ${fields?.join(', ')} changed for ${names.join(', ')}`];
    }),
};
