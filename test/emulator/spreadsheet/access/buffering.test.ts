/** Buffering, flush and what the latency model charges [Google reference, flush; tanaikech's measurements]. */
import { publishedLatency } from '../../../../src/emulator/execution/latency.ts';
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

const { documentCallMs, bufferedCallMs, per1000CellsReadMs, per1000CellsWrittenMs } =
  publishedLatency.spreadsheet;

/** The values that another execution sees now. */
function seenByOthers(opened: ReturnType<typeof openSpreadsheet>, address: string): unknown[][] {
  return openSpreadsheet({ workbook: opened.workbook }).spreadsheet.getRange(address).getValues();
}

describe('a write waits', () => {
  test('until flush, seen by nobody else before [Google reference, flush]', () => {
    const opened = openSpreadsheet();
    opened.sheet.getRange('A1').setValue('a');
    expect(seenByOthers(opened, 'A1')).toEqual([['']]);
    opened.app.flush();
    expect(seenByOthers(opened, 'A1')).toEqual([['a']]);
  });

  test('until the next read of its sheet, but not of another sheet [reported]', () => {
    const opened = openSpreadsheet();
    const other = opened.spreadsheet.insertSheet('Other');
    opened.sheet.getRange('A1').setValue('a');
    other.getRange('A1').getValue();
    expect(opened.pending.mutations).toHaveLength(1);
    opened.sheet.getLastRow();
    expect(opened.pending.mutations).toHaveLength(0);
  });

  test('until the execution ends [Google reference, flush]', () => {
    const opened = openSpreadsheet();
    opened.sheet.getRange('A1').setValue('a');
    opened.end();
    expect(seenByOthers(opened, 'A1')).toEqual([['a']]);
  });

  test('formats, notes, clearing and drop-downs wait too', () => {
    const { app, sheet, pending } = openSpreadsheet();
    const rule = app.newDataValidation().requireValueInList(['a']).build();
    const range = sheet.getRange('A1');
    range.setNumberFormat('@').setFontWeight('bold').setNote('n').clearContent().setDataValidation(rule);
    expect(pending.mutations.map(({ op }) => op)).toEqual([
      'set_style',
      'set_style',
      'set_notes',
      'clear',
      'set_validation',
    ]);
  });

  test('rows inserted and deleted do not wait, and apply what waited before them', () => {
    for (const act of ['insertRowsAfter', 'deleteRows'] as const) {
      const opened = openSpreadsheet();
      opened.sheet.getRange('A2').setValue('a');
      opened.sheet[act](1, 1);
      expect(opened.pending.mutations).toHaveLength(0);
    }
  });

  test('a setValues is applied whole, as one record', () => {
    const { sheet, app, workbook } = openSpreadsheet();
    const applied: string[] = [];
    workbook.onMutation((mutation) => applied.push(mutation.op));
    sheet.getRange('A1:B2').setValues([
      [1, 2],
      [3, 4],
    ]);
    app.flush();
    expect(applied).toEqual(['enter_values']);
  });
});

describe('the owner of an execution', () => {
  test('loses any of the unflushed writes', () => {
    const { sheet, pending } = openSpreadsheet();
    for (const address of ['A1', 'A2', 'A3']) sheet.getRange(address).setValue(address);
    pending.discard([0, 2]);
    expect(sheet.getRange('A1:A3').getValues()).toEqual([[''], ['A2'], ['']]);
  });

  test('learns at the end what was refused because the sheet is gone', () => {
    const opened = openSpreadsheet();
    const other = opened.spreadsheet.insertSheet('Other');
    const id = other.getRange('A1').setValue('lost').getGridId();
    opened.sheet.getRange('A1').setValue('kept');
    openSpreadsheet({ workbook: opened.workbook }).spreadsheet.deleteSheet(
      openSpreadsheet({ workbook: opened.workbook }).spreadsheet.getSheetByName('Other')!,
    );
    opened.end();
    expect(opened.pending.refusals.map(({ message }) => message)).toEqual([`Sheet ${id} not found`]);
    expect(seenByOthers(opened, 'A1')).toEqual([['kept']]);
  });

  test('replays an execution with the writes that waited', () => {
    const first = openSpreadsheet();
    first.sheet.getRange('A1').setValue('a');
    const second = openSpreadsheet({ workbook: first.workbook, pending: first.pending });
    expect(second.sheet.getRange('A1').getValue()).toBe('a');
  });
});

describe('the charge', () => {
  const last = ({ calls }: ReturnType<typeof openSpreadsheet>) => calls[calls.length - 1]!;

  test('of a read is a document call and its cells', () => {
    const opened = openSpreadsheet();
    opened.sheet.getRange('A1:J100').getValues();
    expect(last(opened)).toMatchObject({
      member: 'Range.getValues',
      documentCalls: 1,
      cellsRead: 1000,
      cellsWritten: 0,
      ms: documentCallMs + per1000CellsReadMs,
    });
  });

  test('of a buffered write is small and no document call', () => {
    const opened = openSpreadsheet();
    opened.sheet.getRange('A1').setValue(1);
    expect(last(opened)).toMatchObject({ documentCalls: 0, cellsWritten: 0, ms: bufferedCallMs });
  });

  test('of a flush is a document call and the cells of the writes; of nothing, nothing', () => {
    const opened = openSpreadsheet();
    opened.sheet.getRange('A1:J50').setValue(1);
    opened.app.flush();
    expect(last(opened)).toMatchObject({
      documentCalls: 1,
      cellsWritten: 500,
      ms: documentCallMs + per1000CellsWrittenMs / 2,
    });
    opened.app.flush();
    expect(last(opened)).toMatchObject({ member: 'SpreadsheetApp.flush', documentCalls: 0, ms: 0 });
  });

  test('of a read after a write includes the implicit flush', () => {
    const opened = openSpreadsheet();
    opened.sheet.getRange('A1:J50').setValue(1);
    opened.sheet.getLastRow();
    expect(last(opened)).toMatchObject({
      documentCalls: 2,
      cellsWritten: 500,
      ms: 2 * documentCallMs + per1000CellsWrittenMs / 2,
    });
  });

  test('of getRange is nothing', () => {
    const opened = openSpreadsheet();
    opened.sheet.getRange('A1').getSheet();
    expect(last(opened)).toMatchObject({ documentCalls: 0, ms: 0 });
  });

  test('of a search is its base and the cells with content', () => {
    const opened = openSpreadsheet();
    opened.sheet.getRange('B1000').setValue('x');
    opened.app.flush();
    opened.sheet.getRange('A1:A').createTextFinder('x').findAll();
    expect(last(opened)).toMatchObject({ cellsRead: 1000, ms: 121.5, documentCalls: 1 });
  });
});

describe('the gate', () => {
  test('a call that is refused changes nothing', () => {
    const opened = openSpreadsheet({
      interceptor: (call, perform) => {
        if (call.member === 'Range.setValue') throw new Error('Service Spreadsheets timed out');
        return perform();
      },
    });
    expect(() => opened.sheet.getRange('A1').setValue(1)).toThrow('timed out');
    expect(opened.pending.mutations).toHaveLength(0);
  });

  test('what a call performs is plain data, so that a replay can hand it back', () => {
    const results: unknown[] = [];
    const opened = openSpreadsheet({
      interceptor: (_, perform) => {
        const result = perform();
        results.push(result);
        return result;
      },
    });
    opened.sheet.getRange('A1').setValue(new Date(0));
    opened.sheet.getRange('A1').getValue();
    opened.sheet.getDataRange().createTextFinder('1').findAll();
    opened.sheet.getDataRange();
    opened.sheet.protect();
    expect(results.map((result) => (result === undefined ? null : result))).toEqual(
      JSON.parse(JSON.stringify(results)),
    );
  });

  test('two writes of different values tell themselves apart', () => {
    const { sheet, calls } = openSpreadsheet();
    sheet.getRange('A1').setValue('a');
    sheet.getRange('A1').setValue('b');
    const [first, second] = calls.filter(({ member }) => member === 'Range.setValue');
    expect(first!.detail).not.toEqual(second!.detail);
  });
});
