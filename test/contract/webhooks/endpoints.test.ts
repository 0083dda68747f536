/** Webhook endpoints: made, read, changed and deleted like every record, with a secret that is shown once. */
import { expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { rowsByHeader, journalOf } from '../support/ledger.ts';

const path = '/api/v1/webhook_endpoints';
const url = 'https://shop.example.com/hook';

describe('an endpoint', () => {
  const workspace = createTestWorkspace();
  const answer = workspace.post(path, { url, description: 'Zoë’s shop', event_types: ['invoice.*'] });
  const made = answer.body;

  test('is answered with all its fields, and its secret', () => {
    expect(answer.status).toBe(201);
    expect(answer.headers.Location).toBe(`${path}/${made.id}`);
    expect(made).toEqual({
      id: expect.stringMatching(/^we_[0-9A-HJKMNP-TV-Z]{26}$/),
      object: 'webhook_endpoint',
      livemode: expect.any(Boolean),
      url,
      description: 'Zoë’s shop',
      event_types: ['invoice.*'],
      status: 'enabled',
      disabled_reason: null,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      secret_created_at: made.created_at,
      previous_secret_created_at: null,
      previous_secret_expires_at: null,
      earlier_secrets: [],
      warnings: [],
      version: 1,
      etag: answer.headers.ETag,
      created_at: expect.any(String),
      updated_at: made.created_at,
    });
  });

  test('is read without its secret, alone and in the list', () => {
    const { body, headers } = workspace.get(`${path}/${made.id}`);
    expect(body).toEqual({ ...made, secret: null });
    expect(headers.ETag).toBe(made.etag);
    expect(workspace.get(path).body).toMatchObject({
      object: 'list',
      url: path,
      data: [body],
      has_more: false,
    });
  });

  test('leaves its secret in no sheet and in no event', () => {
    const cells = JSON.stringify([
      journalOf(workspace.workbook),
      rowsByHeader(workspace.workbook, 'deliveries'),
    ]);
    expect(cells).not.toContain(made.secret);
    expect(cells).not.toContain('whsec_');
    expect(workspace.get('/api/v1/events').body.data).toEqual([]);
  });

  test('is changed by a merge patch, and held to If-Match', () => {
    const headers = { 'if-match': made.etag };
    const changed = workspace.call('PATCH', `${path}/${made.id}`, { headers, body: { status: 'disabled' } });
    expect(changed.body).toMatchObject({ status: 'disabled', disabled_reason: 'requested', version: 2 });
    const stale = workspace.call('PATCH', `${path}/${made.id}`, { headers, body: { description: null } });
    expectRefused(stale, 412, 'etag_mismatch');
    expect(stale.body.current_etag).toBe(changed.body.etag);
    const again = workspace.call('PATCH', `${path}/${made.id}`, { body: { ...changed.body } });
    expect(again.body).toEqual(changed.body);
    const enabled = workspace.call('PATCH', `${path}/${made.id}`, { body: { status: 'enabled' } });
    expect(enabled.body).toMatchObject({ status: 'enabled', disabled_reason: null, version: 3 });
  });

  test('takes no secret and no server’s field from a caller', () => {
    const refused = workspace.call('PATCH', `${path}/${made.id}`, {
      body: { secret: 'whsec_mine', disabled_reason: 'gone', urll: 'x' },
    });
    expectRefused(refused, 422, 'validation_failed');
    expect(refused.body.errors).toMatchObject([
      { pointer: '/secret', code: 'read_only' },
      { pointer: '/disabled_reason', code: 'read_only' },
      { pointer: '/urll', code: 'unknown_field', message: expect.stringContaining('url') },
    ]);
  });

  test('is gone when it is deleted', () => {
    expect(workspace.call('DELETE', `${path}/${made.id}`).body).toEqual({
      id: made.id,
      object: 'webhook_endpoint',
      deleted: true,
    });
    expectRefused(workspace.get(`${path}/${made.id}`), 404, 'not_found');
    expectRefused(workspace.get(`${path}/${made.id}/deliveries`), 404, 'not_found');
    expectRefused(workspace.call('DELETE', `${path}/${made.id}`), 404, 'not_found');
    expect(workspace.get(path).body.data).toEqual([]);
  });
});

describe('an address that should be checked', () => {
  const workspace = createTestWorkspace();
  const codesOf = ({ body }: ReturnType<typeof workspace.post>): string[] =>
    body.warnings.map(({ code }: { code: string }) => code);

  test('is one that another endpoint has, or one that always redirects', () => {
    expect(codesOf(workspace.post(path, { url }))).toEqual([]);
    expect(codesOf(workspace.post(path, { url }))).toEqual(['duplicate_endpoint']);
    const other = workspace.post(path, { url: 'https://script.google.com/macros/s/AKfy/exec' });
    expect(codesOf(other)).toEqual(['receiver_redirects']);
    const changed = workspace.call('PATCH', `${path}/${other.body.id}`, { body: { url } });
    expect(codesOf(changed)).toEqual(['duplicate_endpoint']);
    expect(
      codesOf(workspace.call('PATCH', `${path}/${other.body.id}`, { body: { description: 'x' } })),
    ).toEqual([]);
  });
});

describe('a repeated request', () => {
  const workspace = createTestWorkspace();
  const headers = { 'idempotency-key': 'once' };
  const send = (body: object = { url }) => workspace.post(path, body, { headers });
  const first = send();
  const stored = () => workspace.emulator.world.properties.snapshot().script ?? {};

  test('makes one endpoint, and is answered the same secret from where it is kept', () => {
    const again = send();
    expect(again.headers['Idempotent-Replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(workspace.get(path).body.data).toHaveLength(1);
    expectRefused(send({ url, description: 'other' }), 422, 'idempotency_key_reused');
  });

  test('rotates once, and is answered the same new secret', () => {
    const rotate = () =>
      workspace.post(
        `${path}/${first.body.id}/rotate_secret`,
        {},
        { headers: { 'idempotency-key': 'turn' } },
      );
    const turned = rotate();
    expect(turned.body.secret).toMatch(/^whsec_/);
    expect(turned.body.secret).not.toBe(first.body.secret);
    expect(rotate().body).toEqual(turned.body);
    // The endpoint’s own secret signs for another day: the first request still finds it.
    expect(send().body.secret).toBe(first.body.secret);
  });

  test('keeps no secret that nothing signs with any more', () => {
    workspace.post(`${path}/${first.body.id}/rotate_secret`, { overlap_hours: 0 });
    workspace.post(`${path}/${first.body.id}/rotate_secret`, { overlap_hours: 0 });
    expect(Object.keys(stored()).filter((name) => name.startsWith('webhook_secret.'))).toHaveLength(2);
    expect(send().body.secret).toBeNull();
  });
});

describe('bad input', () => {
  const workspace = createTestWorkspace();
  const refusedUrl = (given: unknown) => workspace.post(path, { url: given });

  test.each([
    'https://user:pass@example.com',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://db.internal/',
    'http://example.com/',
    'http://localhost:3000/',
    'https://example.com:444/',
    `https://example.com/${'x'.repeat(3000)}`,
  ])('the address %.40s is refused, naming the rule', (given) => {
    const answer = refusedUrl(given);
    expectRefused(answer, 422, 'validation_failed');
    expect(answer.body.errors).toEqual([
      { pointer: '/url', code: 'url_not_allowed', message: expect.stringMatching(/^Must/) },
    ]);
  });

  test.each([
    [{}, '/url', 'required'],
    [{ url: 5 }, '/url', 'invalid_type'],
    [{ url, event_types: [] }, '/event_types', 'required'],
    [{ url, event_types: 'invoice.*' }, '/event_types', 'invalid_type'],
    [{ url, event_types: ['invoice.payed'] }, '/event_types/0', 'invalid_enum'],
    [{ url, event_types: ['*', 'webhook.ping'] }, '/event_types/1', 'invalid_enum'],
    [{ url, status: 'paused' }, '/status', 'invalid_enum'],
    [{ url, description: 'x'.repeat(1001) }, '/description', 'too_long'],
  ])('%j is refused', (body, pointer, code) => {
    const answer = workspace.post(path, body);
    expectRefused(answer, 422, 'validation_failed');
    expect(answer.body.errors).toMatchObject([{ pointer, code }]);
  });

  test('an unknown event type is told the nearest one', () => {
    const answer = workspace.post(path, { url, event_types: ['invoice.creatd'] });
    expect(answer.body.errors[0].message).toContain('"invoice.created"');
  });

  test('a fifty-first endpoint is refused', () => {
    for (let count = 0; count < 50; count += 1) workspace.create('webhook_endpoints', { url });
    expectRefused(workspace.post(path, { url }), 409, 'too_many_endpoints');
    const [newest] = workspace.get(path).body.data;
    workspace.call('DELETE', `${path}/${newest.id}`);
    expect(workspace.post(path, { url }).status).toBe(201);
  });

  test('pages of endpoints follow each other, the newest first', () => {
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = workspace.get(path, { query: `limit=4${cursor}` });
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      if (!body.has_more) break;
      cursor = `&cursor=${body.next_cursor}`;
    }
    expect(seen).toHaveLength(50);
    expect(seen).toEqual([...seen].sort().reverse());
    expectRefused(workspace.get(path, { query: 'cursor=x' }), 400, 'cursor_invalid');
    expectRefused(workspace.get(path, { query: 'sort=url' }), 400, 'unknown_parameter');
  });

  test('only a key that may manage webhooks is let near', () => {
    const key = workspace.createKey('read-only');
    expectRefused(workspace.get(path, { key }), 403, 'insufficient_scope');
    expectRefused(workspace.post('/api/v1/deliveries/dlv_1/resend', {}, { key }), 403, 'insufficient_scope');
    expectRefused(workspace.get(path, { key: null }), 401, 'missing_api_key');
  });

  test('what is not there is not found', () => {
    for (const action of ['ping', 'rotate_secret'])
      expectRefused(workspace.post(`${path}/we_none/${action}`, {}), 404, 'not_found');
    const since = '2026-01-01T00:00:00Z';
    expectRefused(workspace.post(`${path}/we_none/recover`, { since }), 404, 'not_found');
    expectRefused(workspace.post('/api/v1/deliveries/dlv_none/resend', {}), 404, 'not_found');
    expectRefused(workspace.get('/api/v1/webhook_endpoint'), 404, 'route_not_found');
    expectRefused(workspace.call('PUT', path), 405, 'method_not_allowed');
  });
});
