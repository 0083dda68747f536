/** The emulated class RangeList: several ranges of one sheet, to which one call gives the same format. */
import { strict } from '../../realm/strict.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import { signatureError } from '../access/script-arguments.ts';
import type { WorkbookMutation } from '../mutations/mutation.ts';
import { requireInGrid } from '../mutations/apply-content.ts';
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import { a1OfArea } from './a1-notation.ts';
import type { RangeAccess } from './range-access.ts';
import { rangeFormats } from './range-formats.ts';

/** Google documents a list that must not be empty. @param areaOf reads one address, and throws for one that is none */
export function createRangeList(
  document: DocumentAccess,
  sheetId: number,
  addresses: unknown,
  areaOf: (address: string) => GridArea,
): object {
  const { realm } = document.execution;
  const isList = Array.isArray(addresses) && addresses.length > 0;
  if (!isList || !addresses.every((one) => typeof one === 'string'))
    throw signatureError(realm, 'Sheet.getRangeList', [addresses]);
  const areas = document.lazy('Sheet.getRangeList', [sheetId, ...addresses], () => addresses.map(areaOf));
  const self = (): object => list;
  const { setNumberFormat, setFontWeight, setFontColor, setFontSize, ...rest } = rangeFormats(
    accessToAll(document, sheetId, areas),
    self,
  );
  const { setBackground, setHorizontalAlignment } = rest;
  const list: object = strict(realm, 'RangeList', {
    ...{ setNumberFormat, setFontWeight, setFontColor, setFontSize },
    ...{ setBackground, setHorizontalAlignment },
    getRanges: () =>
      realm.array(
        document
          .lazy('RangeList.getRanges', [sheetId, ...areas.map(a1OfArea)], () => areas)
          .map((area) => document.rangeObject(sheetId, area)),
      ),
  });
  return list;
}

/** The calls of a list: a setter is one buffered call, which changes each range. A list has no getters of formats. */
function accessToAll(document: DocumentAccess, sheetId: number, areas: readonly GridArea[]): RangeAccess {
  const [area] = areas;
  if (area === undefined) throw new Error('A RangeList has at least one range.');
  const checkSheet = (): void => {
    const sheet = document.sheet(sheetId);
    // Where Google accepts such a range, it can refuse the write only when it is applied.
    if (document.execution.switches.rangeBeyondGrid === 'accepted') return;
    for (const one of areas) requireInGrid(sheet, one);
  };
  const refuse = (member: string): never => {
    throw new Error(`A RangeList has no member ${member}.`);
  };
  return {
    className: 'RangeList',
    document,
    sheetId,
    area,
    read: refuse,
    change: refuse,
    write(member, mutation) {
      const each = areas.map((one): WorkbookMutation => ({ ...mutation, area: one }) as WorkbookMutation);
      document.buffer(
        `RangeList.${member}`,
        [sheetId, areas.map(a1OfArea).join(), mutation],
        each,
        checkSheet,
      );
    },
  };
}
