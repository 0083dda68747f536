/** Clients that write only to what they have read, and once more with a tag that is old by then. */
import { type ApiCall, get, patch, post, remove, type Reply, type Script, type Workload } from '../actor.ts';
import { threeLines } from '../story-of-scene.ts';

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
const lines: Write = (path, held, count) => patch(path, { items: threeLines.slice(count) }, held);
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

function tagOf(seen: Reply): Pick<ApiCall, 'headers'> {
  const tag = seen?.headers.ETag;
  return tag === undefined ? {} : { headers: { 'if-match': tag } };
}
