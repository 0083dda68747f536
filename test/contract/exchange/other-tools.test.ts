/** Files of other tools become the records that they describe; imported again, nothing new. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeFile } from '../../../src/core/csv/decode-file.ts';
import { importFile } from '../../../src/core/exchange/import-file.ts';
import { portOf } from '../../core/exchange/workspace-port.ts';
import { recordsOf, type Shown } from '../support/read-lists.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';

const folder = join(__dirname, '../../core/exchange/samples');

interface Sample {
  readonly file: string;
  readonly kind: 'customers' | 'products';
  readonly encoding: string;
  readonly records: readonly Record<string, unknown>[];
  readonly left_out?: readonly unknown[];
  readonly ask?: readonly { readonly field: string }[];
}

const samples = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Sample);

/** What the file says of a record: fields that nothing fills, and those that the API derives, are left out. */
function saidOf(record: Shown, expected: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const own = Object.entries(record).filter(([name]) => !derived.has(name) || name in expected);
  return Object.fromEntries(own.flatMap(([name, value]) => (isBlank(value) ? [] : [[name, bare(value)]])));
}

const derived = new Set([
  ...[
    'id',
    'object',
    'created_at',
    'updated_at',
    'version',
    'warnings',
    'metadata',
    'amounts',
    'tax_id',
    'etag',
  ],
  ...['active', 'archived', 'tax_exempt', 'currency', 'tax_category', 'unit_code', 'livemode'],
]);

function isBlank(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.map(([name, inner]) => [name, bare(inner)]));
}

function expectedOf(record: Readonly<Record<string, unknown>>): unknown {
  const numbers = ['unit_price', 'tax_rate'].filter((name) => name in record);
  return bare({ ...record, ...Object.fromEntries(numbers.map((name) => [name, Number(record[name])])) });
}

test('There is a sample of each of 24 lists', () => {
  expect(samples).toHaveLength(24);
});

test.each(samples.map((sample) => [sample.file, sample] as const))('%s', async (file, sample) => {
  const decoded = decodeFile(readFileSync(join(folder, file)), TextDecoder);
  if (!decoded.ok) throw new Error(decoded.reason);
  expect(decoded.encoding).toBe(sample.encoding === 'cp1252' ? 'Windows-1252' : 'UTF-8');
  const workspace = createTestWorkspace();
  const port = portOf(workspace.emulator);
  // The name of the file says nothing: its header does.
  const order = { fileName: 'export.csv', text: decoded.text, plural: null };
  const report = await importFile(port, order);
  expect(report.refused).toEqual([]);
  const records = recordsOf(workspace, sample.kind).reverse();
  expect(records.map((record, index) => saidOf(record, sample.records[index] ?? {}))).toEqual(
    sample.records.map(expectedOf),
  );
  expect(report.leftOut).toHaveLength(sample.left_out?.length ?? 0);
  for (const { field } of sample.ask ?? [])
    expect(report.warnings).toEqual([expect.stringContaining(`${field}: `)]);
  const again = await importFile(port, order);
  expect(again).toMatchObject({ written: { [sample.kind]: 0 }, present: records.length, refused: [] });
  expect(recordsOf(workspace, sample.kind)).toHaveLength(records.length);
});
