/** A workbook that lacks a column, a sheet or a part of its journal is refused by name, and left as it is. */
import { expectRefusal, officeLines, type Office, openOffice } from '../support/office.ts';
import { columnNamed } from '../support/workbook-watch.ts';

describe('A workbook that has lost something', () => {
  const bodies = {
    customers: { name: 'Ada' },
    invoices: { customer_name: 'Customer 1', items: officeLines },
  } as const;

  test.each([
    ['Invoices', 'Number', 'invoices'],
    ['Invoice items', 'Amount', 'invoices'],
    ['Invoices', 'Check', 'invoices'],
    ['Customers', 'Email', 'customers'],
  ] as const)(
    'refuses a write when in %s the header "%s" is renamed, and writes nothing',
    (sheet, header, plural) => {
      for (const isCached of [true, false]) {
        const office = openOffice(1);
        const cell = { sheet, row: 1, column: columnNamed(office, sheet, header) };
        office.edits.typeCell(cell, 'Renamed');
        if (!isCached) office.clearCache();
        expectRefusal(office, () => office.call('POST', `/api/v1/${plural}`, { body: bodies[plural] }), {
          sheet,
          column: header,
        });
        office.edits.typeCell(cell, header);
        office.bill('After the repair');
        office.expectAllThere();
      }
    },
  );

  test('names the column to a writer who meets an edit by hand that no trigger saw', () => {
    const office = openOffice(1);
    const cell = (sheet: string, header: string, row: number) => ({
      sheet,
      row,
      column: columnNamed(office, sheet, header),
    });
    const header = cell('Invoice items', 'Amount', 1);
    office.edits.typeCell(cell('Invoices', 'Due date', 2), '2099-01-31');
    office.edits.typeCell(header, 'Renamed');
    office.clearCache();
    const path = `/api/v1/invoices/${office.made.invoices[0]?.id}`;
    expectRefusal(office, () => office.call('PATCH', path, { body: { notes: 'Hello' } }), {
      sheet: 'Invoice items',
      column: 'Amount',
    });
    office.edits.typeCell(header, 'Amount');
    const { status, body } = office.call('PATCH', path, { body: { notes: 'Hello' } });
    expect([status, body.notes, body.due_date]).toEqual([200, 'Hello', '2099-01-31']);
  });

  test.each([
    ['Invoices', 'invoices'],
    ['Invoice items', 'invoices'],
    ['Customers', 'invoices'],
    ['Customers', 'customers'],
    ['journal', 'invoices'],
  ] as const)(
    'refuses a write when the sheet "%s" is renamed or deleted, and writes nothing',
    (sheet, plural) => {
      for (const deed of ['rename', 'delete'] as const) {
        const office = openOffice(1);
        if (deed === 'rename') office.edits.renameSheet(sheet, 'Something else');
        else office.edits.deleteSheet(sheet);
        expectRefusal(office, () => office.call('POST', `/api/v1/${plural}`, { body: bodies[plural] }), {
          sheet,
        });
        office.clearCache();
        expectRefusal(office, () => office.call('POST', `/api/v1/${plural}`, { body: bodies[plural] }), {
          sheet,
        });
        if (deed === 'delete') continue;
        office.edits.renameSheet('Something else', sheet);
        office.bill('After the repair');
        office.expectAllThere();
      }
    },
  );

  test.each(['Invoices', 'Customers'])('refuses to read the sheet "%s" when it is deleted', (sheet) => {
    const office = openOffice(1);
    office.edits.deleteSheet(sheet);
    const path = `/api/v1/${sheet.toLowerCase()}`;
    const [record] = office.made[sheet === 'Invoices' ? 'invoices' : 'customers'];
    for (const address of [path, `${path}/${record?.id}`]) {
      expect(office.call('GET', address)).toMatchObject({
        status: 503,
        body: { code: 'workspace_misconfigured', sheet },
      });
    }
  });

  test.each([
    ['a column inserted at its left', ({ edits }: Office) => edits.insertColumn('journal', 1)],
    ['its first column deleted', ({ edits }: Office) => edits.deleteColumn('journal', 1)],
    ['its series moved away', ({ edits }: Office) => edits.moveColumn('journal', 7, 9)],
    [
      'its keys and fingerprints exchanged',
      ({ call, edits }: Office) => {
        const headers = { 'idempotency-key': 'once' };
        call('POST', '/api/v1/customers', { body: { name: 'Grace' }, headers });
        edits.moveColumn('journal', 3, 4);
      },
    ],
    ['its marks exchanged with its times', ({ edits }: Office) => edits.moveColumn('journal', 5, 2)],
    ['a row lost in the middle', ({ edits }: Office) => edits.deleteRows('journal', 4, 1)],
  ])('refuses to write behind a journal with %s', (_name, act) => {
    for (const isCached of [true, false]) {
      const office = openOffice(3);
      act(office);
      if (!isCached) office.clearCache();
      expectRefusal(office, () => office.call('POST', '/api/v1/invoices', { body: bodies.invoices }), {
        sheet: 'journal',
      });
    }
  });
});
