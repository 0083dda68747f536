/** No two records that are there share what no two may share. */
import { isLiving, statesOf } from '../model/histories.ts';
import type { Invariant } from './invariant.ts';

const uniqueFields: Readonly<Record<string, readonly string[]>> = {
  customer: ['external_id'],
  product: ['external_id', 'sku'],
  quotation: ['external_id', 'number'],
  invoice: ['external_id', 'number'],
  payment: ['external_id'],
};

export const uniqueValues: Invariant = {
  name: 'what is unique is had once',
  check(run) {
    const holders = new Map<string, string>();
    const faults: string[] = [];
    for (const state of statesOf(run)) {
      const { object, id, shown, before } = state;
      for (const field of uniqueFields[object] ?? []) {
        const keyOf = (value: unknown): string => `${object} ${field} ${JSON.stringify(value)}`;
        const former = keyOf(before?.shown[field]);
        if (holders.get(former) === id) holders.delete(former);
        const value = shown[field];
        if (!isLiving(state) || typeof value !== 'string') continue;
        const holder = holders.get(keyOf(value));
        if (holder !== undefined) faults.push(`${holder} and ${id} have the ${field} ${value}`);
        else holders.set(keyOf(value), id);
      }
    }
    return faults;
  },
};
