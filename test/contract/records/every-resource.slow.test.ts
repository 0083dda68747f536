/** What holds for every resource of the register, whatever it is: one suite that each of them passes. */
import { listParameters, sortsOf } from '../../../src/core/api/lists/list-parameters.ts';
import { isDeletable } from '../../../src/core/records/delete-record.ts';
import { resources } from '../../../src/core/resources/index.ts';
import { isGiven, isShown } from '../../../src/core/schema/field.ts';
import { deriveBodies } from '../support/derive-bodies.ts';
import { idsOf, recordsOf } from '../support/read-lists.ts';
import { createTestClient, pathOf } from '../support/test-client.ts';
import { expectFaults, expectRefused, expectReplay } from '../support/expect-answer.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { call, create, eventsOf, get, patch, post, read, remove } = workspace;
const readOnly = workspace.createKey('read-only');
const { bodiesOf } = deriveBodies(workspace);

// Callers neither create nor change what only actions make.
const written = resources.filter(({ actionScope }) => actionScope === undefined);

describe.each(written)('$plural', (resource) => {
  const { plural, object, idPrefix, fields } = resource;
  const path = `/api/v1/${plural}`;
  const bodyOf = (): object => bodiesOf(resource).at(-1)?.() ?? {};

  test('are created in their place, with every field that is declared', () => {
    const answer = post(path, bodyOf());
    const { body, headers } = answer;
    expect(answer.status).toBe(201);
    expect(body.id).toMatch(new RegExp(`^${idPrefix}_[0-9A-HJKMNP-TV-Z]{26}$`));
    expect(body).toMatchObject({ object, version: 1 });
    expect(headers).toMatchObject({ Location: `${path}/${body.id}`, ETag: body.etag });
    const declared = Object.keys(fields).filter((name) => isShown(fields[name]!));
    expect(Object.keys(body).filter((name) => name !== 'amounts')).toEqual(declared);
    expect(eventsOf(body)).toEqual([resource.createdEvent ?? `${object}.created`]);
  });

  test('are read as they were answered, by their id, in their list, and without a body', () => {
    const record = create(plural, bodyOf());
    const answer = get(pathOf(record));
    expect(answer.body).toEqual(record);
    expect(get(path, { query: 'limit=1' }).body).toMatchObject({ object: 'list', url: path, data: [record] });
    expect(call('HEAD', pathOf(record)).headers.ETag).toBe(answer.headers.ETag);
    expectRefused(get(`${path}/${idPrefix}_01KEBZ00000000000000000000`), 404, 'not_found');
  });

  test('are sorted by each of their sorts, both ways, and asked by each of their parameters', () => {
    const all = idsOf(recordsOf(workspace, plural)).sort();
    for (const sort of sortsOf(resource)) {
      const [up, down] = [sort, `-${sort}`].map((wanted) => recordsOf(workspace, plural, { sort: wanted }));
      expect(idsOf(up ?? []).sort()).toEqual(all);
      expect(idsOf(down ?? []).sort()).toEqual(all);
    }
    for (const parameter of listParameters(resource)) {
      const { code } = get(path, { query: `${encodeURIComponent(parameter)}=` }).body;
      expect({ parameter, code }).not.toEqual({ parameter, code: 'unknown_parameter' });
    }
    expectRefused(get(path, { query: 'nonsense=1' }), 400, 'unknown_parameter');
  });

  test('are refused with names that nobody knows and with what the server sets', () => {
    const servers = Object.keys(fields).filter((name) => !isGiven(fields[name]!) && isShown(fields[name]!));
    const given = Object.fromEntries(servers.map((name) => [name, 'mine']));
    const body = { ...bodyOf(), ...given, nonsense: 1 };
    const answer = expectNothingWritten(workspace, () => post(path, body));
    expectFaults(answer, [...servers.map((name) => `/${name} read_only`), '/nonsense unknown_field']);
  });

  test('are made once for one Idempotency-Key, and share no value that is unique', () => {
    const headers = { 'Idempotency-Key': `once-${plural}` };
    const body = { ...bodyOf(), external_id: `${plural}-1` };
    const first = post(path, body, { headers });
    expectReplay(
      first,
      expectNothingWritten(workspace, () => post(path, body, { headers })),
    );
    expectRefused(post(path, body), 409, 'external_id_taken', { existing_id: first.body.id });
  });

  test('are closed to a key that may only read', () => {
    expect(get(path, { key: readOnly }).status).toBe(200);
    expectRefused(post(path, bodyOf(), { key: readOnly }), 403, 'insufficient_scope', {
      required_scope: `${plural}:create`,
    });
  });

  test('take the methods that the path has, and name them', () => {
    const answer = call('PUT', path);
    expectRefused(answer, 405, 'method_not_allowed');
    expect(answer.headers.Allow).toBe('GET, POST, HEAD');
  });

  test('stay as they are when they are sent back as they were read', () => {
    const record = create(plural, bodyOf());
    const answer = expectNothingWritten(workspace, () => patch(record, record));
    expect(answer).toMatchObject({ status: 200, body: record });
  });

  test('are changed by a patch, with a version and an event', () => {
    const record = create(plural, bodyOf());
    const changed = patch(record, { metadata: { shelf: 'B4' } }, { 'If-Match': record.etag });
    expect(changed).toMatchObject({ status: 200, body: { version: 2, metadata: { shelf: 'B4' } } });
    expect(changed.body.updated_at > record.updated_at).toBe(true);
    expect(read(record)).toEqual(changed.body);
    expect(eventsOf(record)).toEqual([resource.createdEvent ?? `${object}.created`, `${object}.updated`]);
  });

  if (isDeletable(resource)) {
    test('are gone when they are deleted, and told as deleted', () => {
      const record = create(plural, bodyOf());
      const gone = { id: record.id, object, deleted: true };
      expect(remove(record)).toMatchObject({ status: 200, body: gone });
      expectRefused(get(pathOf(record)), 404, 'not_found');
      const listed = recordsOf(workspace, plural, { include: 'deleted', id: record.id });
      expect(listed).toMatchObject([gone]);
    });
  }
});
