/** What people do in the sheet Emails sends no mail twice, and loses none. */
import type { SentMail } from '../../../src/emulator/services/mail/mail-app.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { printedLines } from '../documents/printed.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { createPerson, type Person } from '../support/person.ts';
import { storeSettings } from '../support/store-settings.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { columnNamed, textsOf } from '../support/workbook-watch.ts';

const sheet = 'Emails';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
  storeSettings(workspace, { name: 'Lovelace Engines' });
});

const mailbox = (): readonly SentMail[] => workspace.emulator.world.mailbox;
const run = (name: string, pauseMs = 60_000): void => {
  workspace.clock.advance(pauseMs);
  const outcome = workspace.emulator.run(name, [], { kind: 'time_trigger', activeUser: '' });
  expect(outcome).toMatchObject({ ok: true });
};
const minute = (pauseMs?: number): void => run('runDispatcher', pauseMs);
const read = (id: string) => workspace.get(`/api/v1/emails/${id}`).body;
const mail = (): { id: string } => {
  const invoice = workspace.create('invoices', { customer_name: 'Grace Hopper', items: printedLines });
  return workspace.post(`/api/v1/invoices/${invoice.id}/email`, { to: ['grace@hopper.example'], attach: [] })
    .body;
};
/** Types into the cell without the trigger that Google starts for it. */
const typeUnseen = (header: string, text: string): void => {
  const row = person.finds(sheet, 'To', 'grace@hopper.example');
  const cells = sheetNamed(workspace.workbook, sheet)?.rows[row - 1];
  if (cells !== undefined) cells[columnNamed(workspace, sheet, header) - 1] = text;
};

test('a typed row is no mail: a note says how one is made', () => {
  const row = person.typesRow(sheet, { Status: 'queued', To: 'eve@example.com' });
  expect(person.reads(sheet, row, 'Status')).toContain('mailing a document');
  minute();
  expect(mailbox()).toHaveLength(0);
  expect(workspace.get('/api/v1/emails').body.data).toHaveLength(0);
});

test('a copied row sends nothing', () => {
  const { id } = mail();
  minute();
  const cells = textsOf(workspace, sheet, 2);
  person.does((edits) => edits.paste({ sheet, row: 3, column: 1 }, [cells]));
  minute();
  minute(3_700_000);
  expect(mailbox()).toHaveLength(1);
  expect(read(id)).toMatchObject({ status: 'sent' });
});

test('"queued" typed over "sent" is restored with a note, and sends nothing', () => {
  const { id } = mail();
  minute();
  person.types(sheet, 2, 'Status', 'queued');
  expect(person.sees(sheet, 2, 'Status')).toBe('sent');
  expect(person.reads(sheet, 2, 'Status')).not.toBe('');
  typeUnseen('Status', 'queued');
  minute(3_700_000);
  minute(3_700_000);
  expect(mailbox()).toHaveLength(1);
  expect(read(id)).toMatchObject({ status: 'sent', attempts: 1 });
});

test('"canceled" typed over "queued" cancels the mail', () => {
  const { id } = mail();
  person.types(sheet, 2, 'Status', 'canceled');
  minute();
  expect(read(id)).toMatchObject({ status: 'canceled' });
  expect(mailbox()).toHaveLength(0);
});

test('a mail whose status a person hides is sent when the cell is right again', () => {
  const { id } = mail();
  typeUnseen('Status', 'sent');
  minute();
  expect(mailbox()).toHaveLength(0);
  run('sweepRows', 3_600_000);
  minute(3_600_000);
  expect(read(id)).toMatchObject({ status: 'sent' });
  expect(mailbox()).toHaveLength(1);
});

test('a deleted row takes its mail back; when the row returns, the mail is sent', () => {
  const { id } = mail();
  const rows = sheetNamed(workspace.workbook, sheet)?.rows ?? [];
  const kept = [...(rows[1] ?? [])];
  person.does((edits) => edits.deleteRows(sheet, 2, 1));
  minute();
  minute();
  expect(mailbox()).toHaveLength(0);
  expectRefused(workspace.get(`/api/v1/emails/${id}`), 404, 'not_found');
  person.does((edits) => {
    const did = edits.insertRows(sheet, 2, 1);
    while (rows.length < 2) rows.push([]);
    rows[1] = kept;
    return did;
  });
  minute();
  expect(read(id)).toMatchObject({ status: 'sent' });
  expect(mailbox()).toHaveLength(1);
});

test('a sorted sheet sends each mail once', () => {
  const ids = [mail(), mail(), mail()].map(({ id }) => id);
  person.does((edits) => edits.sortSheet(sheet, 2, 'descending'));
  minute();
  expect(ids.map((id) => read(id).status)).toEqual(['sent', 'sent', 'sent']);
  expect(mailbox()).toHaveLength(3);
});
