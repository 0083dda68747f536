/** Requests that travel in one envelope, each kind of them once. */
import { type ApiCall, get, patch, post, remove, type Script } from '../../actors/actor.ts';
import { oddLines } from '../../world/scene-records.ts';
import { refusedCalls } from '../packs.ts';
import { type CrashedWorkload, step } from './crashed-workload.ts';

type Ids = Parameters<Parameters<typeof step>[2]>[0];

/** @param choice decides, attempt by attempt, whether what has no answer goes together again or one by one */
function pack(name: string, choice: number, calls: (ids: Ids) => readonly ApiCall[]): CrashedWorkload {
  return step(name, 1, (ids) => sendPack(calls(ids), choice));
}

function* sendPack(calls: readonly ApiCall[], choice: number): Script {
  yield { kind: 'pack', calls, choice };
}

const together = 0b1111;
const oneByOne = 0;

export const packedWrites: readonly CrashedWorkload[] = [
  pack('pack_of_creations', together, ({ customer }) => {
    const twin = post('customers', { name: 'Sent twice' }, { idempotencyKey: 'in-one-pack' });
    return [
      twin,
      post('invoices', { customer_id: customer, items: oddLines }),
      ...refusedCalls.slice(0, 1),
      post('products', { name: 'Gear', sku: 'G-2', unit_price: '19.99' }),
      twin,
    ];
  }),
  pack('pack_of_changes', oneByOne, ({ other, draft, quotationDraft, invoice }) => [
    patch(`customers/${other}`, { notes: 'Packed' }),
    ...refusedCalls.slice(2, 4),
    patch(`invoices/${draft}`, { po_number: 'PACK-1' }),
    remove(`quotations/${quotationDraft}`),
    post('payments', { invoice_id: invoice, amount: '1.00' }),
    get(`customers/${other}`),
  ]),
];
