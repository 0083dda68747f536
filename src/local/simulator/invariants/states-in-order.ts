/** Documents and payments pass from status to status only as the contract's tables allow. */
import { isLiving, type State, statesOf } from '../model/histories.ts';
import type { Invariant } from './invariant.ts';

type Table = Readonly<Record<string, readonly string[]>>;

/** What may follow each status besides itself; `new` is what a record may begin with. */
const tables: Readonly<Record<string, Table>> = {
  invoice: {
    new: ['draft', 'open', 'paid'],
    draft: ['open', 'paid'],
    open: ['partially_paid', 'paid', 'void', 'uncollectible'],
    partially_paid: ['open', 'paid', 'uncollectible'],
    // Its payments may be taken back; with nothing to pay it may be voided.
    paid: ['open', 'partially_paid', 'uncollectible', 'void'],
    uncollectible: ['paid'],
    void: [],
  },
  quotation: {
    new: ['draft', 'sent'],
    draft: ['sent', 'accepted', 'canceled'],
    sent: ['accepted', 'declined', 'canceled'],
    accepted: ['invoiced', 'canceled'],
    // The draft that it became may be deleted.
    invoiced: ['accepted'],
    declined: [],
    canceled: [],
  },
  payment: { new: ['received'], received: ['voided'], voided: [] },
};

export const statesInOrder: Invariant = {
  name: 'statuses follow the tables',
  check: (run) => statesOf(run).flatMap(faultsOf),
};

function faultsOf({ object, id, shown, before, ...state }: State): string[] {
  const table = tables[object];
  if (table === undefined || state.kind === 'deleted') return [];
  const last = before === undefined || isLiving(before) ? before : before.before;
  const from = last === undefined ? 'new' : String(last.shown.status);
  const to = String(shown.status);
  return from === to || table[from]?.includes(to) === true ? [] : [`${id} goes from ${from} to ${to}`];
}
