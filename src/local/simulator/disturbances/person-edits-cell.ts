/** A person types into a cell of a record that no change of the workloads touches. */
import { recordRows } from '../billing-sheets.ts';
import { type Disturbance, mayTouch } from './disturbance.ts';

const edited = { sheet: 'Customers', header: 'Phone' };

export const personEditsCell: Disturbance = {
  name: 'person_edits_cell',
  weight: 3,
  canStrike: mayTouch,
  strike({ at, world }, choice) {
    const rows = recordRows(world.workbook, edited.sheet);
    const chosen = rows[choice % Math.max(1, rows.length)];
    const column = chosen?.columns.get(edited.header);
    if (chosen === undefined || column === undefined) return null;
    const typed = `030 ${1000 + (choice % 9000)}`;
    const edit = world.hands.typeCell({ sheet: edited.sheet, row: chosen.row, column }, typed);
    world.editedByHand.add(chosen.id);
    world.note(() => `a person types ${typed} as the phone of ${chosen.id}`);
    if (edit === undefined) return null;
    world.typed.push({ ...edited, id: chosen.id, text: typed });
    world.personDid(edit, at, choice >> 8);
    return null;
  },
};
