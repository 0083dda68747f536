/** How many service calls Set up takes: each is a trip to Google's servers, and an execution has six minutes. */
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { ownPlans } from '../../../src/apps-script/workbook/sheet-plan.ts';
import { contributedResources } from '../../contributed-resources.ts';
import { openBlank, visibleStateOf } from './blank-spreadsheet.ts';

// Each contributed resource has a sheet of its own.
const further = contributedResources().length;
const perSheet = 44;

const spreadsheet = openBlank();
const first = spreadsheet.setUp();
const made = visibleStateOf(spreadsheet);
const again = spreadsheet.setUp();

const toastsOf = (calls: readonly ServiceCall[]) =>
  calls.flatMap(({ member, detail }) => (member === 'Spreadsheet.toast' ? [String(detail[0])] : []));

test('the first Set up stays below 690 calls, which are 31 seconds by the published medians', () => {
  expect(first.length).toBeLessThan(690 + further * perSheet);
  expect(first.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(31_000 + further * 2_000);
});

test('each sheet takes at most 44 of them', () => {
  const { sheets } = spreadsheet.workbook.data;
  const counts = ownPlans().map(({ name }) => {
    const id = sheets.find((sheet) => sheet.name === name)?.id;
    const own = first.filter(
      ({ member, detail: [place] }) =>
        // The size of a new sheet is asked for once, of the first.
        !/getMax(Rows|Columns)/.test(member) &&
        (place === id ||
          place === name ||
          (member === 'Spreadsheet.toast' && String(place).startsWith(`${name} is`))),
    );
    // And the flush before the sheet is called ready.
    return { name, calls: own.length + 1 };
  });
  expect(counts.filter(({ calls }) => calls < 15 || calls > perSheet)).toEqual([]);
});

test('the owner sees which sheet is ready', () => {
  const all = 16 + further;
  const toasts = toastsOf(first);
  expect(toasts).toHaveLength(all);
  expect(toasts.slice(0, 2)).toEqual([`Customers is ready, 1 of ${all}`, `Products is ready, 2 of ${all}`]);
  expect(toasts[all - 1]).toBe(`Dashboard is ready, ${all} of ${all}`);
});

test('Set up of a ready workbook only looks, in fewer calls, and shows nothing', () => {
  expect(again.length).toBeLessThan(720 + further * perSheet);
  const present = spreadsheet.workbook.data.sheets.map(({ id }) => id);
  // The probes of texts and of the search write to temporary sheets.
  const writes = again.filter(
    ({ member, service, detail: [place] }) =>
      /\.(set|protect|hide|remove|insert[RC])/.test(member) &&
      (service !== 'spreadsheet' || present.includes(Number(place))),
  );
  expect(writes.map(({ member }) => member)).toEqual(['Cache.remove', 'Properties.setProperty']);
  expect(toastsOf(again)).toEqual([]);
  expect(visibleStateOf(spreadsheet)).toEqual(made);
});

test('a sheet that has lost all its looks gets those of a new one', () => {
  const { workbook } = spreadsheet;
  const names = ownPlans().map(({ name }) => name);
  for (const sheet of workbook.data.sheets.filter(({ name }) => names.includes(name))) {
    const at = { sheet_id: sheet.id };
    const area = { row: 2, column: 1, rows: sheet.maxRows - 1, columns: sheet.maxColumns };
    workbook.apply({ ...at, op: 'clear', area, parts: ['formats', 'validations'] });
    const header = { row: 1, column: 1, rows: 1, columns: sheet.maxColumns };
    const style = { background: null, fontColor: null, bold: null, horizontalAlignment: null };
    workbook.apply({ ...at, op: 'set_style', area: header, style });
    workbook.apply({ ...at, op: 'clear', area: header, parts: ['notes'] });
    workbook.apply({ ...at, op: 'set_protections', protections: [] });
    workbook.apply({ ...at, op: 'set_conditional_formats', rules: [] });
    workbook.apply({ ...at, op: 'set_sheet', frozen_rows: 0 });
  }
  expect(visibleStateOf(spreadsheet)).not.toEqual(made);
  const renewal = spreadsheet.setUp();
  expect(visibleStateOf(spreadsheet)).toEqual(made);
  expect(renewal.length).toBeLessThan(first.length + 440 + further * perSheet);
});
