/** The emulated class TextFinder. */
import { strict } from '../../realm/strict.ts';
import type { Area } from '../workbook/workbook-snapshot.ts';
import { a1OfArea } from '../range/a1-notation.ts';
import { requireInGrid } from '../mutations/apply-content.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import type { CellMatch, TextSearch } from './find-text.ts';
import { findText, replaceText, searchedText } from './find-text.ts';
import { shownText } from '../workbook/read-cells.ts';
import {
  signatureError,
  textArgument,
  truthArgument,
  rangeReferences,
  standsFor,
} from '../access/script-arguments.ts';
import { yearOfInstant } from '../typing/serial-date.ts';
import { cellAt, lastColumn, lastRow } from '../workbook/sheet-data.ts';
import { entryRulesOf } from '../typing/entered-values.ts';
import { sheetWithId } from '../workbook/workbook.ts';

interface Finder {
  readonly document: DocumentAccess;
  readonly sheetId: number;
  /** Undefined: the whole sheet. */
  readonly area: Area | undefined;
  search: TextSearch;
  /** The match found last, or where to begin; undefined: before the first. */
  position: CellMatch | undefined;
}

/** A search in an area, or in the whole sheet. */
export function createTextFinder(
  document: DocumentAccess,
  sheetId: number,
  area: Area | undefined,
  text: unknown,
): object {
  const search = {
    text: textArgument(document.execution.realm, 'Range.createTextFinder', text),
    matchCase: false,
    matchEntireCell: false,
    matchFormulaText: false,
    useRegularExpression: false,
    ignoreDiacritics: false,
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
    matchFormulaText: option('matchFormulaText'),
    useRegularExpression: option('useRegularExpression'),
    ignoreDiacritics: option('ignoreDiacritics'),
    startFrom(range: unknown) {
      const reference = standsFor(rangeReferences, range);
      if (reference === undefined) throw signatureError(realm, 'TextFinder.startFrom', [range]);
      finder.position = [reference.area.row, reference.area.column];
      return self();
    },
  };
}

function searches(finder: Finder) {
  const { document, sheetId } = finder;
  const { realm } = document.execution;
  const rangeAt = ([row, column]: CellMatch): object =>
    document.rangeObject(sheetId, { row, column, rows: 1, columns: 1 });
  const step = (
    member: string,
    choose: (places: readonly CellMatch[]) => CellMatch | undefined,
  ): object | null => {
    const place = passSearch(finder, member, () => choose(matchesOf(finder)) ?? null);
    if (place === null) return null;
    finder.position = place;
    return rangeAt(place);
  };
  return {
    findAll: () => realm.array(passSearch(finder, 'findAll', () => matchesOf(finder)).map(rangeAt)),
    findNext: () => step('findNext', (places) => places.find((place) => isAfter(place, finder.position))),
    findPrevious: () =>
      step('findPrevious', (places) =>
        places.filter((place) => finder.position === undefined || isAfter(finder.position, place)).at(-1),
      ),
    replaceAllWith(text: unknown) {
      const replacement = textArgument(realm, 'TextFinder.replaceAllWith', text);
      return passSearch(finder, 'replaceAllWith', () => replaceAll(finder, replacement), [replacement]);
    },
  };
}

function isAfter(place: CellMatch, other: CellMatch | undefined): boolean {
  if (other === undefined) return true;
  return place[0] > other[0] || (place[0] === other[0] && place[1] > other[1]);
}

function passSearch<T>(finder: Finder, member: string, perform: () => T, extra: readonly unknown[] = []): T {
  const { document, sheetId, area, search, position } = finder;
  const costs = document.execution.latency.spreadsheet;
  const cellsRead = cellsSearched(finder);
  const detail = [sheetId, area === undefined ? null : a1OfArea(area), search, position ?? null, ...extra];
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
  if (area === undefined) return lastRow(sheet) * lastColumn(sheet);
  return Math.max(0, Math.min(area.rows, lastRow(sheet) - area.row + 1)) * area.columns;
}

function searchArea(finder: Finder): Area {
  const sheet = finder.document.sheet(finder.sheetId);
  return finder.area ?? { row: 1, column: 1, rows: sheet.maxRows, columns: sheet.maxColumns };
}

function matchesOf(finder: Finder): CellMatch[] {
  const { document, sheetId, search, area } = finder;
  if (area !== undefined) requireInGrid(document.sheet(sheetId), area);
  const sheet = document.sheet(sheetId);
  const { finderInBlankCells, finderInHiddenColumns } = document.execution.switches;
  const findsBlanks = finderInBlankCells === 'searches';
  const found = findText(document.shown(), sheet, searchArea(finder), search, findsBlanks);
  if (finderInHiddenColumns === 'searches') return found;
  return found.filter(([, column]) => sheet.hiddenColumns[column - 1] !== true);
}

/** Writes each matching cell anew, as if its changed text were typed; answers how many matches there were. */
function replaceAll(finder: Finder, replacement: string): number {
  const { document, sheetId, search } = finder;
  const { data } = document.workbook;
  const { switches, clock } = document.execution;
  const rules = entryRulesOf(switches, yearOfInstant(clock.now(), data.timeZone));
  const sheet = document.sheet(sheetId);
  let total = 0;
  for (const [row, column] of matchesOf(finder)) {
    const cell = cellAt(sheet, row, column);
    // A computed value cannot be replaced, only the text of its formula.
    if (typeof cell === 'object' && !search.matchFormulaText) continue;
    const before = searchedText(cell, search) ?? shownText(document.shown(), sheet, { cell, row, column });
    const { text, count } = replaceText(before, search, replacement);
    total += count;
    document.workbook.apply({ op: 'enter_values', sheet_id: sheetId, row, column, values: [[text]], rules });
  }
  return total;
}
