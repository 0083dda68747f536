/** 10,000 invoices of three lines each come into a made-up layout whole, though the upgrade dies half-way. */
import { join } from 'node:path';
import { fillWorkbook } from '../../filled-workbook/fill-workbook.ts';
import { newRecordId } from '../../../src/core/schema/record-id.ts';
import {
  encodeEntry,
  type JournalEntry,
  journalSheet,
} from '../../../src/core/store/journal/journal-entry.ts';
import { ExecutionStopped } from '../../../src/emulator/execution/outcome.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type {
  StoredCell,
  WorkbookSnapshot,
} from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { createTestWorkspace, owner } from '../../contract/support/test-workspace.ts';
import { buildMadeUpScript, markedRows, turnBack, turnBackProperties } from './made-up-layout.ts';
import { openEarlier, type Upgraded } from './upgraded.ts';

beforeAll(buildMadeUpScript);

jest.setTimeout(1_200_000);

const presentScript = join(__dirname, '../../../dist/apps-script');
const invoiceCount = 10_000;
// Google ends an execution then.
const executionMs = 6 * 60_000;

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
type Shown = any;

/** All records of a kind, from the newest on. */
function readAll({ call }: Pick<Upgraded, 'call'>, plural: string): Shown[] {
  const found: Shown[] = [];
  for (let cursor = ''; ; ) {
    const { status, body } = call('GET', `/api/v1/${plural}`, { query: `limit=500${cursor}` });
    expect(status).toBe(200);
    found.push(...body.data);
    // Set up makes the secret of links, with which records have a page.
    if (!body.has_more) return found.map(({ etag, hosted_url, ...record }) => record);
    cursor = `&cursor=${encodeURIComponent(body.next_cursor)}`;
  }
}

/** The workbook of a business in the present layout, its records, and the journal that would have led there. */
function openBusiness() {
  const made = createTestWorkspace();
  const items = [1, 2, 3].map((unit_price) => ({
    description: `Line ${unit_price}`,
    unit_price,
    tax_rate: 19,
  }));
  made.create('invoices', { customer_name: 'Sample', items });
  const properties = made.emulator.world.properties.snapshot();
  const { workbook } = fillWorkbook(made.workbook.toSnapshot(), invoiceCount);
  const premises = { key: made.key, nowMs: made.clock.now() + 120_000 };
  const present = openEarlier({ workbook, properties }, { ...premises, scriptFolder: presentScript });
  const records = { customers: readAll(present, 'customers'), invoices: readAll(present, 'invoices') };
  return { workbook, properties: turnBackProperties(properties), premises, records };
}

function journalOf(invoices: readonly Shown[], customers: readonly Shown[]): JournalEntry[] {
  return [...invoices].reverse().map((invoice, index): JournalEntry => {
    const transaction = index + 1;
    const atMs = Date.parse(invoice.created_at);
    const event = newRecordId('evt', atMs, transaction, '0f3c1a52-7b6e-4d0a-9c55-4b1f0a6d2e91');
    const { object, id } = invoice;
    const record = { object, id, seq: transaction, kind: 'created', changed: {}, items: true } as const;
    return {
      transaction,
      at: new Date(atMs).toISOString(),
      requests: [
        {
          idempotencyKey: '',
          fingerprint: `POST ${'0'.repeat(64)}`,
          answer: { status: 201, record: 0, location: `/api/v1/invoices/${id}` },
        },
      ],
      series: { 'rows:customers': customers.length, 'rows:invoices': transaction, 'INV-2026-': transaction },
      events: [{ id: event, type: 'invoice.created', record: 0 }],
      records: [{ ...record, text: JSON.stringify(invoice) }],
    };
  });
}

/** The workbook with these entries in its journal. */
function withJournal(workbook: WorkbookSnapshot, journal: readonly JournalEntry[]): WorkbookSnapshot {
  const rows = journal.map((entry) => encodeEntry(entry).map((cell) => (cell === '' ? undefined : cell)));
  const sheets = workbook.sheets.map((sheet) =>
    sheet.name === journalSheet
      ? {
          ...sheet,
          rows: [sheet.rows[0] ?? [], ...(rows as StoredCell[][])],
          maxRows: Math.max(sheet.maxRows, rows.length + 1),
        }
      : sheet,
  );
  return { ...workbook, sheets };
}

/** How many rows of invoices the upgrade has rewritten. */
function rewrittenRows({ emulator }: Upgraded): number {
  const { rows = [] } = sheetNamed(emulator.world.workbook, 'Invoices') ?? {};
  return invoiceCount - markedRows({ rows: rows.map((cells) => [...cells]) }, 'Check');
}

/** Runs Set up, which dies when so much is flushed; what it has used. */
function setUpUntil({ emulator }: Upgraded, flushes: number) {
  let flushed = 0;
  const execution = emulator.open({ kind: 'menu', activeUser: owner });
  const outcome = execution.attempt('setUp', () => [], {
    interceptors: [
      (call, perform) => {
        if (call.member === 'SpreadsheetApp.flush') flushed += 1;
        if (flushed > flushes) throw new ExecutionStopped('The execution was killed.');
        return perform();
      },
    ],
  });
  return execution.end(outcome);
}

test('an upgrade of 10,000 invoices that dies half-way is gone on with by the dispatcher, and nothing is lost', () => {
  const { workbook, properties, premises, records } = openBusiness();
  expect(records.invoices).toHaveLength(invoiceCount);
  const journal = journalOf(records.invoices, records.customers);
  const workspace = openEarlier({ workbook: turnBack(withJournal(workbook, journal)), properties }, premises);
  expect(rewrittenRows(workspace)).toBe(0);
  // The layout, 20 times the journal, twice the customers, and the invoices: what was buffered at the end comes too.
  const first = setUpUntil(workspace, 1 + 20 + 2 + 9);
  expect(first.ok).toBe(false);
  expect(rewrittenRows(workspace)).toBe(invoiceCount / 2);
  expect(workspace.call('GET', '/api/v1/invoices').body.code).toBe('workspace_misconfigured');
  workspace.emulator.world.clock.advance(61_000);
  const [second] = workspace.emulator.fireDueTriggers().filter(({ handler }) => handler === 'runDispatcher');
  expect(second?.outcome.ok).toBe(true);
  for (const execution of [first, second?.outcome]) expect(execution?.usage.ms).toBeLessThan(executionMs);
  expect(readAll(workspace, 'invoices')).toEqual(records.invoices);
  expect(readAll(workspace, 'customers')).toEqual(records.customers);
  expectKept(workspace.emulator.world.workbook.toSnapshot(), workbook);
});

/** Every cell that people see, the line items among them, is as it was. */
function expectKept(after: WorkbookSnapshot, before: WorkbookSnapshot): void {
  for (const name of ['Customers', 'Invoices', 'Invoice items']) {
    const [now, then] = [after, before].map(({ sheets }) => {
      const [header = [], ...rows] = sheets.find((sheet) => sheet.name === name)?.rows ?? [];
      const seen = header.flatMap((title, column) => (/^(Data|Check)/.test(String(title)) ? [] : [column]));
      return rows.map((cells) => seen.map((column) => cells[column]));
    });
    expect(now).toEqual(then);
  }
}
