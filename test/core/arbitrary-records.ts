/** Records as the store keeps them, made of the fields that a resource declares. */
import fc from 'fast-check';
import { canonicalDecimal } from '../../src/core/billing/decimal.ts';
import { type Field, type Fields, isStored } from '../../src/core/schema/field.ts';
import type { Kind } from '../../src/core/schema/kind.ts';
import type { JsonObject } from '../../src/core/schema/represent.ts';
import type { Resource } from '../../src/core/schema/resource.ts';
import { newRecordId } from '../../src/core/schema/record-id.ts';
import { arbitraryDecimalText } from './billing/decimal-texts.ts';

/** Texts that a careless spreadsheet would change, and any others. */
export const arbitraryCellText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '00123',
    '+33612345678',
    '1/2',
    'TRUE',
    '=IMPORTXML("x")',
    "'quoted",
    '@home',
    '-1',
    '1e5',
    '12:30',
  ),
  fc.string({
    unit: fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      "'",
      '\r',
      '\n',
      '\t',
      '\u2060',
      '\u240D',
      '1',
      '/',
      ' ',
      '"',
      'é',
      '😀',
    ),
    maxLength: 12,
  }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const someText = arbitraryCellText.filter((text) => text !== '');

const decimal = arbitraryDecimalText.map(canonicalDecimal);

function valueOfKind({ cell, decimal: isDecimal, fields, list }: Kind<unknown>): fc.Arbitrary<unknown> {
  if (isDecimal !== undefined) return decimal;
  if (fields !== undefined)
    return list === true ? fc.array(objectOf(fields), { maxLength: 3 }) : objectOf(fields);
  if (cell === 'text') return someText;
  if (cell === 'number') return fc.integer({ min: 0, max: 365 });
  if (cell === 'boolean') return fc.boolean();
  return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), someText, { maxKeys: 3, noNullPrototype: true });
}

function fieldValue({ before, kind, mode }: Field): fc.Arbitrary<unknown> {
  const isTexts = Array.isArray(before);
  const value = isTexts ? fc.array(someText, { maxLength: 3 }) : valueOfKind(kind);
  return mode === 'optional' || mode === 'readOnlyNullable' ? fc.option(value) : value;
}

function objectOf(fields: Fields): fc.Arbitrary<JsonObject> {
  const stored = Object.entries(fields).filter(([, field]) => isStored(field));
  return fc.record(Object.fromEntries(stored.map(([name, field]) => [name, fieldValue(field)])), {
    noNullPrototype: true,
  });
}

/** A record of a resource with an id that hides `sequence`. */
export function arbitraryRecord(resource: Resource): fc.Arbitrary<{ record: JsonObject; sequence: number }> {
  const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
  return fc
    .tuple(objectOf(resource.fields), fc.integer({ min: 1, max: 9_000_000 }), time, fc.uuid())
    .map(([record, sequence, timeMs, uuid]) => ({
      record: { ...record, id: newRecordId(resource.idPrefix, timeMs, sequence, uuid) },
      sequence,
    }));
}
