/** The members of a Range that read, write and clear values and formulas. */
import { enteredCell, entryRulesOf } from '../typing/entered-values.ts';
import type { EnteredCell, ClearedPart } from '../mutations/mutation.ts';
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
  return { ...valueReaders(access), ...valueWriters(access, self), ...formulas(access, self) };
}

function valueReaders(access: RangeAccess) {
  const { document } = access;
  const { realm } = document.execution;
  const values = (member: string) =>
    scriptValues(
      realm,
      access.read(member, (sheet) => readValues(document.shown(), sheet, access.area)),
    );
  const shown = (member: string) =>
    scriptTable(
      realm,
      access.read(member, (sheet) => readDisplayValues(document.shown(), sheet, access.area)),
    );
  return {
    getValues: () => values('getValues'),
    getValue: () => values('getValue')[0]?.[0] ?? '',
    getDisplayValues: () => shown('getDisplayValues'),
    getDisplayValue: () => shown('getDisplayValue')[0]?.[0] ?? '',
    isBlank: () => values('isBlank').every((row) => row.every((value) => value === '')),
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
    setValue(...args: unknown[]) {
      if (args.length !== 1) throw signatureError(realm, 'Range.setValue', args);
      return enter('setValue', filledTable(access, enteredCell(realm, args[0])));
    },
    setValues(...args: unknown[]) {
      if (args.length !== 1) throw signatureError(realm, 'Range.setValues', args);
      const table = tableArgument(realm, 'Range.setValues', args[0], area);
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
  const read = (member: string): string[][] =>
    scriptTable(
      realm,
      access.read(member, (sheet) =>
        mapCells(sheet, area, (cell) => (typeof cell === 'object' ? cell.formula : '')),
      ),
    );
  const write = (member: string, table: readonly (readonly string[])[]): object => {
    const corner = { sheet_id: sheetId, row: area.row, column: area.column };
    access.write(member, { op: 'set_formulas', ...corner, formulas: table });
    return self();
  };
  return {
    getFormulas: () => read('getFormulas'),
    getFormula: () => read('getFormula')[0]?.[0] ?? '',
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

/** The members of a Range that clear it. */
export function rangeClearing(access: RangeAccess, self: () => object) {
  const { document, sheetId, area } = access;
  const clear = (member: string, parts: readonly ClearedPart[]): object => {
    access.write(member, { op: 'clear', sheet_id: sheetId, area, parts });
    return self();
  };
  return {
    clear(...args: unknown[]) {
      if (args.length > 1 || (args.length === 1 && (typeof args[0] !== 'object' || args[0] === null)))
        throw signatureError(document.execution.realm, 'Range.clear', args);
      return clear('clear', clearedParts(args[0]));
    },
    clearContent: () => clear('clearContent', ['contents']),
    clearFormat: () => clear('clearFormat', ['formats']),
    clearNote: () => clear('clearNote', ['notes']),
    clearDataValidations: () => clear('clearDataValidations', ['validations']),
  };
}

const partsByOption: Readonly<Record<string, ClearedPart>> = {
  contentsOnly: 'contents',
  formatOnly: 'formats',
  commentsOnly: 'notes',
  validationsOnly: 'validations',
};

/** The parts that the options of `clear` name; contents and formats when they name none. */
export function clearedParts(options: unknown): readonly ClearedPart[] {
  const named = Object.entries(options ?? {}).flatMap(([option, isSet]) => {
    const part = isSet === true ? partsByOption[option] : undefined;
    return part === undefined ? [] : [part];
  });
  return named.length === 0 ? ['contents', 'formats'] : named;
}
