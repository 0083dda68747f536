/** Workloads of people who copy rows, delete them, and take that back. */
import { get, patch, post, type Script, type Workload } from '../actors/actor.ts';
import { copyRow, deleteAndTakeBack, emptyCache, personEdit } from '../actors/person-edits.ts';
import { walkPages } from './lists.ts';

/** A person copies the row of a record, id and all, while a client changes the record. */
export const copying: Workload = {
  name: 'copying',
  weight: 2,
  actors({ ids }, random) {
    const [sheet, id = ''] = random.pick([
      ['Customers', ids.other],
      ['Products', ids.product],
      ['Invoices', ids.draft],
      ['Quotations', ids.quotation],
    ] as const);
    return [copy(sheet, id, random.below(16)), changeBesideCopy(`${sheet.toLowerCase()}/${id}`)];
  },
};

/** @param choice how often the triggers are told */
export function* copy(sheet: string, id: string, choice: number): Script {
  yield personEdit(copyRow(sheet, id), choice);
}

function* changeBesideCopy(path: string): Script {
  yield patch(path, { metadata: { note: 'changed beside a copy' } });
  yield get(path);
}

// Sooner and later than a trigger that was told at once.
const pausesMs = [0, 0, 5_000];

/** A person deletes the row of a record and takes that back, before or after the API has noticed. */
export const undoing: Workload = {
  name: 'undoing',
  weight: 2,
  actors({ ids }, random) {
    const [sheet, id = ''] = random.pick([
      ['Customers', ids.other],
      ['Products', ids.product],
      ['Invoices', ids.draft],
      ['Payments', ids.payment],
    ] as const);
    const choices = [random.below(16), random.below(16)] as const;
    return [
      deleteAndUndo(sheet, id, choices, random.pick(pausesMs)),
      sheet === 'Payments' ? voidPayment(id) : changeBesideUndo(`${sheet.toLowerCase()}/${id}`),
    ];
  },
};

/** @param choices how often the triggers are told of either */
export function* deleteAndUndo(
  sheet: string,
  id: string,
  choices: readonly [number, number],
  pauseMs: number,
): Script {
  const { remove, takeBack } = deleteAndTakeBack(sheet, id);
  yield personEdit(remove, choices[0]);
  yield { kind: 'wait', ms: pauseMs };
  yield personEdit(takeBack, choices[1]);
}

function* voidPayment(id: string): Script {
  yield post(`payments/${id}/void`);
  yield get(`payments/${id}`);
}

function* changeBesideUndo(path: string): Script {
  yield get(path);
  yield patch(path, { metadata: { note: 'changed beside an undo' } });
  yield get(path);
}

// Google tells nobody of an act with this choice.
const noTrigger = 4;

const settledMs = 5_000;

/** A person leaves rows as no client expects them, and no trigger has told of it when one comes. */
export const staleRows: Workload = {
  name: 'old_rows',
  weight: 2,
  actors: ({ ids: { payment = '', draft = '', customer = '', quotation = '' } }, random) => [
    random.pick([
      () => voidReturned(payment),
      () => changeCopied(draft, customer),
      () => walkPastDeleted(quotation),
    ])(),
  ],
};

/** A deleted payment comes back when the cache knows nothing of its deletion any more. */
function* voidReturned(id: string): Script {
  const { remove, takeBack } = deleteAndTakeBack('Payments', id);
  yield personEdit(remove);
  yield { kind: 'wait', ms: settledMs };
  yield personEdit(emptyCache);
  yield personEdit(takeBack, noTrigger);
  yield post(`payments/${id}/void`);
  yield get(`payments/${id}`);
}

/** The copy of a draft comes to stand where the draft was, when the next invoice has been counted below it. */
function* changeCopied(id: string, customer: string): Script {
  yield personEdit(copyRow('Invoices', id), noTrigger);
  yield patch(`invoices/${id}`, { metadata: { note: 'changed beside a copy' } });
  yield post('invoices', { customer_id: customer, total: '12.00' });
  yield patch(`invoices/${id}`, { po_number: 'PO-2' });
  yield get(`invoices/${id}`);
}

/** The rows of a list have moved up, and the first page is shorter than was thought. */
function* walkPastDeleted(id: string): Script {
  yield get('quotations');
  yield personEdit(deleteAndTakeBack('Quotations', id).remove, noTrigger);
  yield* walkPages(get('quotations', { query: 'limit=1' }));
}
