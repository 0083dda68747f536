/** A person types a customer below the others while the API adds one of its own: the trigger makes a record of it. */
import { sheetNamed } from '../../emulator/spreadsheet/workbook/workbook.ts';
import { type HandAct, post, type Script, type Workload } from '../actor.ts';
import { plainCell } from '../billing-sheets.ts';

const sheet = 'Customers';

/** What a customer is called that a person has typed. */
export const typedName = 'Typed by hand';

export const typing: Workload = {
  name: 'typing',
  weight: 3,
  actors: (_facts, random) => [typeCustomer(random.below(16)), addCustomer()],
};

/** @param choice how often the triggers are told */
export function* typeCustomer(choice: number): Script {
  yield { kind: 'hand', act: typeName, choice };
}

/** Types the name of a new customer below all others. */
export const typeName: HandAct['act'] = (world) => {
  const { workbook, hands } = world;
  const rows = sheetNamed(workbook, sheet)?.rows ?? [];
  const column = 1 + (rows[0] ?? []).findIndex((cell) => plainCell(cell) === 'Name');
  if (column > 0) world.typedCustomers += 1;
  return hands.typeCell({ sheet, row: rows.length + 1, column }, typedName);
};

function* addCustomer(): Script {
  yield post('customers', { name: 'Added by the API' });
}
