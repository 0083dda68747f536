/** A test workspace with a client that changes records, and a person who types into their rows. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { expectLiveChange } from './key-mode.ts';
import { rowsByHeader } from './ledger.ts';
import { type Answered, createTestWorkspace, owner, type TestWorkspace } from './test-workspace.ts';
import { columnNamed } from './workbook-watch.ts';

type AnyRecord = Answered['body'];
type Headers = Readonly<Record<string, string>>;

export interface TestClient extends TestWorkspace {
  patch(record: AnyRecord, body: unknown, headers?: Headers): Answered;
  remove(record: AnyRecord, headers?: Headers): Answered;
  act(record: AnyRecord, action: string, body?: unknown, headers?: Headers): Answered;
  /** Carries out an action that must succeed; what it answered. */
  did(record: AnyRecord, action: string, body?: unknown): AnyRecord;
  read(record: AnyRecord): AnyRecord;
  /** The types of a record's events, the oldest first. */
  eventsOf(record: AnyRecord): string[];
  /** An invoice of 100 that is open, unless the body says otherwise. */
  bill(body?: object): AnyRecord;
  /** A person types into the row of a record. */
  type(sheet: string, record: AnyRecord, header: string, text: string): void;
  /** A person deletes the row of a record. */
  deleteRow(sheet: string, record: AnyRecord): void;
  /** The owner changes a setting, and runs Setup so that it is seen. */
  setSetting(label: string, value: string): void;
}

export function pathOf({ object, id }: AnyRecord): string {
  return `/api/v1/${object}s/${id}`;
}

export function createTestClient(workspace = createTestWorkspace()): TestClient {
  const { call, get, workbook, clock, emulator } = workspace;
  const edits = createPersonEdits(workbook, clock);
  const rowOf = (sheet: string, text: string): number => {
    const rows = workbook.data.sheets.find(({ name }) => name === sheet)?.rows ?? [];
    return rows.findIndex((cells) => cells.includes(text)) + 1;
  };
  const act: TestClient['act'] = (record, action, body, headers = {}) =>
    call('POST', `${pathOf(record)}/${action}`, { headers, ...(body === undefined ? {} : { body }) });
  return {
    ...workspace,
    patch: (record, body, headers = {}) => call('PATCH', pathOf(record), { body, headers }),
    remove: (record, headers = {}) => call('DELETE', pathOf(record), { headers }),
    act,
    did(record, action, body) {
      const answer = act(record, action, body);
      if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    },
    read: (record) => get(pathOf(record)).body,
    eventsOf({ id }) {
      const { data } = get('/api/v1/events', { query: `resource_id=${id}&limit=500` }).body;
      return data.map(({ type }: { type: string }) => type).reverse();
    },
    bill: (body = {}) =>
      workspace.create('invoices', {
        customer_name: 'Ada',
        items: [{ description: 'Gears', unit_price: 100 }],
        ...body,
      }),
    type(sheet, { id }, header, text) {
      const column = columnNamed(workspace, sheet, header);
      edits.typeCell({ sheet, row: rowOf(sheet, id), column }, text);
    },
    deleteRow: (sheet, { id }) => edits.deleteRows(sheet, rowOf(sheet, id), 1),
    setSetting(label, value) {
      edits.typeCell({ sheet: 'Settings', row: rowOf('Settings', label), column: 2 }, value);
      const outcome = emulator.run('setUp', [], { kind: 'menu', activeUser: owner });
      if (!outcome.ok) throw new Error(outcome.text);
      expectLiveChange();
    },
  };
}

/** Checks that the items sheet shows the lines of these documents, and no others. */
export function expectItemsShown(
  { workbook }: TestWorkspace,
  sheet: 'Invoice items' | 'Quotation items',
  documents: readonly AnyRecord[],
): void {
  const shown = rowsByHeader(workbook, sheet).map((row) => ({
    document: row['Document ID'],
    number: row.Document,
    id: row['Line ID'],
    description: row.Description,
    quantity: row.Quantity,
    unit_price: row['Unit price'],
    amount: row.Amount,
  }));
  const wanted = documents.flatMap(({ id: document, display_number, items }) =>
    items.map(({ id, description, quantity, unit_price, amount }: AnyRecord) => ({
      document,
      // People see whom a draft is for.
      number: display_number,
      id,
      description,
      quantity,
      unit_price,
      amount,
    })),
  );
  const inOrder = (lines: typeof wanted): unknown[] =>
    [...lines].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  expect(inOrder(shown as typeof wanted)).toEqual(inOrder(wanted));
}
