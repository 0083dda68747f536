/** The members of a Range that read, write and clear values and formulas. */
import { enteredCell, entryRulesOf } from '../typing/entered-values.ts';
import type { EnteredCell } from '../mutations/mutation.ts';
import type { RangeAccess } from './range-access.ts';
import {
  mapCells,
  readDisplayValues,
  readValues,
  scriptTable,
  scriptValues,
} from '../workbook/read-cells.ts';
import { signatureError, tableArgument } from '../access/script-arguments.ts';
import { yearOfInstant } from '../typing/serial-date.ts';

/** The members for values and formulas; those that write return the Range itself, which `self` gives. */
export function rangeContent(access: RangeAccess, self: () => object) {
  const { sheetId, area } = access;
  return {
    ...valueReaders(access),
    ...valueWriters(access, self),
    ...formulas(access, self),
    clearContent() {
      access.write('clearContent', { op: 'clear', sheet_id: sheetId, area, parts: ['contents'] });
      return self();
    },
  };
}

function valueReaders(access: RangeAccess) {
  const { document } = access;
  const { realm } = document.execution;
  const values = (member: string) =>
    scriptValues(
      realm,
      access.read(member, (sheet) => readValues(document.shown(), sheet, access.area)),
    );
  return {
    getValues: () => values('getValues'),
    getValue: () => values('getValue')[0]?.[0] ?? '',
    getDisplayValues: () =>
      scriptTable(
        realm,
        access.read('getDisplayValues', (sheet) => readDisplayValues(document.shown(), sheet, access.area)),
      ),
  };
}

function valueWriters(access: RangeAccess, self: () => object) {
  const { document, sheetId, area } = access;
  const { realm, switches, clock } = document.execution;
  const enter = (member: string, values: readonly (readonly EnteredCell[])[]): object => {
    const year = yearOfInstant(clock.now(), document.workbook.data.timeZone);
    const rules = entryRulesOf(switches, year);
    const { row, column } = area;
    access.write(member, { op: 'enter_values', sheet_id: sheetId, row, column, values, rules });
    return self();
  };
  return {
    setValue: (value: unknown) => enter('setValue', filledTable(access, enteredCell(realm, value))),
    setValues(values: unknown) {
      const table = tableArgument(realm, 'Range.setValues', values, area);
      return enter(
        'setValues',
        table.map((row) => Array.from(row, (value) => enteredCell(realm, value))),
      );
    },
  };
}

function formulas(access: RangeAccess, self: () => object) {
  const { document, sheetId, area } = access;
  const { realm } = document.execution;
  const write = (member: string, table: readonly (readonly string[])[]): object => {
    const corner = { sheet_id: sheetId, row: area.row, column: area.column };
    access.write(member, { op: 'set_formulas', ...corner, formulas: table });
    return self();
  };
  return {
    getFormulas: () =>
      scriptTable(
        realm,
        access.read('getFormulas', (sheet) =>
          mapCells(sheet, area, (cell) => (typeof cell === 'object' ? cell.formula : '')),
        ),
      ),
    setFormula(formula: unknown) {
      if (typeof formula !== 'string') throw signatureError(realm, 'Range.setFormula', [formula]);
      return write('setFormula', filledTable(access, formula));
    },
    setFormulas(table: unknown) {
      const checked = tableArgument(realm, 'Range.setFormulas', table, area);
      return write(
        'setFormulas',
        checked.map((row) => row.map((formula) => String(formula ?? ''))),
      );
    },
  };
}

/** One value for every cell of the range. */
export function filledTable<T>({ area }: RangeAccess, value: T): T[][] {
  return Array.from({ length: area.rows }, () => Array.from({ length: area.columns }, () => value));
}
