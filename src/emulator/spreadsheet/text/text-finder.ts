/** The emulated class TextFinder. */
import { strict } from '../../realm/strict.ts';
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import { a1OfArea } from '../range/a1-notation.ts';
import { requireInGrid } from '../mutations/apply-content.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import type { CellMatch, TextSearch } from './find-text.ts';
import { findText } from './find-text.ts';
import { textArgument, truthArgument } from '../access/script-arguments.ts';
import { lastRow } from '../workbook/sheet-data.ts';
import { sheetWithId } from '../workbook/workbook.ts';

interface Finder {
  readonly document: DocumentAccess;
  readonly sheetId: number;
  readonly area: GridArea;
  search: TextSearch;
  /** The match found last; undefined: before the first. */
  position: CellMatch | undefined;
}

/** A search in an area. */
export function createTextFinder(
  document: DocumentAccess,
  sheetId: number,
  area: GridArea,
  text: unknown,
): object {
  const search = {
    text: textArgument(document.execution.realm, 'Range.createTextFinder', text),
    matchCase: false,
    matchEntireCell: false,
    useRegularExpression: false,
  };
  const finder: Finder = { document, sheetId, area, search, position: undefined };
  const self = (): object => object;
  const object: object = strict(document.execution.realm, 'TextFinder', {
    ...options(finder, self),
    ...searches(finder),
  });
  return object;
}

function options(finder: Finder, self: () => object) {
  const { realm } = finder.document.execution;
  const option = (name: Exclude<keyof TextSearch, 'text'>) => (value: unknown) => {
    finder.search = { ...finder.search, [name]: truthArgument(realm, `TextFinder.${name}`, value) };
    return self();
  };
  return {
    matchCase: option('matchCase'),
    matchEntireCell: option('matchEntireCell'),
    useRegularExpression: option('useRegularExpression'),
  };
}

function searches(finder: Finder) {
  const { document, sheetId } = finder;
  const { realm } = document.execution;
  const rangeAt = ([row, column]: CellMatch): object =>
    document.rangeObject(sheetId, { row, column, rows: 1, columns: 1 });
  return {
    findAll: () => realm.array(passSearch(finder, 'findAll', () => matchesOf(finder)).map(rangeAt)),
    findNext() {
      const place = passSearch(
        finder,
        'findNext',
        () => matchesOf(finder).find((one) => isAfter(one, finder.position)) ?? null,
      );
      if (place === null) return null;
      finder.position = place;
      return rangeAt(place);
    },
  };
}

function isAfter(place: CellMatch, other: CellMatch | undefined): boolean {
  if (other === undefined) return true;
  return place[0] > other[0] || (place[0] === other[0] && place[1] > other[1]);
}

function passSearch<T>(finder: Finder, member: string, perform: () => T): T {
  const { document, sheetId, area, search, position } = finder;
  const costs = document.execution.latency.spreadsheet;
  const cellsRead = cellsSearched(finder);
  const detail = [sheetId, a1OfArea(area), search, position ?? null];
  const ms = costs.textFinderBaseMs + (cellsRead / 1000) * costs.textFinderPer1000CellsMs;
  return document.call({ member: `TextFinder.${member}`, detail, sheetId, cellsRead, ms }, perform);
}

/**
 * The number of cells that a search is charged for. Blank cells below the content cost nothing. A missing sheet gives
 * 0, because the call itself throws then.
 */
function cellsSearched({ document, sheetId, area }: Finder): number {
  const sheet = sheetWithId(document.workbook, sheetId);
  if (sheet === undefined) return 0;
  return Math.max(0, Math.min(area.rows, lastRow(sheet) - area.row + 1)) * area.columns;
}

function matchesOf(finder: Finder): CellMatch[] {
  const { document, sheetId, search, area } = finder;
  const sheet = document.sheet(sheetId);
  requireInGrid(sheet, area);
  const { finderInBlankCells, finderInHiddenColumns } = document.execution.switches;
  const findsBlanks = finderInBlankCells === 'searches';
  const found = findText(document.shown(), sheet, area, search, findsBlanks);
  if (finderInHiddenColumns === 'searches') return found;
  return found.filter(([, column]) => sheet.hiddenColumns[column - 1] !== true);
}
