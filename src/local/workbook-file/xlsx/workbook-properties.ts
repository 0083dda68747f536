/** Keeps what the .xlsx format has no place for (sheet ids, grid sizes …) as one custom property of the file. */

import { UnreadableWorkbook } from '../workbook-file-error.ts';
import { unescapeText } from './escaped-text.ts';
import type { SheetSnapshot } from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** The property's name; a spreadsheet program keeps it when it saves the file. */
export const propertyName = 'business-billing-workbook';

/** The properties; each may be missing on reading, because another program may have dropped or never written it. */
interface WorkbookProperties {
  readonly name: string;
  readonly timeZone: string;
  readonly locale: string;
  /** The last change of the log that this file holds. */
  readonly foldedSequence: number;
  readonly sheets: readonly SheetProperties[];
}

/** The parts of a sheet that the .xlsx format has no place for. */
export interface SheetProperties extends SheetRest {
  readonly fileName: string;
}

/** A sheet without the parts that the cells and settings of the file hold. */
type SheetRest = Omit<SheetSnapshot, (typeof heldByFile)[number]>;

const heldByFile = [
  'rows',
  'hidden',
  'frozenRows',
  'tabColor',
  'columnWidths',
  'notes',
  'validations',
  'conditionalFormats',
  'filter',
] as const satisfies readonly (keyof SheetSnapshot)[];

/** The properties of a sheet that the cells and settings of the file do not hold. */
export function sheetProperties(sheet: SheetSnapshot, fileName: string): SheetProperties {
  const held = new Set<string>(heldByFile);
  const rest = Object.fromEntries(Object.entries(sheet).filter(([key]) => !held.has(key)));
  return { ...(rest as unknown as SheetRest), fileName };
}

/** The property's text: JSON in ASCII, with nothing that a program could take for an escape of the file format. */
export function writeProperties(properties: WorkbookProperties): string {
  return JSON.stringify(properties)
    .replace(/[\x7f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/_x/g, '\\u005fx');
}

/**
 * The properties of a file; undefined when it has none.
 * @throws UnreadableWorkbook when they are there and broken
 */
export function readProperties(text: unknown): WorkbookProperties | undefined {
  if (typeof text !== 'string') return undefined;
  // Some libraries escape quotation marks in it. What is written here has nothing that could be taken for an escape.
  const properties = parse(unescapeText(text)) as Partial<WorkbookProperties> | null | undefined;
  if (typeof properties !== 'object' || !Array.isArray(properties?.sheets))
    throw new UnreadableWorkbook(
      `its property ${propertyName} was damaged by another program: restore an earlier copy of the file`,
    );
  return properties as WorkbookProperties;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (_notJson) {
    return undefined;
  }
}
