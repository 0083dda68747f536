/** The emulated class Sheet. */
import { strictInGroups } from '../../realm/strict.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import { sheetIds } from '../access/script-objects.ts';
import { createSheetAccess } from './sheet-access.ts';
import { sheetAppearance } from './sheet-appearance.ts';
import { sheetCharts } from './sheet-charts.ts';
import { sheetContent } from './sheet-content.ts';
import { sheetGrid } from './sheet-grid.ts';
import { sheetIdentity } from './sheet-identity.ts';
import { sheetRules } from './sheet-rules.ts';

export function createSheet(document: DocumentAccess, sheetId: number): object {
  const access = createSheetAccess(document, sheetId);
  const self = (): object => sheet;
  const sheet: object = strictInGroups('Sheet', [
    () => sheetIdentity(access, self),
    () => sheetContent(access, self),
    () => sheetGrid(access, self),
    () => sheetAppearance(access, self),
    () => sheetRules(access, self),
    () => sheetCharts(access),
  ]);
  sheetIds.set(sheet, sheetId);
  return sheet;
}
