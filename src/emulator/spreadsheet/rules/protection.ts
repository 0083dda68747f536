/** The emulated class Protection. Google lets the owner's own script past every protection, so it only stores them. */
import { strict } from '../../realm/strict.ts';
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import type { Protected } from '../mutations/mutation.ts';
import { textArgument, truthArgument } from '../access/script-arguments.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

/** The kinds of protections. */
export const protectionType = { RANGE: 'RANGE', SHEET: 'SHEET' } as const;

/** Protects an area, or the whole sheet, which can have one protection only. */
export function protectArea(document: DocumentAccess, sheetId: number, area?: GridArea): object {
  const member = area === undefined ? 'Sheet.protect' : 'Range.protect';
  const id = document.call({ member, detail: [sheetId, area ?? null], sheetId }, () => {
    const { protections } = document.sheet(sheetId);
    const existing = area === undefined ? protections.find((item) => item.area === undefined) : undefined;
    if (existing !== undefined) return existing.id;
    const added: Protected = {
      id: freeId(protections),
      description: '',
      warningOnly: false,
      ...(area === undefined ? {} : { area }),
    };
    replace(document, sheetId, [...protections, added]);
    return added.id;
  });
  return createProtection(document, sheetId, id);
}

function freeId(protections: readonly Protected[]): string {
  let number = protections.length + 1;
  while (protections.some((item) => item.id === `protection-${number}`)) number += 1;
  return `protection-${number}`;
}

/** The protections of a sheet of one type. */
export function readProtections(document: DocumentAccess, sheetId: number, type: unknown): object[] {
  const ids = document.call({ member: 'Sheet.getProtections', detail: [sheetId, type], sheetId }, () =>
    document
      .sheet(sheetId)
      .protections.filter((item) => (item.area === undefined) === (type === protectionType.SHEET))
      .map((item) => item.id),
  );
  return document.execution.realm.array(ids.map((id) => createProtection(document, sheetId, id)));
}

function replace(document: DocumentAccess, sheetId: number, protections: readonly Protected[]): void {
  document.workbook.apply({ op: 'set_protections', sheet_id: sheetId, protections });
}

function createProtection(document: DocumentAccess, sheetId: number, id: string): object {
  const { realm } = document.execution;
  const read = (member: string): Protected =>
    document.call({ member: `Protection.${member}`, detail: [sheetId, id], sheetId }, () =>
      protectionOf(document, sheetId, id),
    );
  const change = (member: string, members: Partial<Protected>): object => {
    document.call({ member: `Protection.${member}`, detail: [sheetId, id, members], sheetId }, () => {
      const changed = { ...protectionOf(document, sheetId, id), ...members };
      const { protections } = document.sheet(sheetId);
      replace(
        document,
        sheetId,
        protections.map((item) => (item.id === id ? changed : item)),
      );
    });
    return protection;
  };
  const protection: object = strict(realm, 'Protection', {
    getDescription: () => read('getDescription').description,
    isWarningOnly: () => read('isWarningOnly').warningOnly,
    getRange() {
      const area = document.call({ member: 'Protection.getRange', detail: [sheetId, id], sheetId }, () => {
        const sheet = document.sheet(sheetId);
        const whole = { row: 1, column: 1, rows: sheet.maxRows, columns: sheet.maxColumns };
        return protectionOf(document, sheetId, id).area ?? whole;
      });
      return document.rangeObject(sheetId, area);
    },
    setDescription: (text: unknown) =>
      change('setDescription', { description: textArgument(realm, 'Protection.setDescription', text) }),
    setWarningOnly: (isOnly: unknown) =>
      change('setWarningOnly', { warningOnly: truthArgument(realm, 'Protection.setWarningOnly', isOnly) }),
    remove() {
      document.call({ member: 'Protection.remove', detail: [sheetId, id], sheetId }, () => {
        const { protections } = document.sheet(sheetId);
        replace(
          document,
          sheetId,
          protections.filter((item) => item.id !== id),
        );
      });
    },
  });
  return protection;
}

function protectionOf(document: DocumentAccess, sheetId: number, id: string): Protected {
  const found = document.sheet(sheetId).protections.find((item) => item.id === id);
  if (found === undefined) throw new WorkbookError('Protection not found.');
  return found;
}
