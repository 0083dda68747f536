import fc from 'fast-check';
import { flatHeaders, flatten, unflatten } from '../../../src/core/exchange/flat-record.ts';
import { exportedRecord, importedRecord } from '../../../src/core/exchange/exported-record.ts';
import { resources } from '../../../src/core/resources/index.ts';
import '../../../src/core/resources/late-rules.ts';
import type { JsonObject } from '../../../src/core/schema/represent.ts';
import type { Resource } from '../../../src/core/schema/resource.ts';
import { timeOf } from '../../../src/core/schema/record-id.ts';
import { arbitraryRecord } from '../arbitrary-records.ts';

/** Arbitrary records with the times that their ids tell. */
function stampedRecord(resource: Resource): fc.Arbitrary<{ record: JsonObject; sequence: number }> {
  return arbitraryRecord(resource).map(({ record, sequence }) => {
    const at = new Date(timeOf(String(record.id))).toISOString();
    return { record: { ...record, created_at: at, updated_at: at }, sequence };
  });
}

/** Internal fields are made of the others: those of arbitrary records are not. */
function whole(resource: Resource, record: JsonObject): JsonObject {
  // Who accepted from where stays in the workbook. The word overdue is written anew by the day's job.
  const { accepted_from: _audit, overdue_on: _word, ...exported } = record;
  return { ...exported, ...resource.complete?.(exported) };
}

describe.each(resources.map((resource) => [resource.plural, resource] as const))(
  'An export of %s',
  (_plural, resource) => {
    test('gives back the record as JSON', () => {
      fc.assert(
        fc.property(stampedRecord(resource), ({ record, sequence }) => {
          const text = JSON.stringify(exportedRecord(resource, record));
          const imported = importedRecord(resource, JSON.parse(text));
          expect(imported).toEqual({ ok: true, record: whole(resource, record), seq: sequence });
        }),
        { numRuns: 2 },
      );
    });

    test('gives back the record as a row of texts', () => {
      const header = flatHeaders(resource.fields);
      expect(new Set(header).size).toBe(header.length);
      fc.assert(
        fc.property(stampedRecord(resource), ({ record }) => {
          const exported = exportedRecord(resource, record);
          const cells = flatten(resource.fields, exported);
          expect(cells).toHaveLength(header.length);
          const again = exportedRecord(resource, unflatten(resource.fields, header, cells));
          expect(flatten(resource.fields, again)).toEqual(cells);
          expect(importedRecord(resource, again)).toMatchObject({ ok: true, record: { id: record.id } });
        }),
        { numRuns: 2 },
      );
    });

    test('finds its columns in any order, and takes what is no value of a field for what it is: wrong', () => {
      const [sample] = fc.sample(stampedRecord(resource), { numRuns: 1, seed: 2 });
      const record = sample?.record ?? {};
      const header = flatHeaders(resource.fields);
      const cells = flatten(resource.fields, exportedRecord(resource, record));
      const turned = unflatten(resource.fields, [...header].reverse(), [...cells].reverse());
      expect(importedRecord(resource, turned)).toMatchObject({ ok: true, record: { id: record.id } });
      expect(importedRecord(resource, { ...turned, id: 'nonsense' })).toMatchObject({ ok: false });
      for (const wrong of [{ created_at: '2026-01-07' }, { updated_at: 5 }, { version: '1' }])
        expect(importedRecord(resource, { ...turned, ...wrong })).toMatchObject({ ok: false });
      const broken = header.map((name) => (name === 'metadata' ? '{' : (cells[header.indexOf(name)] ?? '')));
      expect(importedRecord(resource, unflatten(resource.fields, header, broken))).toMatchObject({
        ok: !header.includes('metadata'),
      });
      expect(importedRecord(resource, null)).toEqual({ ok: false, reason: 'It is no record.' });
    });
  },
);
