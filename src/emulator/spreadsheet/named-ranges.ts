/** The emulated class NamedRange, and the members of a Spreadsheet and a Sheet about ranges with names. */
import { strict } from '../realm/strict.ts';
import type { DocumentAccess } from './access/document-access.ts';
import { rangeReferences, signatureError, standsFor } from './access/script-arguments.ts';
import { WorkbookError } from './workbook/workbook-error.ts';
import type { NamedArea, SheetArea } from './workbook/workbook-snapshot.ts';

/** The members of a Spreadsheet. */
export function spreadsheetNames(document: DocumentAccess) {
  const { realm } = document.execution;
  const call = <T>(member: string, detail: readonly unknown[], perform: () => T): T =>
    document.call({ member: `Spreadsheet.${member}`, detail }, perform);
  return {
    getNamedRanges: () => namedRanges(document, 'Spreadsheet.getNamedRanges'),
    getRangeByName(name: unknown) {
      const found = call('getRangeByName', [name], () => rangeNamed(document, String(name)) ?? null);
      return found === null ? null : document.rangeObject(found.sheetId, found.area);
    },
    setNamedRange(name: unknown, range: unknown) {
      const place = placeOf(document, 'Spreadsheet.setNamedRange', [name, range], range);
      const added = { ...place, name: checkedName(document, name) };
      call('setNamedRange', [added], () => replaceNamed(document, added.name, [added]));
    },
    removeNamedRange(name: unknown) {
      call('removeNamedRange', [name], () => {
        if (rangeNamed(document, String(name)) === undefined)
          throw realm.exception(`The named range ${String(name)} does not exist.`);
        replaceNamed(document, String(name), []);
      });
    },
  };
}

/** Those of one sheet, or of the whole spreadsheet. */
export function namedRanges(document: DocumentAccess, member: string, sheetId?: number): object[] {
  const all = document.call({ member, detail: [sheetId ?? null] }, () => document.workbook.data.namedRanges);
  const own = all.filter((named) => sheetId === undefined || named.sheetId === sheetId);
  return document.execution.realm.array(own.map(({ name }) => createNamedRange(document, name)));
}

/** Undefined when no range has this name; Google looks at no letter's case. */
export function rangeNamed({ workbook }: DocumentAccess, name: string): NamedArea | undefined {
  return workbook.data.namedRanges.find((named) => named.name.toLowerCase() === name.toLowerCase());
}

function replaceNamed(document: DocumentAccess, name: string, added: readonly NamedArea[]): void {
  const others = document.workbook.data.namedRanges.filter(
    (named) => named.name.toLowerCase() !== name.toLowerCase(),
  );
  document.workbook.apply({ op: 'set_named_ranges', ranges: [...others, ...added] });
}

function placeOf(
  { execution }: DocumentAccess,
  member: string,
  args: readonly unknown[],
  range: unknown,
): SheetArea {
  const place = standsFor(rangeReferences, range);
  if (place === undefined) throw signatureError(execution.realm, member, args);
  return place;
}

/** Letters, digits and underscores, at most 250, and nothing that could be read as an address [support.google.com/docs/answer/63175]. */
function checkedName({ execution }: DocumentAccess, name: unknown): string {
  const text = String(name);
  const isAddress = /^(?:[A-Za-z]{1,3}\d+|r\d*c\d*|true|false)$/i.test(text);
  if (!/^[\p{L}_][\p{L}\p{N}_]{0,249}$/u.test(text) || isAddress)
    throw execution.realm.exception(`The name "${text}" is not valid for a named range.`);
  return text;
}

function createNamedRange(document: DocumentAccess, firstName: string): object {
  let name = firstName;
  const read = (member: string): NamedArea =>
    document.call({ member: `NamedRange.${member}`, detail: [name] }, () => {
      const found = rangeNamed(document, name);
      if (found === undefined) throw new WorkbookError('The named range no longer exists.');
      return found;
    });
  const change = (member: string, next: (before: NamedArea) => NamedArea): object => {
    const after = next(read(member));
    replaceNamed(document, name, [after]);
    name = after.name;
    return named;
  };
  const named: object = strict(document.execution.realm, 'NamedRange', {
    getName: () => name,
    getRange() {
      const { sheetId, area } = read('getRange');
      return document.rangeObject(sheetId, area);
    },
    setName: (text: unknown) =>
      change('setName', (before) => ({ ...before, name: checkedName(document, text) })),
    setRange: (range: unknown) =>
      change('setRange', (before) => ({
        ...before,
        ...placeOf(document, 'NamedRange.setRange', [range], range),
      })),
    remove() {
      read('remove');
      replaceNamed(document, name, []);
    },
  });
  return named;
}
