/** The emulated class Range. */
import { strictInGroups } from '../../realm/strict.ts';
import type { Area } from '../workbook/workbook-snapshot.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import { createRangeAccess } from './range-access.ts';
import { rangeClearing } from './range-clearing.ts';
import { rangeContent } from './range-content.ts';
import { rangeFormats } from './range-formats.ts';
import { rangePosition } from './range-position.ts';
import { rangeRules } from './range-rules.ts';
import { rangeReferences } from '../access/script-objects.ts';

/** A Range of the sheet; the area was checked by who asks for it. */
export function createRange(document: DocumentAccess, sheetId: number, area: Area): object {
  const access = createRangeAccess(document, sheetId, area);
  const self = (): object => range;
  const range: object = strictInGroups('Range', [
    () => rangePosition(access),
    () => rangeContent(access, self),
    () => rangeClearing(access, self),
    () => rangeFormats(access, self),
    () => rangeRules(access, self),
  ]);
  rangeReferences.set(range, { sheetId, area });
  return range;
}
