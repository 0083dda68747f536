/** Numbers of invoices: in order, without gaps, never twice; and the caller's own. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { type Answered, createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

function bill({ post }: TestWorkspace, body: object = {}): Answered {
  return post('/api/v1/invoices', { customer_name: 'Ada', total: 1, ...body });
}

function numberOf(workspace: TestWorkspace, body: object = {}): string {
  const { status, body: invoice } = bill(workspace, body);
  expect(status).toBe(201);
  return invoice.number;
}

describe('the number of an invoice', () => {
  test('counts from 1, and drafts and refusals use none', () => {
    const workspace = createTestWorkspace();
    expect(numberOf(workspace)).toBe('INV-2026-0001');
    expect(numberOf(workspace, { status: 'draft' })).toBeNull();
    expect(bill(workspace, { total: -1 }).status).toBe(422);
    expect(numberOf(workspace, { total: 0 })).toBe('INV-2026-0002');
    expect(numberOf(workspace)).toBe('INV-2026-0003');
  });

  test('counts by the year of the invoice date', () => {
    const workspace = createTestWorkspace();
    expect(numberOf(workspace, { invoice_date: '2025-12-31' })).toBe('INV-2025-0001');
    expect(numberOf(workspace)).toBe('INV-2026-0001');
    expect(numberOf(workspace, { invoice_date: '2025-01-01' })).toBe('INV-2025-0002');
    expect(numberOf(workspace)).toBe('INV-2026-0002');
  });

  test('is never used again, not even when a person has deleted its row', () => {
    const workspace = createTestWorkspace();
    expect(numberOf(workspace)).toBe('INV-2026-0001');
    createPersonEdits(workspace.workbook, workspace.clock).deleteRows('Invoices', 2, 1);
    expect(numberOf(workspace)).toBe('INV-2026-0002');
  });

  test('follows the pattern that the owner has set', () => {
    const workspace = createTestWorkspace({ startMs: Date.UTC(2026, 4, 2, 12) });
    setSetting(workspace, 'Invoice numbers', '{YY}{MM}/{SEQ:2}');
    expect(numberOf(workspace)).toBe('2605/01');
    expect(numberOf(workspace, { invoice_date: '2026-06-01' })).toBe('2606/01');
    expect(numberOf(workspace)).toBe('2605/02');
  });

  test('grows beyond the digits of its pattern', () => {
    const workspace = createTestWorkspace();
    setSetting(workspace, 'Invoice numbers', 'R{SEQ:1}');
    const numbers = Array.from({ length: 11 }, () => numberOf(workspace));
    expect(numbers.slice(8)).toEqual(['R9', 'R10', 'R11']);
  });
});

describe('a number of the caller’s own', () => {
  const workspace = createTestWorkspace();

  test('is taken as it is', () => {
    expect(numberOf(workspace, { number: '2026/Q1-007' })).toBe('2026/Q1-007');
    expect(numberOf(workspace)).toBe('INV-2026-0001');
  });

  test('that an invoice has is refused, and the invoice is named', () => {
    const holder = bill(workspace, { number: 'TAKEN-1' }).body;
    const answer = expectNothingWritten(workspace, () => bill(workspace, { number: 'TAKEN-1' }));
    expectRefused(answer, 409, 'number_taken', { existing_id: holder.id });
    expect(numberOf(workspace, { number: 'taken-1' })).toBe('taken-1');
  });

  test('of the workspace’s series must be the next', () => {
    for (const number of ['INV-2026-0003', 'INV-2026-0001', 'INV-2025-0002']) {
      const answer = expectNothingWritten(workspace, () => bill(workspace, { number }));
      expectRefused(answer, 409, 'number_reserved');
      expect(answer.body.detail).toContain('INV-2026-0002');
    }
    expect(numberOf(workspace, { number: 'INV-2026-0002' })).toBe('INV-2026-0002');
    expect(numberOf(workspace)).toBe('INV-2026-0003');
  });
});

describe('closed books', () => {
  test('take no invoice dated on or before their day, but drafts', () => {
    const workspace = createTestWorkspace();
    setSetting(workspace, 'Books closed through', '2025-12-31');
    const answer = expectNothingWritten(workspace, () => bill(workspace, { invoice_date: '2025-12-31' }));
    expectRefused(answer, 409, 'period_locked');
    expect(numberOf(workspace, { invoice_date: '2025-12-31', status: 'draft' })).toBeNull();
    expect(numberOf(workspace, { invoice_date: '2026-01-01' })).toBe('INV-2026-0001');
  });
});

// Settings are read from their sheet by Setup, which may be run at any time.
function setSetting({ workbook, clock, emulator }: TestWorkspace, label: string, value: string): void {
  const sheet = workbook.data.sheets.find(({ name }) => name === 'Settings');
  const row = (sheet?.rows.findIndex(([found]) => found === label) ?? -1) + 1;
  createPersonEdits(workbook, clock).typeCell({ sheet: 'Settings', row, column: 2 }, value);
  const outcome = emulator.run('setUp', [], { kind: 'menu', activeUser: 'owner@example.com' });
  if (!outcome.ok) throw new Error(outcome.text);
}
