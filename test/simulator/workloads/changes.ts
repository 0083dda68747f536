/** Workloads that change and delete records, several callers at a time. */
import {
  type ApiCall,
  get,
  patch,
  post,
  remove,
  type StepReply,
  type Script,
  type Workload,
} from '../actors/actor.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { oddLines } from '../world/scene-records.ts';
import type { SceneFacts } from '../world/scene.ts';

/** Clients that change the same record, one of them only if nobody else has. */
export const changes: Workload = {
  name: 'changes',
  weight: 5,
  actors({ ids }, random) {
    const path = random.pick([
      `customers/${ids.customer}`,
      `products/${ids.product}`,
      `invoices/${ids.draft}`,
      `invoices/${ids.invoice}`,
      `quotations/${ids.quotationDraft}`,
    ]);
    return [change(path, random), changeIfMatch(path, random)];
  },
};

function* change(path: string, random: SeededRandom): Script {
  yield patch(path, bodyFor(path, random));
  yield get(path);
}

function* changeIfMatch(path: string, random: SeededRandom): Script {
  const seen = yield get(path);
  const tag = seen?.headers.ETag;
  yield patch(path, bodyFor(path, random), tag === undefined ? {} : { headers: { 'if-match': tag } });
  yield get(path);
}

// A draft may take other lines; what is issued takes notes alone.
function bodyFor(path: string, random: SeededRandom): object {
  const metadata = { note: `=${random.below(1000)}` };
  if (path.startsWith('products')) return { unit_price: `${random.below(90)}.25`, metadata };
  if (path.startsWith('quotations') && random.chance(0.7))
    return { items: oddLines.slice(random.below(3)), metadata };
  return { notes: `Note ${random.below(1000)}`, metadata };
}

/** A client that deletes a draft while another one changes or reads it. */
export const deletion: Workload = {
  name: 'deletion',
  weight: 3,
  actors({ ids }, random) {
    const path = random.pick([
      `invoices/${ids.draft}`,
      `quotations/${ids.quotationDraft}`,
      `products/${ids.product}`,
    ]);
    return [deleteAndLook(path), changeAndLook(path)];
  },
};

function* deleteAndLook(path: string): Script {
  yield remove(path);
  yield get(path);
}

function* changeAndLook(path: string): Script {
  yield patch(path, { metadata: { note: 'changed' } });
  yield get(path);
}

/** Clients that write only to what they have read, and once more with a tag that is old by then. */
export const heldWrites: Workload = {
  name: 'held_writes',
  weight: 4,
  actors({ ids }, random) {
    const [path, writes] = random.pick<readonly [string, readonly Write[]]>([
      [`customers/${ids.customer}`, [notes]],
      [`customers/${ids.other}`, [notes]],
      [`products/${ids.product}`, [price, drop]],
      [`invoices/${ids.draft}`, [lines, issue('finalize'), drop]],
      [`invoices/${ids.invoice}`, [notes, issue('void')]],
      [`quotations/${ids.quotation}`, [issue('accept'), issue('decline')]],
      [`quotations/${ids.quotationDraft}`, [lines, issue('send'), drop]],
    ]);
    return [hold(path, random.pick(writes), random.chance(0.6)), hold(path, random.pick(writes), false)];
  },
};

/** A write that goes on from what was read. */
type Write = (path: string, held: Pick<ApiCall, 'headers'>, count: number) => ApiCall;

const notes: Write = (path, held, count) => patch(path, { notes: `Held ${count}` }, held);
const price: Write = (path, held, count) => patch(path, { unit_price: `${count}.75` }, held);
const lines: Write = (path, held, count) => patch(path, { items: oddLines.slice(count) }, held);
const drop: Write = (path, held) => remove(path, held);
const issue =
  (action: string): Write =>
  (path, held) =>
    post(`${path}/${action}`, undefined, held);

/** @param isRepeated true: the tag is used again when the first write has made it an old one */
function* hold(path: string, write: Write, isRepeated: boolean): Script {
  const held = tagOf(yield get(path));
  yield write(path, held, 1);
  if (isRepeated) yield write(path, held, 2);
  yield get(path);
}

function tagOf(seen: StepReply): Pick<ApiCall, 'headers'> {
  const tag = seen?.headers.ETag;
  return tag === undefined ? {} : { headers: { 'if-match': tag } };
}

/** Clients that want what only one of them can have: an article number, an id of their own, a number, a name. */
export const rivals: Workload = {
  name: 'rivals',
  weight: 4,
  actors: (facts, random) => random.pick(rivalries(facts)).map(once),
};

function rivalries({ ids }: SceneFacts): ApiCall[][] {
  const line = oddLines.slice(0, 1);
  const product = (sku: string): ApiCall => post('products', { name: 'Cam', sku, unit_price: '1.25' });
  const external_id = 'ours-1';
  return [
    [product('C-7'), product('C-7')],
    [product('C-7'), patch(`products/${ids.product}`, { sku: 'C-7' })],
    [product('G-1'), patch(`products/${ids.product}`, { sku: 'G-9' })],
    [
      post('customers', { name: 'Difference Engines', external_id }),
      patch(`customers/${ids.other}`, { external_id }),
    ],
    [
      post('payments', { invoice_id: ids.invoice, amount: '3.00', external_id }),
      post('payments', { invoice_id: ids.invoice, amount: '3.00', external_id }),
    ],
    [
      post('invoices', { customer_id: ids.customer, items: line, number: 'R-1' }),
      post('invoices', { customer_id: ids.other, total: '12.00', number: 'R-1' }),
    ],
    [
      post('invoices', { customer_name: 'Mary Somerville', items: line }),
      post('quotations', { customer_name: ' mary  SOMERVILLE', total: '80.00' }),
    ],
    [
      post('quotations', { customer_name: 'Ada  lovelace', total: '80.00', status: 'sent' }),
      post('invoices', { customer_name: 'Ada Lovelace', customer_email: 'ada@example.com', total: '1.00' }),
    ],
  ];
}

function* once(call: ApiCall): Script {
  yield call;
}
