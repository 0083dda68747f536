/** A quotation becomes one invoice: another one is made only when the draft that it became is gone. */
import { isLiving, type State, statesOf } from '../model/histories.ts';
import type { Invariant } from './invariant.ts';

export const oneQuotationOneInvoice: Invariant = {
  name: 'one quotation is one invoice',
  check(run) {
    const invoices = new Map<unknown, State>();
    return statesOf(run).flatMap((state) => {
      if (state.object !== 'invoice') return [];
      const quotation = (isLiving(state) ? state : state.before)?.shown.quotation_id;
      if (typeof quotation !== 'string') return [];
      const other = invoices.get(quotation);
      if (other !== undefined && other.id !== state.id)
        return isLiving(state) ? [`${quotation} has become ${other.id} and ${state.id}`] : [];
      if (isLiving(state)) invoices.set(quotation, state);
      else invoices.delete(quotation);
      return [];
    });
  },
};
