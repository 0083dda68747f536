/** The members of a Range about notes, drop-downs, protection, filter, sorting and search. */
import { createDataValidation } from '../rules/data-validation.ts';
import { createFilter } from '../rules/filter.ts';
import type { SortKey, ValidationRule } from '../mutations/mutation.ts';
import { protectArea } from '../rules/protection.ts';
import type { RangeAccess } from './range-access.ts';
import { filledTable } from './range-content.ts';
import { mapCells, scriptTable } from '../workbook/read-cells.ts';
import { signatureError, tableArgument, standsFor, validationRules } from '../access/script-arguments.ts';
import { noteKey } from '../workbook/sheet-data.ts';
import { createTextFinder } from '../text/text-finder.ts';
import { validationAt } from '../rules/validate-entry.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

/** The members; those that change something return the Range itself. */
export function rangeRules(access: RangeAccess, self: () => object) {
  const { document, sheetId, area } = access;
  return {
    ...notes(access, self),
    ...dropDowns(access, self),
    protect: () => protectArea(document, sheetId, area),
    createTextFinder: (text: unknown) => createTextFinder(document, sheetId, area, text),
    createFilter() {
      access.change('createFilter', [], (sheet) => {
        if (sheet.filter !== undefined)
          throw new WorkbookError("You can't create a filter in a sheet that already has a filter.");
        document.workbook.apply({ op: 'set_filter', sheet_id: sheetId, area });
      });
      return createFilter(document, sheetId, area);
    },
    sort(spec: unknown) {
      const keys = sortKeys(access, spec);
      access.change('sort', keys, () => {
        document.workbook.apply({ op: 'sort_rows', sheet_id: sheetId, area, keys });
      });
      return self();
    },
  };
}

function sortKeys(access: RangeAccess, spec: unknown): readonly SortKey[] {
  const specs: readonly unknown[] = Array.isArray(spec) ? spec : [spec];
  return specs.map((item) => {
    if (typeof item === 'number') return { column: item, ascending: true };
    const { column, ascending = true } = Object(item) as { column?: unknown; ascending?: unknown };
    if (typeof column !== 'number')
      throw signatureError(access.document.execution.realm, 'Range.sort', [spec]);
    return { column, ascending: ascending === true };
  });
}

function notes(access: RangeAccess, self: () => object) {
  const { realm } = access.document.execution;
  const { row, column } = access.area;
  const write = (member: string, table: string[][]): object => {
    access.write(member, { op: 'set_notes', sheet_id: access.sheetId, row, column, notes: table });
    return self();
  };
  return {
    getNotes: () =>
      scriptTable(
        realm,
        access.read('getNotes', (sheet) =>
          mapCells(
            sheet,
            access.area,
            (_, atRow, atColumn) => sheet.notes.get(noteKey(atRow, atColumn)) ?? '',
          ),
        ),
      ),
    setNote: (note: unknown) => write('setNote', filledTable(access, String(note ?? ''))),
    setNotes(table: unknown) {
      const checked = tableArgument(realm, 'Range.setNotes', table, access.area);
      return write(
        'setNotes',
        checked.map((cells) => cells.map((note) => String(note ?? ''))),
      );
    },
  };
}

function dropDowns(access: RangeAccess, self: () => object) {
  const { realm } = access.document.execution;
  const ruleOf = (member: string, value: unknown): ValidationRule | null => {
    const rule = value === null ? null : standsFor(validationRules, value);
    if (rule === undefined) throw signatureError(realm, `Range.${member}`, [value]);
    return rule;
  };
  const { sheetId, area } = access;
  return {
    getDataValidations() {
      const rules = access.read('getDataValidations', (sheet) =>
        mapCells(sheet, area, (_, row, column) => validationAt(sheet, row, column)),
      );
      const asObject = (found: ReturnType<typeof validationAt>): object | null => {
        if (found === undefined) return null;
        const { area: _area, ...rule } = found;
        return createDataValidation(access.document, rule);
      };
      return scriptTable(
        realm,
        rules.map((row) => row.map(asObject)),
      );
    },
    setDataValidation(value: unknown) {
      const rule = ruleOf('setDataValidation', value);
      access.write('setDataValidation', { op: 'set_validation', sheet_id: sheetId, area, rule });
      return self();
    },
    setDataValidations(table: unknown) {
      const checked = tableArgument(realm, 'Range.setDataValidations', table, area);
      const rules = checked.map((cells) => cells.map((value) => ruleOf('setDataValidations', value)));
      const corner = { sheet_id: sheetId, row: area.row, column: area.column };
      access.write('setDataValidations', { op: 'set_validations', ...corner, rules });
      return self();
    },
  };
}
