/** The sheet Settings and `/workspace` are the same data: what one changes, the other shows, told by one event each. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { noteKey } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { chooseSetUp } from '../../apps-script/workbook/choose-set-up.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../support/test-workspace.ts';
import { logoOf } from './logos.ts';

const path = '/api/v1/workspace';

let workspace: TestWorkspace;
let key: string;
beforeEach(() => {
  workspace = createTestWorkspace();
  key = workspace.createKey('workspace:read, workspace:write, events:read');
});

const get = () => workspace.get(path, { key }).body;
const patch = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  workspace.call('PATCH', path, { key, body, headers });
const hands = () => createPersonEdits(workspace.workbook, workspace.clock);
const sheet = () => workspace.workbook.data.sheets.find(({ name }) => name === 'Settings');
const rowOf = (label: string) => (sheet()?.rows ?? []).findIndex(([text]) => text === label) + 1;
/** The text that people see: a joiner stands unseen before a sign where Google would read it as typed. */
const shown = (label: string) => String(sheet()?.rows[rowOf(label) - 1]?.[1] ?? '').replace(/^\u2060/, '');
const noteAt = (label: string) => sheet()?.notes.get(noteKey(rowOf(label), 2)) ?? '';

/** A person types into the cell beside a label; the trigger runs unless it is missed. */
function type(label: string, text: string, isMissed = false): void {
  const edit = hands().typeCell({ sheet: 'Settings', row: rowOf(label), column: 2 }, text);
  if (edit !== undefined && !isMissed) workspace.emulator.personDid({ ...edit, user: owner });
}

function eventsOf(): { readonly source: string; readonly data: { readonly changed: readonly string[] } }[] {
  return workspace.get('/api/v1/events', { key, query: 'type=workspace.updated' }).body.data;
}

test('a patch fills the cells: an address has several, tax numbers stand in one', () => {
  patch({
    address: { line1: 'Torstraße 1', city: 'Berlin', country: 'DE' },
    tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }, { value: '29/815/08151' }],
    electronic_address: { scheme: '9930', value: 'DE136695976' },
    document_footer: '=1+1\nsecond line',
    payment_terms_days: 14,
    logo: logoOf(45_000),
  });
  expect(
    ['Street and number', 'City', 'State or province', 'Country', 'Tax numbers', 'Payment terms (days)'].map(
      shown,
    ),
  ).toEqual(['Torstraße 1', 'Berlin', '', 'DE', 'eu_vat DE136695976; 29/815/08151', '14']);
  expect(shown('Electronic address scheme')).toBe('9930');
  expect(String(shown('Footer of documents'))).toContain('=1+1\nsecond line');
  expect(shown('Logo')).toBe(logoOf(45_000));
});

test('a cell of words that cannot be taken says which, and the words in force stay', () => {
  type('Words of documents', 'de.invoice = Faktura');
  expect(get().document_words).toBe('de.invoice = Faktura');
  type('Words of documents', 'de.invioce = Faktura');
  expect(noteAt('Words of documents')).toContain('There is no word "invioce". Did you mean "invoice"?');
  expect(get().document_words).toBe('de.invoice = Faktura');
  expect(patch({ document_words: 'Faktura' }).body.errors).toMatchObject([
    { pointer: '/document_words', code: 'invalid_format' },
  ]);
});

test('a cell that a person types is the same change, with another source', () => {
  const before = get();
  type('IBAN', 'de89 3704 0044 0532 0130 00');
  type('City', 'Berlin');
  type('Tax numbers', 'eu_vat DE136695976; tax_number 29/815/08151');
  const after = get();
  expect(after).toMatchObject({
    iban: 'DE89370400440532013000',
    address: { city: 'Berlin', country: null },
    tax_ids: [
      { type: 'eu_vat', value: 'DE136695976' },
      { type: 'tax_number', value: '29/815/08151' },
    ],
    version: before.version + 3,
  });
  expect(eventsOf().map(({ source, data }) => [source, data.changed])).toEqual([
    ['sheet', ['tax_ids']],
    ['sheet', ['address']],
    ['sheet', ['iban']],
  ]);
  expect(workspace.emulator.world.mailbox).toHaveLength(1);
  type('City', '');
  expect(get().address).toBe(null);
});

test.each([
  ['IBAN', 'DE88370400440532013000', 'For example DE89'],
  ['BIC', 'COBADEFFX', '8 or 11 characters'],
  ['Country', 'XX', 'ISO 3166-1'],
  ['Language', 'pt', 'en, de, fr, nl, es or it'],
  ['Colour', 'red', '#1a73e8'],
  ['Zero rate category', 'exempted', 'Did you mean "exempt"?'],
  ['Zero rate exemption code', 'VATEX-EU-AF', 'Did you mean "VATEX-EU-A'],
  ['Logo', '<svg onload="alert(1)"/>', 'PNG or JPEG'],
])('%s that cannot be %s has a note that says so, and what was set stays', (label, text, words) => {
  const before = get();
  type(label, text);
  expect(noteAt(label)).toContain(words);
  expect(noteAt(label)).toContain(`"${label}" cannot be "${text}"`);
  expect(get()).toEqual(before);
});

test('what is true or false is yes or no in the sheet, which takes the words of the API as well', () => {
  const label = 'Make an invoice of an accepted quotation at once';
  expect([shown(label), get().invoice_accepted_quotations]).toEqual(['no', false]);
  for (const [typed, meant] of [
    ['yes', true],
    ['No', false],
    ['TRUE', true],
    ['false', false],
  ] as const) {
    type(label, typed);
    expect([get().invoice_accepted_quotations, noteAt(label)]).toEqual([meant, '']);
  }
  type(label, 'perhaps');
  expect(noteAt(label)).toContain(`"${label}" cannot be "perhaps": yes or no.`);
  expect(noteAt(label)).toContain('"no" is still used.');
  patch({ invoice_accepted_quotations: true });
  expect(shown(label)).toBe('yes');
});

test('an electronic address holds once both of its cells are filled', () => {
  type('Electronic address scheme', '9930');
  expect(noteAt('Electronic address')).toContain('"Electronic address" cannot be ""');
  expect(get().electronic_address).toBe(null);
  type('Electronic address', 'DE136695976');
  expect(noteAt('Electronic address')).toBe('');
  expect(get().electronic_address).toEqual({ scheme: '9930', value: 'DE136695976' });
});

test('what was typed while no trigger was there is committed before a patch, whose older tag is refused', () => {
  const { etag } = get();
  type('Phone', '+49 30 1', true);
  expect(patch({ email: 'office@example.com' }, { 'if-match': etag }).status).toBe(412);
  expect(get()).toMatchObject({ phone: '+49 30 1', email: null });
  expect(patch({ email: 'office@example.com' }).body).toMatchObject({ phone: '+49 30 1', version: 3 });
});

test('a patch puts a cell right that nobody could read', () => {
  type('BIC', 'nonsense');
  patch({ bic: 'COBADEFFXXX' });
  expect(shown('BIC')).toBe('COBADEFFXXX');
});

test('a row that was deleted comes back with the next value, and so does the whole sheet with Set up', () => {
  hands().deleteRows('Settings', rowOf('Phone'), 1);
  patch({ phone: '+49 30 1', currency: 'CHF', iban: 'DE89370400440532013000' });
  expect(shown('Phone')).toBe('+49 30 1');
  const { rows = [] } = sheet() ?? {};
  hands().deleteSheet('Settings');
  expect(patch({ phone: '+49 30 2' }).status).toBe(200);
  expect(chooseSetUp(workspace)).toContain('Added the sheet "Settings".');
  expect(['Phone', 'Currency', 'IBAN'].map(shown)).toEqual(['+49 30 2', 'CHF', 'DE89370400440532013000']);
  expect(sheet()?.rows.length).toBeGreaterThanOrEqual(rows.length - 1);
  expect(get()).toMatchObject({ phone: '+49 30 2', currency: 'CHF' });
});

test('a sheet of version 1.0 gets the rows that it lacks from Set up, above those that are only shown', () => {
  const labels = (sheet()?.rows ?? []).map(([label]) => label);
  const old = ['Setting', 'Business name', 'Currency', 'Time zone', 'Layout version'];
  for (const [index, label] of [...labels.entries()].reverse())
    if (!old.includes(String(label))) hands().deleteRows('Settings', index + 1, 1);
  expect(chooseSetUp(workspace).join(' ')).toContain('Added rows to the sheet "Settings".');
  const now = (sheet()?.rows ?? []).map(([label]) => String(label)).filter((label) => label !== '');
  expect(now.slice(0, 3)).toEqual(['Setting', 'Business name', 'Currency']);
  expect(now.slice(-2)).toEqual(['Time zone', 'Layout version']);
  expect([...now].sort()).toEqual(
    labels
      .map(String)
      .filter((label) => label !== '')
      .sort(),
  );
  type('IBAN', 'DE89370400440532013000');
  expect(get().iban).toBe('DE89370400440532013000');
});

test('a mail that Google refuses is sent by a later hourly run, and the change holds meanwhile', () => {
  const { emulator, clock } = workspace;
  const { quotas, mailbox, triggers } = emulator.world;
  quotas.use('email', 100, clock.now());
  expect(patch({ iban: 'DE89370400440532013000' }).status).toBe(200);
  expect(mailbox).toHaveLength(0);
  const sweep = () => {
    const [trigger] = triggers.list().filter(({ handler }) => handler === 'sweepRows');
    const { outcome } = emulator.fireTrigger(trigger?.uid ?? '');
    if (!outcome.ok) throw new Error(outcome.text);
  };
  sweep();
  expect(mailbox).toHaveLength(0);
  clock.advance(86_400_000);
  sweep();
  sweep();
  expect(mailbox).toMatchObject([{ body: expect.stringContaining('Until now: none') }]);
});
