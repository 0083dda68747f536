/** `GET` and `PATCH /workspace`: who bills, as the owner has set it, changed like every other record. */
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';

const path = '/api/v1/workspace';

let workspace: TestWorkspace;
let key: string;
beforeEach(() => {
  workspace = createTestWorkspace();
  key = workspace.createKey('workspace:read, workspace:write, events:read, customers:create');
});

const get = () => workspace.get(path, { key });
const patch = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  workspace.call('PATCH', path, { key, body, headers });

const seller = {
  trade_name: 'Engines & More',
  address: { line1: 'Torstraße 1', postal_code: '10119', city: 'Berlin', country: 'DE' },
  tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  language: 'de',
  colour: '#1a73e8',
};

test('shows every setting, with what holds where the owner has set nothing', () => {
  const { status, body, headers } = get();
  expect(status).toBe(200);
  expect(headers.ETag).toBe(body.etag);
  expect(body).toMatchObject({
    object: 'workspace',
    id: workspace.get('/api/v1/me').body.workspace.id,
    trade_name: null,
    address: null,
    tax_ids: [],
    iban: null,
    electronic_address: null,
    logo: null,
    currency: 'EUR',
    payment_terms_days: 30,
    language: 'en',
    paper: 'auto',
    payment_reference_form: 'number',
    invoice_number: 'INV-{YYYY}-{SEQ:4}',
    quotation_number: 'QUO-{YYYY}-{SEQ:4}',
    credit_note_number: 'CN-{YYYY}-{SEQ:4}',
    fiscal_year_start: 1,
    books_closed_through: null,
    timezone: 'Europe/Berlin',
    version: 1,
  });
  expect(body.id).toMatch(/^ws_/);
  expect(body.created_at).toBe(body.updated_at);
});

test('changes what the patch names and leaves the rest; what a GET has shown can be sent back', () => {
  const changed = patch(seller);
  expect(changed).toMatchObject({ status: 200, body: { ...seller, version: 2, currency: 'EUR' } });
  expect(changed.headers.ETag).toBe(changed.body.etag);
  expect(get().body).toEqual(changed.body);
  expect(patch({ ...get().body }).body.version).toBe(2);
  const moved = patch({ address: { line2: 'Hof', postal_code: null } });
  expect(moved.body.address).toEqual({
    line1: 'Torstraße 1',
    line2: 'Hof',
    city: 'Berlin',
    state: null,
    postal_code: null,
    country: 'DE',
  });
  const cleared = patch({ iban: null, currency: null, tax_ids: null });
  expect(cleared.body).toMatchObject({ iban: null, currency: 'EUR', tax_ids: [], version: 4 });
});

test('is held to If-Match, and remembers an Idempotency-Key', () => {
  const { etag } = get().body;
  const once = { 'if-match': etag, 'idempotency-key': 'once' };
  const first = patch({ phone: '+49 30 1' }, once);
  expect(first.status).toBe(200);
  expect(patch({ phone: '+49 30 1' }, once)).toMatchObject({
    body: first.body,
    headers: { 'Idempotent-Replayed': 'true' },
  });
  expect(patch({ phone: '+49 30 2' }, { 'if-match': etag })).toMatchObject({
    status: 412,
    body: { code: 'etag_mismatch', current_etag: first.body.etag },
  });
  expect(workspace.get(path, { key, headers: { 'if-none-match': first.body.etag } }).status).toBe(304);
});

test('tells of a change by an event that names what has changed and who did it', () => {
  const { body, headers } = patch({ bic: 'COBADEFFXXX', email: 'office@example.com' });
  const { data } = workspace.get('/api/v1/events', { key, query: 'type=workspace.updated' }).body;
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    type: 'workspace.updated',
    source: 'api',
    request_id: headers['X-Request-Id'],
    workspace_id: body.id,
    data: { object: body, changed: ['email', 'bic'] },
  });
});

test('is what new documents follow from then on', () => {
  patch({ currency: 'CHF', payment_terms_days: 10, invoice_number: '{YY}/{SEQ:3}' });
  expect(workspace.create('invoices', { customer_name: 'Ada', total: 10 })).toMatchObject({
    currency: 'CHF',
    due_date: '2026-01-17',
    number: '26/001',
  });
});

describe('needs a scope of its own', () => {
  test.each(['full', 'read-only'])('to be read, which %s has, and nobody may write by a preset', (preset) => {
    const usual = workspace.createKey(preset);
    expect(workspace.get(path, { key: usual }).status).toBe(200);
    expect(workspace.call('PATCH', path, { key: usual, body: { iban: null } })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope' },
    });
  });

  test('which a key of a checkout has not', () => {
    expect(workspace.get(path, { key: workspace.createKey('checkout') }).status).toBe(403);
  });
});

describe('refuses what cannot be', () => {
  test.each([
    [
      'an IBAN with a wrong check digit',
      { iban: 'DE88370400440532013000' },
      '/iban',
      'invalid_iban',
      'check digits',
    ],
    [
      'an IBAN that is too short',
      { iban: 'DE8937040044053201300' },
      '/iban',
      'invalid_iban',
      '22 characters',
    ],
    ['an IBAN of no country', { iban: 'XX89370400440532013000' }, '/iban', 'invalid_iban', 'XX'],
    ['a QR-IBAN of another bank', { qr_iban: 'CH9300762011623852957' }, '/qr_iban', 'invalid_iban', '30000'],
    ['a BIC of nine letters', { bic: 'COBADEFFX' }, '/bic', 'invalid_bic', 'has 9'],
    ['a country XX', { address: { country: 'XX' } }, '/address/country', 'invalid_format', 'ISO 3166-1'],
    [
      'an unknown scheme of electronic addresses',
      { electronic_address: { scheme: '9931x', value: '1' } },
      '/electronic_address/scheme',
      'invalid_enum',
      '"9931"',
    ],
    [
      'an unknown code for no tax',
      { zero_rate_exemption_code: 'VATEX-EU-AF' },
      '/zero_rate_exemption_code',
      'invalid_enum',
      'Did you mean "VATEX-EU-A',
    ],
    ['a colour by its name', { colour: 'red' }, '/colour', 'invalid_format', '#1a73e8'],
    ['a language of no document', { language: 'pt' }, '/language', 'invalid_enum', 'en, de, fr, nl, es, it'],
    ['a pattern without a number', { invoice_number: 'INV' }, '/invoice_number', 'invalid_format', '{SEQ:n}'],
    ['a month 13', { fiscal_year_start: 13 }, '/fiscal_year_start', 'out_of_range', '12'],
    ['a UPI id without a bank', { upi_id: 'lovelace' }, '/upi_id', 'invalid_format', '@upi'],
    ['another time zone', { timezone: 'Europe/Paris' }, '/timezone', 'read_only', 'read-only'],
    ['an unknown field', { ibam: 'DE' }, '/ibam', 'unknown_field', '"iban"'],
  ])('%s', (_what, body, pointer, code, words) => {
    const { status, body: problem } = patch(body);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ pointer, code }]);
    expect(problem.errors[0].message).toContain(words);
    expect(get().body.version).toBe(1);
  });

  test('settings that together are longer than their property', () => {
    const long = '請求書'.repeat(300);
    const lines = { line1: long.slice(0, 200), line2: long.slice(0, 200), city: long.slice(0, 200) };
    const { status, body } = patch({
      document_footer: long,
      name: long.slice(0, 200),
      address: lines,
      trade_name: long.slice(0, 200),
      zero_rate_reason: long.slice(0, 200),
    });
    expect({ status, errors: body.errors }).toMatchObject({
      status: 422,
      errors: [{ pointer: '', code: 'too_long' }],
    });
  });
});

test('warns of a tax number that does not fit its country, and takes it', () => {
  const tax_ids = [{ type: 'eu_vat', value: 'DE12' }];
  const { status, body } = patch({ tax_ids, address: { country: 'DE' } });
  expect({ status, tax_ids: body.tax_ids }).toEqual({ status: 200, tax_ids });
  expect(body.warnings).toMatchObject([{ code: 'vat_number_does_not_fit', pointer: '/tax_ids/0/value' }]);
  expect(get().body.warnings).toEqual([]);
});

test('takes an IBAN as people write it, and keeps it without blanks', () => {
  const { body } = patch({ iban: 'de89 3704 0044 0532 0130 00', qr_iban: 'CH44 3199 9123 0008 8901 2' });
  expect(body).toMatchObject({ iban: 'DE89370400440532013000', qr_iban: 'CH4431999123000889012' });
});

describe('mails the owner when the IBAN changes', () => {
  const mails = () => workspace.emulator.world.mailbox.map(({ body }) => body);

  test('with the old one and the new one, once', () => {
    patch({ iban: seller.iban });
    patch({ phone: '1' });
    patch({ iban: 'NL91ABNA0417164300' });
    expect(mails()).toEqual([
      expect.stringContaining(`Until now: none\nFrom now on: ${seller.iban}`),
      expect.stringContaining(`Until now: ${seller.iban}\nFrom now on: NL91ABNA0417164300`),
    ]);
  });
});
