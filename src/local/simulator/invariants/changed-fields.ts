/** Invariant of what events tell: an update names the fields that have changed. */
import { isHandled, statesOf } from '../oracle/record-histories.ts';
import type { Invariant } from './invariant.ts';

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

/** An update names the fields that its record shows otherwise than before, unless a person has edited it meanwhile. */
export const changesNamed: Invariant = {
  name: 'events name what has changed',
  check: (run) =>
    statesOf(run).flatMap(({ kind, id, entry, shown, before }) => {
      const fields = entry.records.find((record) => record.id === id && record.kind === kind)?.fields;
      if (kind !== 'updated' || before === undefined || isHandled(run, id)) return [];
      const names = Object.keys(shown).filter(
        (name) =>
          !untoldFields.has(name) && JSON.stringify(shown[name]) !== JSON.stringify(before.shown[name]),
      );
      return JSON.stringify(names.sort()) === JSON.stringify([...(fields ?? [])].sort())
        ? []
        : [`${id} tells that ${fields?.join(', ')} changed for ${names.join(', ')}`];
    }),
};
