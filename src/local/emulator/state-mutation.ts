/** Changes of what outlives an execution besides the workbook, for whoever keeps them on a disk. */
import type { TriggerRecord } from './triggers/trigger-table.ts';

export type StateMutation =
  | { readonly kind: 'property_set'; readonly store: string; readonly name: string; readonly value: string }
  | { readonly kind: 'property_deleted'; readonly store: string; readonly name: string }
  | { readonly kind: 'triggers'; readonly triggers: readonly TriggerRecord[] };

export type OnStateMutation = (mutation: StateMutation) => void;
