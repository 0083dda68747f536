/** Workloads of people who type into cells of records and of lines. */
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { get, type PersonStep, patch, post, type Script, type Workload } from '../actors/actor.ts';
import { personEdit, typeUnder } from '../actors/person-edits.ts';
import { plainCell } from '../world/billing-sheets.ts';
import { oddLines } from '../world/scene-records.ts';

const sheet = 'Customers';

/** The name of the customer that a person types. */
export const typedName = 'Typed by hand';

export const typing: Workload = {
  name: 'typing',
  weight: 3,
  actors: (_facts, random) => [typeCustomer(random.below(16)), addCustomer()],
};

/** @param choice how often the triggers are told */
export function* typeCustomer(choice: number): Script {
  yield { kind: 'person_edit', act: typeName, choice };
}

/** Types the name of a new customer below all others. */
export const typeName: PersonStep['act'] = (world) => {
  const { workbook, person } = world;
  const rows = sheetNamed(workbook, sheet)?.rows ?? [];
  const column = 1 + (rows[0] ?? []).findIndex((cell) => plainCell(cell) === 'Name');
  // Another person has renamed the column meanwhile.
  if (column === 0) return undefined;
  world.typedCustomers += 1;
  return person.typeCell({ sheet, row: rows.length + 1, column }, typedName);
};

function* addCustomer(): Script {
  yield post('customers', { name: 'Added by the API' });
}

/** A person sets the status of a document or a payment by hand while a client acts on it. */
export const statuses: Workload = {
  name: 'statuses',
  weight: 2,
  actors({ ids }, random) {
    const [sheet, id = '', texts, actions] = random.pick([
      ['Invoices', ids.invoice, ['void', 'uncollectible', 'paid'], ['void', 'duplicate']],
      ['Invoices', ids.draft, ['open', 'void'], ['finalize']],
      ['Quotations', ids.quotation, ['accepted', 'declined', 'canceled'], ['accept', 'decline']],
      ['Payments', ids.payment, ['voided', 'received'], ['void']],
    ] as const);
    const path = `${sheet.toLowerCase()}/${id}`;
    return [
      typeStatus(sheet, id, random.pick<string>(texts), random.below(16)),
      act(path, random.pick<string>(actions)),
    ];
  },
};

/** @param choice how often the triggers are told */
export function* typeStatus(sheet: string, id: string, text: string, choice: number): Script {
  yield personEdit(typeUnder(sheet, id, 'Status', text), choice);
}

function* act(path: string, action: string): Script {
  yield post(`${path}/${action}`);
  yield get(path);
}

/** A person corrects a line of a draft in its sheet, by numbers or by formulas, while a client rewrites or issues the draft. */
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
  yield personEdit(typeUnder(sheet, document, 'Quantity', '7', choice % 2 === 0 ? null : '=3+4'), choice);
  yield personEdit(typeUnder(sheet, document, 'Unit price', '3.25'), choice >> 1);
}

function* rewrite(path: string, isIssued: boolean): Script {
  if (isIssued) yield post(`${path}/${path.startsWith('invoices') ? 'finalize' : 'send'}`);
  else yield patch(path, { items: oddLines.slice(1) });
  yield get(path);
}
