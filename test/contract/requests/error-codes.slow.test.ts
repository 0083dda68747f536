/** Every code of the catalogue is met over HTTP: of each there is a request that is refused with it. */
import { noUsage } from '../../../src/emulator/execution/meter.ts';
import { codeMeanings } from '../../../src/openapi/schemas/code-meanings.ts';
import { errorPage } from '../../gateway/google-pages.ts';
import { MISSED, RAN, type ScriptedAnswer } from '../../gateway/scripted-fetch.ts';
import { openScriptedGateway, withKey } from '../../gateway/scripted-gateway.ts';
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import { settingsName } from '../../../src/core/settings.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { createTestClient } from '../support/test-client.ts';
import { failureAt } from '../support/failures.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { sceneMaker } from '../support/scene.ts';
import { type Answered, type CallOptions, createTestWorkspace, owner } from '../support/test-workspace.ts';

const workspace = createTestClient();
const { act, bill, create, did, get, key, patch, post, remove, setSetting, type } = workspace;

const readOnly = workspace.createKey('read-only');
const invoicesPath = '/api/v1/invoices';
const total = { customer_name: 'Ada', total: 10 };

const openScene = sceneMaker({}, (call) => {
  call('POST', invoicesPath, { body: total });
});

function list(query: string): Answered {
  return get(invoicesPath, { query });
}

function send(options: CallOptions): Answered {
  return workspace.call('POST', invoicesPath, { body: total, ...options });
}

function offer(body: object = {}): Answered['body'] {
  return create('quotations', { ...total, ...body });
}

// What a gateway's web app uses is not known to its caller.
const nothing = noUsage();

/** What a gateway answers while its web app answers from a list. */
async function throughGateway(
  answers: readonly ScriptedAnswer[],
  path: string = invoicesPath,
): Promise<Answered> {
  const response = await openScriptedGateway(answers).app.request(path, withKey);
  const headers = {
    'Content-Type': response.headers.get('content-type') ?? '',
    'X-Request-Id': response.headers.get('x-request-id') ?? '',
  };
  return { status: response.status, headers, body: await response.json(), usage: nothing };
}

const provocations: Readonly<Record<string, () => Answered | Promise<Answered>>> = {
  malformed_json: () => send({ body: '{' }),
  unknown_parameter: () => list('stauts=open'),
  invalid_parameter: () => list('limit=0'),
  cursor_invalid: () => list('cursor=nonsense'),
  cursor_mismatch() {
    bill();
    bill();
    return list(`status=open&cursor=${list('limit=1').body.next_cursor}`);
  },
  credentials_conflict: () => send({ headers: { 'x-api-key': readOnly } }),
  invalid_idempotency_key: () => send({ headers: { 'Idempotency-Key': 'a b' } }),
  no_route: () => workspace.direct({ method: 'GET', queryString: '' }),
  missing_api_key: () => send({ key: null }),
  invalid_api_key: () => send({ key: 'bbk_live_nonsense' }),
  insufficient_scope: () => send({ key: readOnly }),
  key_not_allowed_in_url: () =>
    workspace.direct({ method: 'GET', queryString: `path=${invoicesPath}&api_key=${key}` }),
  not_found: () => get(`${invoicesPath}/inv_1`),
  route_not_found: () => get('/api/v1/bills'),
  workspace_not_found: () => throughGateway([], '/w/nobody/api/v1/invoices'),
  method_not_allowed: () => workspace.call('PUT', invoicesPath),
  invalid_state: () => act(bill(), 'finalize'),
  invoice_not_editable: () => patch(bill(), { invoice_date: '2026-01-01' }),
  quotation_not_editable: () => patch(offer({ status: 'sent' }), { terms: 'n' }),
  not_deletable: () => remove(bill()),
  invoice_has_payments() {
    const invoice = bill();
    create('payments', { invoice_id: invoice.id });
    return act(invoice, 'void');
  },
  invoice_has_credit_notes() {
    const invoice = bill();
    create('credit_notes', { invoice_id: invoice.id, reason: 'duplicate', amount: 1 });
    return act(invoice, 'void');
  },
  credit_note_applied() {
    const invoice = bill();
    create('payments', { invoice_id: invoice.id });
    const note = create('credit_notes', {
      invoice_id: invoice.id,
      reason: 'duplicate',
      refund: { amount: 1 },
    });
    return act(note, 'void');
  },
  payment_refunded() {
    const deposit = create('payments', { customer_id: bill().customer_id, amount: 5 });
    did(deposit, 'refund');
    return act(deposit, 'void');
  },
  quotation_expired: () => act(offer({ quotation_date: '2025-01-01', expiry_date: '2025-01-02' }), 'accept'),
  quotation_already_invoiced() {
    const quotation = did(offer(), 'accept');
    did(quotation, 'convert');
    return act(quotation, 'convert');
  },
  payment_already_voided: () =>
    act(did(create('payments', { invoice_id: bill().id, amount: 1 }), 'void'), 'void'),
  number_taken: () => send({ body: { ...total, number: bill({ number: 'A-1' }).number } }),
  number_reserved: () => send({ body: { ...total, number: 'INV-2026-9999' } }),
  external_id_taken: () =>
    send({ body: { ...total, external_id: bill({ external_id: 'order-1' }).external_id } }),
  sku_taken() {
    const { sku } = create('products', { name: 'Gear', sku: 'G-1', unit_price: 1 });
    return post('/api/v1/products', { name: 'Other', sku, unit_price: 1 });
  },
  period_locked() {
    setSetting('Books closed through', '2025-12-31');
    return send({ body: { ...total, invoice_date: '2025-12-31' } });
  },
  record_quarantined() {
    const product = create('products', { name: 'Cam', unit_price: 1 });
    type('Products', product, 'Unit price', 'twelve');
    return get(`/api/v1/products/${product.id}`);
  },
  too_many_endpoints() {
    const body = { url: 'https://shop.example/hook', event_types: ['*'] };
    for (let count = 0; count < 50; count += 1) create('webhook_endpoints', body);
    return post('/api/v1/webhook_endpoints', body);
  },
  no_recipient: () => post(`${invoicesPath}/${bill().id}/email`, {}),
  einvoice_not_ready: () => get(`${invoicesPath}/${bill().id}/ubl`),
  etag_mismatch: () => patch(bill(), { notes: 'n' }, { 'If-Match': '"stale"' }),
  payload_too_large: () => send({ body: { notes: 'x'.repeat(300_000) } }),
  unsupported_media_type: () => send({ headers: { 'Content-Type': 'text/plain' } }),
  validation_failed: () => send({ body: {} }),
  idempotency_key_reused() {
    const headers = { 'Idempotency-Key': 'once' };
    send({ headers });
    return send({ headers, body: { ...total, total: 11 } });
  },
  rate_limited() {
    const hasty = createTestWorkspace({ pauseMs: 0 });
    for (let count = 0; count < 100; count += 1) hasty.get('/api/v1/nothing');
    return hasty.get(invoicesPath);
  },
  internal_error() {
    const { call, emulator } = openScene();
    const { caches, clock } = emulator.world;
    caches.open('script').put(settingsName, 'damaged', 60, clock.now());
    return call('GET', invoicesPath);
  },
  upstream_invalid_answer: () =>
    throughGateway(
      Array(3)
        .fill([RAN, ...Array(4).fill(MISSED)])
        .flat(),
    ),
  workspace_busy() {
    const frees = ['script', `user:${owner}`].map(workspace.emulator.holdLock);
    const answer = list('');
    for (const free of frees) free();
    return answer;
  },
  workspace_unavailable() {
    const { interceptor } = failureAt(0, 'throw_always');
    const answer = openScene().callFailing({ interceptor }, 'GET', invoicesPath);
    if (answer === null) throw new Error('The execution was killed.');
    return answer;
  },
  outcome_unknown() {
    // From the first flush on, which is that of the journal, nothing works.
    let isCommitting = false;
    const interceptor: Interceptor = (call, perform) => {
      isCommitting ||= call.member === 'SpreadsheetApp.flush';
      if (!isCommitting) return perform();
      throw new Error(`Service ${call.service} failed while accessing it.`);
    };
    const answer = openScene().callFailing({ interceptor }, 'POST', invoicesPath, { body: total });
    if (answer === null) throw new Error('The execution was killed.');
    return answer;
  },
  workspace_misconfigured() {
    const { call, workbook, emulator } = openScene();
    createPersonEdits(workbook, emulator.world.clock).renameSheet('Invoices', 'Bills');
    return call('GET', invoicesPath);
  },
  workspace_overloaded: () => throughGateway(Array(9).fill({ status: 429, type: 'text/html' })),
  upstream_timeout: () =>
    throughGateway([{ status: 200, type: 'text/html', body: errorPage('Exceeded maximum execution time') }]),
};

test('of every code there is a request that is refused with it', () => {
  expect(Object.keys(provocations).sort()).toEqual(Object.keys(codeMeanings()).sort());
});

test.each(Object.entries(codeMeanings()))('%s', async (code, { status }) => {
  const answer = await provocations[code]?.();
  if (answer === undefined) throw new Error(`Nothing provokes ${code}.`);
  expectRefused(answer, status, code);
});
