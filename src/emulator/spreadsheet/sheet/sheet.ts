/** The emulated class Sheet, with the members about its identity, charts and rules. */
import { strictInGroups } from '../../realm/strict.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import {
  sheetIds,
  textArgument,
  signatureError,
  charts,
  standsFor,
  conditionalFormats,
} from '../access/script-arguments.ts';
import { createSheetAccess, type SheetAccess } from './sheet-access.ts';
import { sheetAppearance } from './sheet-appearance.ts';
import { sheetContent } from './sheet-content.ts';
import { sheetGrid } from './sheet-grid.ts';
import type { ChartSnapshot } from '../workbook/workbook-snapshot.ts';
import { createChartBuilder, createEmbeddedChart } from './embedded-chart.ts';
import { createConditionalFormatRule } from '../rules/conditional-format-rule.ts';
import { protectArea, readProtections } from '../rules/protection.ts';

/** The Sheet of that id. */
export function createSheet(document: DocumentAccess, sheetId: number): object {
  const access = createSheetAccess(document, sheetId);
  const self = (): object => sheet;
  const sheet: object = strictInGroups(document.execution.realm, 'Sheet', [
    () => sheetIdentity(access, self),
    () => sheetContent(access),
    () => sheetGrid(access, self),
    () => sheetAppearance(access, self),
    () => sheetRules(access, self),
    () => sheetCharts(access),
  ]);
  sheetIds.set(sheet, sheetId);
  return sheet;
}

/** The members about the sheet's name, position and visibility. */
function sheetIdentity(access: SheetAccess, self: () => object) {
  const { document, sheetId } = access;
  const { realm } = document.execution;
  return {
    getName: () => access.call('getName', (sheet) => sheet.name),
    setName(name: unknown) {
      const text = textArgument(realm, 'Sheet.setName', name);
      access.change('setName', { op: 'set_sheet', sheet_id: sheetId, name: text });
      return self();
    },
    hideSheet() {
      access.change('hideSheet', { op: 'set_sheet', sheet_id: sheetId, hidden: true });
      return self();
    },
    isSheetHidden: () => access.call('isSheetHidden', (sheet) => sheet.hidden),
  };
}

/** The members about the sheet's charts. */
function sheetCharts(access: SheetAccess) {
  const { document, sheetId } = access;
  const { realm } = document.execution;
  const chartOf = (member: string, chart: unknown): ChartSnapshot => {
    const known = standsFor(charts, chart);
    if (known === undefined) throw signatureError(realm, `Sheet.${member}`, [chart]);
    return known;
  };
  const change = (member: string, edit: (before: readonly ChartSnapshot[]) => ChartSnapshot[]): void => {
    access.call(member, (sheet) => {
      document.workbook.apply({ op: 'set_charts', sheet_id: sheetId, charts: edit(sheet.charts) });
    });
  };
  return {
    newChart: () => createChartBuilder(document),
    getCharts() {
      const found = access.call('getCharts', (sheet) => sheet.charts);
      return realm.array(found.map((chart) => createEmbeddedChart(document, chart)));
    },
    insertChart(chart: unknown) {
      const added = chartOf('insertChart', chart);
      change('insertChart', (before) => [...before, added]);
    },
    removeChart(chart: unknown) {
      const removed = JSON.stringify(chartOf('removeChart', chart));
      change('removeChart', (before) => before.filter((one) => JSON.stringify(one) !== removed));
    },
  };
}

/** The members about protections, the filter and conditional formats. */
function sheetRules(access: SheetAccess, self: () => object) {
  const { document, sheetId } = access;
  const { realm } = document.execution;
  return {
    protect: () => protectArea(document, sheetId),
    getProtections: (type: unknown) => readProtections(document, sheetId, type),
    getConditionalFormatRules() {
      const formats = access.call('getConditionalFormatRules', (sheet) => sheet.conditionalFormats);
      return realm.array(formats.map((format) => createConditionalFormatRule(document, sheetId, format)));
    },
    setConditionalFormatRules(rules: unknown) {
      const formats = Array.isArray(rules)
        ? rules.map((rule) => standsFor(conditionalFormats, rule))
        : [undefined];
      const known = formats.flatMap((format) => (format === undefined ? [] : [format]));
      if (known.length !== formats.length)
        throw signatureError(realm, 'Sheet.setConditionalFormatRules', [rules]);
      access.write('setConditionalFormatRules', {
        op: 'set_conditional_formats',
        sheet_id: sheetId,
        rules: known.map(({ sheetId: _, ...format }) => format),
      });
      return self();
    },
  };
}
