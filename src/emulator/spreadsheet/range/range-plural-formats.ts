/** The members of a Range that read and set a format cell by cell, each made of the member for a single one. */
import { tableArgument } from '../access/script-arguments.ts';
import type { StyleChange } from '../mutations/mutation.ts';
import { mapCells, scriptTable } from '../workbook/read-cells.ts';
import type { RangeAccess } from './range-access.ts';
import { rangeFormats } from './range-formats.ts';

/** Formats by the ends of their members' names, singular and plural. */
const formats = [
  ['FontWeight', 'FontWeights'],
  ['FontStyle', 'FontStyles'],
  ['FontLine', 'FontLines'],
  ['FontSize', 'FontSizes'],
  ['Wrap', 'Wraps'],
] as const;

type Member = (value?: unknown) => unknown;

/** The members; setters return the Range itself. */
export function rangePluralFormats(
  access: RangeAccess,
  self: () => object,
): Readonly<Record<string, Member>> {
  const { area, sheetId, document } = access;
  const { realm } = document.execution;
  const members = formats.flatMap(([singular, plural]): [string, Member][] => [
    [
      `set${plural}`,
      (table) => {
        const checked = tableArgument(realm, `Range.set${plural}`, table, area);
        const styles = checked.map((row) => row.map((value) => changeOf(access, `set${singular}`, value)));
        const { row, column } = area;
        access.write(`set${plural}`, { op: 'set_styles', sheet_id: sheetId, row, column, styles });
        return self();
      },
    ],
    [
      `get${plural}`,
      () =>
        scriptTable(
          realm,
          access.read(`get${plural}`, (sheet) =>
            mapCells(sheet, area, (_, row, column) => {
              const cell = { row, column, rows: 1, columns: 1 };
              return memberOf(
                { ...access, area: cell, read: (__, perform) => perform(sheet) },
                `get${singular}`,
              )();
            }),
          ),
        ),
    ],
  ]);
  return Object.fromEntries(members);
}

function memberOf(access: RangeAccess, name: string): Member {
  const members: Readonly<Record<string, Member>> = rangeFormats(access, () => access);
  return members[name] ?? (() => undefined);
}

/** The change that the member for a single format would write. */
function changeOf(access: RangeAccess, name: string, value: unknown): StyleChange {
  let change: StyleChange = {};
  const write: RangeAccess['write'] = (_, mutation) => {
    if (mutation.op === 'set_style') change = mutation.style;
  };
  memberOf({ ...access, write }, name)(value);
  return change;
}
