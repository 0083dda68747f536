/** Clients that turn the same accepted quotation into an invoice: there is to be one. */
import { get, post, recordOf, type Script, type Workload } from '../actor.ts';

export const conversion: Workload = {
  name: 'conversion',
  weight: 3,
  actors: ({ ids }) => [convert(ids.accepted), convert(ids.accepted)],
};

function* convert(quotation: string | undefined): Script {
  const invoice = recordOf(yield post(`quotations/${quotation}/convert`));
  yield get(`quotations/${quotation}`);
  if (typeof invoice.id === 'string' && invoice.object === 'invoice') yield get(`invoices/${invoice.id}`);
}
