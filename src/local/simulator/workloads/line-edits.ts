/** A person corrects a line of a draft in its sheet while a client rewrites or issues the draft. */
import { get, patch, post, type Script, type Workload } from '../actor.ts';
import { hand, typeUnder } from '../hand-acts.ts';
import { threeLines } from '../story-of-scene.ts';

export const lineEdits: Workload = {
  name: 'line_edits',
  weight: 2,
  actors({ ids }, random) {
    const [sheet, path, id = ''] = random.pick([
      ['Invoice items', 'invoices', ids.draft],
      ['Quotation items', 'quotations', ids.quotationDraft],
    ] as const);
    return [editLine(sheet, id, random.below(16)), rewrite(`${path}/${id}`, random.chance(0.5))];
  },
};

/** @param choice how often the triggers are told */
export function* editLine(sheet: string, document: string, choice: number): Script {
  yield hand(typeUnder(sheet, document, 'Quantity', '7'), choice);
  yield hand(typeUnder(sheet, document, 'Unit price', '3.25'), choice >> 1);
}

function* rewrite(path: string, isIssued: boolean): Script {
  if (isIssued) yield post(`${path}/${path.startsWith('invoices') ? 'finalize' : 'send'}`);
  else yield patch(path, { items: threeLines.slice(1) });
  yield get(path);
}
