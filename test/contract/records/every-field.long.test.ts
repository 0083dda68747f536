/**
 * Every field that a caller may give, of every resource: what the declaration says is stored, patched, shown in its
 * column, typed by hand, filtered, sorted, exported and documented. The values come from the kinds of the fields.
 */
import { pascalCase } from '../../../src/openapi/schemas/json-schema.ts';
import { filtersOf, hasBounds, sortsOf } from '../../../src/core/api/lists/list-parameters.ts';
import { exportWorkspace } from '../../../src/core/exchange/export-workspace.ts';
import { importFile } from '../../../src/core/exchange/import-file.ts';
import { resources } from '../../../src/core/resources/index.ts';
import { type Field, isCorrectable, isGiven, isStored } from '../../../src/core/schema/field.ts';
import type { Kind } from '../../../src/core/schema/kind.ts';
import type { Resource } from '../../../src/core/schema/resource.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { recordTable, type TableColumn } from '../../../src/core/store/table.ts';
import { openApiDocument } from '../../../src/openapi/openapi-document.ts';
import { portOf } from '../../core/exchange/workspace-port.ts';
import { deriveBodies } from '../support/derive-bodies.ts';
import { idsOf, recordsOf, type Shown } from '../support/read-lists.ts';
import { createTestClient, pathOf } from '../support/test-client.ts';
import { rowsByHeader } from '../support/ledger.ts';
import { createTestWorkspace, owner } from '../support/test-workspace.ts';

const workspace = createTestClient();
const { create, emulator, patch, read, type, workbook } = workspace;
const { bodiesOf, anotherValue, newName } = deriveBodies(workspace);

/** Values that have to name something, by field: the customer of a document. */
const named: Readonly<Record<string, () => unknown>> = {
  customer_name: () => create('customers', { name: newName() }).name,
  // Words and codes that go together with the rest of a body: a rate of zero, and a list that a kind cannot hold.
  tax_category: () => 'exempt',
  tax_exemption_code: () => 'VATEX-EU-AE',
  unit_code: () => 'XPK',
  tax_ids: () => [{ type: 'tax_number', value: newName() }],
  electronic_address: () => ({ scheme: '0088', value: newName() }),
};

/** Fields that say something beside another: the address tells customers of one name apart. */
const beside: Readonly<Record<string, (value: unknown) => object>> = {
  customer_email: (email) => ({
    customer_name: create('customers', { name: newName(), email }).name,
  }),
  // Only a document in another currency than that of the workspace has an exchange rate.
  exchange_rate: () => ({ currency: 'USD' }),
  exchange_rate_date: () => ({ currency: 'USD', exchange_rate: '0.91' }),
};

interface Patched {
  readonly record: Shown;
  readonly value: unknown;
}

/**
 * A record whose field has been patched, made from the first body whose shape has that field. A record whose field no
 * PATCH changes is created with it.
 */
function patched(resource: Resource, name: string, { kind }: Field): Patched {
  const refused: unknown[] = [];
  for (const body of bodiesOf(resource)) {
    const before = create(resource.plural, body());
    const value = named[name]?.() ?? anotherValue(kind, before[name]);
    expect({ name, value }).not.toEqual({ name, value: undefined });
    if (resource.editable?.(before)?.fields.includes(name) === false)
      return { record: create(resource.plural, { ...body(), [name]: value }), value };
    const answer = patch(before, { [name]: value, ...beside[name]?.(value) });
    if (answer.status === 200) {
      expect({ name, version: answer.body.version }).toEqual({ name, version: 2 });
      return { record: answer.body, value };
    }
    refused.push(answer.body.errors ?? answer.body);
  }
  throw new Error(`No ${resource.object} takes another ${name}: ${JSON.stringify(refused)}`);
}

/** The value as an answer shows it. */
function shown(kind: Kind<unknown>, value: unknown): unknown {
  if (kind.decimal?.as === 'string') return expect.stringMatching(new RegExp(`^${value}(\\.0+)?$`));
  if (kind.decimal !== undefined) return expect.closeTo(Number(value), 9);
  if (kind.fields === undefined) return value;
  const members = (content: object): unknown =>
    expect.objectContaining(
      Object.fromEntries(
        Object.entries(content).flatMap(([name, member]) => {
          const field = kind.fields?.[name];
          return field === undefined || !isStored(field) ? [] : [[name, shown(field.kind, member)]];
        }),
      ),
    );
  return Array.isArray(value) ? value.map(members) : members(value as object);
}

const schemas = (openApiDocument() as { components: { schemas: Record<string, { properties?: object }> } })
  .components.schemas;

const cases = resources.flatMap((resource) =>
  Object.entries(resource.fields)
    .filter(([, field]) => isGiven(field) && isStored(field) && field.createOnly !== true)
    .map(([name, field]) => [resource.plural, name, resource, field] as const),
);

test.each(cases)(
  '%s: %s is patched, and stands in the answer, in its cell and in the documentation',
  (_plural, name, resource, field) => {
    const { record, value } = patched(resource, name, field);
    expect(record[name]).toEqual(shown(field.kind, value));
    expect(read(record)).toEqual({ ...record, warnings: [] });
    expect(schemas[capital(resource.object)]?.properties).toHaveProperty(name);
    expect(schemas[`${capital(resource.object)}Update`]?.properties).toHaveProperty(name);
    const row = rowsByHeader(workbook, resource.sheet).find(({ ID }) => ID === record.id);
    for (const { header, form, part } of columnsOf(resource, name)) {
      const cell = String(row?.[header]);
      if (form !== undefined) expect(form.read(cell)?.[name]).toEqual(shown(field.kind, value));
      else expect(cell.toLowerCase()).toBe(String(partOf(record[name], part)).toLowerCase());
    }
  },
);

test.each(cases.filter(([, name, resource]) => asks(resource, name)))(
  '%s: %s is what lists are filtered and sorted by',
  (plural, name, resource, field) => {
    const { record } = patched(resource, name, field);
    const filter = filtersOf(resource).find((one) => one.field === name);
    const value = String(record[name]);
    if (filter !== undefined) {
      const asked = hasBounds(filter.compares)
        ? { [`${filter.name}[gte]`]: value, [`${filter.name}[lte]`]: value }
        : { [filter.name]: value };
      const found = recordsOf(workspace, plural, asked);
      expect(idsOf(found)).toContain(record.id);
      for (const one of found) expect(String(one[name])).toBe(value);
    }
    if (!sortsOf(resource).includes(name)) return;
    const [up, down] = [name, `-${name}`].map((sort) => idsOf(recordsOf(workspace, plural, { sort })));
    expect(up).toContain(record.id);
    expect(down).toHaveLength(up?.length ?? 0);
  },
);

/** The columns of a field: one, or one for each part of an object. */
function columnsOf(resource: Resource, name: string): TableColumn[] {
  return recordTable(resource).columns.filter(({ key, part }) => (part?.field ?? key) === name);
}

function partOf(value: unknown, part: TableColumn['part']): unknown {
  return part === undefined ? value : (value as Record<string, unknown>)[part.name];
}

function asks(resource: Resource, name: string): boolean {
  return sortsOf(resource).includes(name) || filtersOf(resource).some(({ field }) => field === name);
}

test.each(resources)('$plural: what a person types into each column is taken', (resource) => {
  const columns = Object.entries(resource.fields).filter(
    ([, field]) => field.column !== undefined && isCorrectable(field),
  );
  const typed = columns.flatMap(([name, field]) =>
    bodiesOf(resource).map((body) => {
      const record = create(resource.plural, body());
      const value = named[name]?.() ?? anotherValue(field.kind, record[name]);
      for (const { header, form, part } of columnsOf(resource, name))
        type(resource.sheet, record, header, form?.write({ [name]: value }) ?? String(partOf(value, part)));
      return { name, record, wanted: shown(field.kind, value) };
    }),
  );
  chooseCommand(emulator, 'checkAllRows', [], owner);
  const taken = typed.filter(({ record, name, wanted }) => {
    const after = read(record);
    return after.version === 2 && matches(after[name], wanted);
  });
  expect([...new Set(taken.map(({ name }) => name))]).toEqual(columns.map(([name]) => name));
});

function matches(found: unknown, wanted: unknown): boolean {
  try {
    expect(found).toEqual(wanted);
    return true;
  } catch (_different) {
    return false;
  }
}

test('an export of all these records becomes the same records elsewhere', async () => {
  const exported = await exportWorkspace(portOf(emulator));
  const other = createTestWorkspace();
  const text = exported.files.find(({ name }) => name === 'workspace.json')?.text ?? '';
  await importFile(portOf(other.emulator), { fileName: 'workspace.json', text, plural: null });
  for (const { plural } of resources) expect(all(other, plural)).toEqual(all(workspace, plural));
});

function all(from: Parameters<typeof recordsOf>[0], plural: string): Shown[] {
  return recordsOf(from, plural).map((record) => ({ ...record, path: pathOf(record) }));
}

function capital(word: string): string {
  return pascalCase(word);
}
