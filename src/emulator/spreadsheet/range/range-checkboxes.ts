/** The members of a Range about checkboxes: a drop-down of two values that Google draws as a box. */
import type { EnteredCell, ValidationRule } from '../mutations/mutation.ts';
import { validationAt } from '../rules/validate-entry.ts';
import { checkboxRule } from '../rules/checkbox.ts';
import { entryRulesOf, enteredCell } from '../typing/entered-values.ts';
import { yearOfInstant } from '../typing/serial-date.ts';
import { cellAt, type SheetData } from '../workbook/sheet-data.ts';
import type { RangeAccess } from './range-access.ts';

type Checkbox = NonNullable<ValidationRule['checkbox']>;

/** The members; those that change something return the Range itself. */
export function rangeCheckboxes(access: RangeAccess, self: () => object) {
  const { document, sheetId, area } = access;
  const { realm } = document.execution;
  const boxes = (sheet: SheetData) => placesOf(access, sheet);
  const enter = (row: number, column: number, value: EnteredCell): void => {
    const { switches, clock } = document.execution;
    const rules = entryRulesOf(switches, yearOfInstant(clock.now(), document.workbook.data.timeZone));
    document.workbook.apply({ op: 'enter_values', sheet_id: sheetId, row, column, values: [[value]], rules });
  };
  const set = (member: string, choose: (box: Checkbox) => EnteredCell): object => {
    access.change(member, [], (sheet) => {
      for (const { row, column, checkbox, isBox } of boxes(sheet))
        if (isBox) enter(row, column, choose(checkbox));
    });
    return self();
  };
  return {
    insertCheckboxes(...args: unknown[]) {
      const rule = checkboxRule(args.map((value) => enteredCell(realm, value)));
      access.change('insertCheckboxes', args, () => {
        document.workbook.apply({ op: 'set_validation', sheet_id: sheetId, area, rule });
        for (let row = area.row; row < area.row + area.rows; row += 1)
          for (let column = area.column; column < area.column + area.columns; column += 1)
            enter(row, column, rule.checkbox.unchecked);
      });
      return self();
    },
    removeCheckboxes() {
      access.change('removeCheckboxes', [], (sheet) => {
        for (const { row, column, isBox } of boxes(sheet)) {
          const cell = { row, column, rows: 1, columns: 1 };
          document.workbook.apply({ op: 'set_validation', sheet_id: sheetId, area: cell, rule: null });
          if (isBox) enter(row, column, null);
        }
      });
      return self();
    },
    check: () => set('check', ({ checked }) => checked),
    uncheck: () => set('uncheck', ({ unchecked }) => unchecked),
    isChecked() {
      return access.read('isChecked', (sheet) => {
        const states = boxes(sheet).map(({ checkbox, value }) => value === checkbox.checked);
        const [first] = states;
        const isWhole =
          states.length === area.rows * area.columns && states.every((state) => state === first);
        return isWhole ? (first ?? null) : null;
      });
    },
  };
}

/** The cells with a checkbox; one with another value than the checkbox's two shows no box. */
function placesOf({ area }: RangeAccess, sheet: SheetData) {
  const places = [];
  for (let row = area.row; row < area.row + area.rows; row += 1)
    for (let column = area.column; column < area.column + area.columns; column += 1) {
      const { checkbox } = validationAt(sheet, row, column) ?? {};
      if (checkbox === undefined) continue;
      const value = cellAt(sheet, row, column) ?? null;
      places.push({
        row,
        column,
        checkbox,
        value,
        isBox: value === checkbox.checked || value === checkbox.unchecked,
      });
    }
  return places;
}
