/** Bodies of requests, made of the fields that a resource takes: valid ones, and ones with something amiss. */
import fc from 'fast-check';
import * as v from 'valibot';
import type { DecimalRules } from '../../src/core/schema/numbers.ts';
import { type Fields, isGiven } from '../../src/core/schema/field.ts';
import type { Kind } from '../../src/core/schema/kind.ts';
import {
  addressScheme,
  bool,
  country,
  currency,
  day,
  email,
  exemptionCode,
  metadata,
  unitCode,
} from '../../src/core/schema/kinds.ts';
import type { Resource } from '../../src/core/schema/resource.ts';

export type Body = Readonly<Record<string, unknown>>;

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9€😀](?:[ -~\t\nÀ-ÿ😀]{0,12}[A-Za-z0-9.€])?$/u);

const particular = new Map<unknown, fc.Arbitrary<unknown>>([
  [addressScheme, fc.constantFrom('0088', '9930')],
  [bool, fc.boolean()],
  [country, fc.constantFrom('DE', 'FR')],
  [currency, fc.constantFrom('EUR', 'JPY', 'KWD')],
  [day, fc.constantFrom('1900-01-01', '2024-02-29', '2026-01-07', '2999-12-31')],
  [email, fc.constantFrom('ada@example.com', 'jörg+1@bücher.example', "o'neil@mail.example.org")],
  [exemptionCode, fc.constantFrom('VATEX-EU-AE', 'VATEX-EU-G')],
  [unitCode, fc.constantFrom('C62', 'HUR')],
  [
    metadata,
    fc.dictionary(fc.stringMatching(/^[a-z_]{1,10}k$/), fc.option(word), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ],
]);

function decimals({ min, max, notZero }: DecimalRules): fc.Arbitrary<number | string> {
  const hundredths = fc
    .integer({ min: min === undefined ? -99_999_999 : Number(min) * 100, max: Number(max ?? '999999') * 100 })
    .filter((value) => notZero !== true || value !== 0);
  return fc.oneof(
    hundredths.map((value) => value / 100),
    hundredths.map((value) => (value / 100).toFixed(2)),
  );
}

function valueIn(kind: Kind<unknown>): fc.Arbitrary<unknown> {
  const inner = kind.fields;
  if (inner !== undefined && kind.list === true)
    return fc.array(objectOf(inner), { minLength: 1, maxLength: 3 });
  if (inner !== undefined) return objectOf(inner);
  if (kind.decimal !== undefined) return decimals(v.getMetadata(kind.schema).rules as DecimalRules);
  const known = particular.get(kind);
  if (known !== undefined) return known;
  // Choices and numbers are generated from their own schema.
  const candidates = [
    ...(kind.words ?? []),
    'draft',
    'open',
    'sent',
    'card',
    0,
    30,
    '2026-01-31T12:00:00Z',
    ['ada@example.com'],
    ['pdf'],
  ].filter((value) => v.is(kind.schema, value));
  const isChoice = !v.is(kind.schema, 'no such word');
  return isChoice ? fc.constantFrom(...candidates) : word;
}

/** Objects of valid fields. */
export function objectOf(fields: Fields): fc.Arbitrary<Body> {
  const given = Object.entries(fields).filter(([, field]) => isGiven(field));
  const required = given.filter(([, { mode }]) => mode === 'required').map(([name]) => name);
  const values = given.map(([name, { kind, mode }]) => {
    const value = valueIn(kind);
    return [name, mode === 'required' ? value : fc.option(value, { freq: 8 })] as const;
  });
  return fc.record(Object.fromEntries(values), { requiredKeys: required, noNullPrototype: true });
}

/** Bodies of valid fields; those of documents name a customer, and are of one shape or the other. */
export function arbitraryBody(resource: Resource): fc.Arbitrary<Body> {
  const { alternatives: [needed] = [] } = resource;
  const body = objectOf(resource.fields).map(
    (drawn): Body => (needed === undefined ? drawn : { ...drawn, [needed]: drawn[needed] ?? 'An id' }),
  );
  const { total: ofTotal } = resource.fields;
  // The lines of a credit note are computed from those of its invoice.
  if (ofTotal === undefined || !isGiven(ofTotal)) return body;
  return fc.tuple(body, fc.boolean(), objectOf(resource.fields)).map(([first, fromItems, second]) => {
    const { tax_rate, tax_inclusive, discount, discount_percent, items, total, service_period, ...rest } =
      first;
    const period = typeof rest.service_date === 'string' ? null : ordered(service_period);
    const { customer_name = null, exchange_rate = null, exchange_rate_date = null } = rest;
    const named = {
      ...rest,
      service_period: period,
      exchange_rate_date: exchange_rate === null ? null : exchange_rate_date,
      customer_name: customer_name ?? 'Ada Lovelace',
    };
    if (!fromItems) return { ...named, total: total ?? 12.5, tax_rate: tax_rate ?? null };
    const lines = (items ?? second.items ?? [{ description: 'Work', unit_price: 1 }]) as readonly Body[];
    return { ...named, tax_inclusive, discount, items: lines.map(sayEnough) };
  });
}

// The end of a period is not before its start.
function ordered(period: unknown): unknown {
  const { start, end } = (period ?? {}) as { readonly start?: string; readonly end?: string };
  if (start === undefined || end === undefined) return null;
  return start < end ? { start, end } : { start: end, end: start };
}

function sayEnough({ discount_percent: _percent, ...line }: Body): Body {
  if (typeof line.product_id === 'string') return line;
  return { ...line, description: line.description ?? 'Work', unit_price: line.unit_price ?? '12.50' };
}

/** Values of the wrong type. */
const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  101,
  1.5,
  1e13,
  '1.5',
  '-3',
  '1e3',
  '100.01',
  '0.00',
  ' ',
  ' padded',
  'a\u0007b',
  'x'.repeat(41),
  'x'.repeat(5001),
  '😀'.repeat(150),
  'eur',
  'de',
  '2026-02-30',
  '1899-12-31',
  'ada@localhost',
  'void',
  [],
  [null],
  {},
  { a: 1 },
];

/** The same body with one value replaced, one name removed, or one name added, anywhere in it. */
export function mutated(body: fc.Arbitrary<Body>): fc.Arbitrary<Body> {
  return fc
    .tuple(body, fc.nat(), fc.constantFrom('replace', 'remove', 'add'), fc.constantFrom(...oddities))
    .map(([original, pick, change, oddity]) => {
      const copy = JSON.parse(JSON.stringify(original)) as Record<string, unknown>;
      const places = placesIn(copy);
      const place = places[pick % places.length];
      if (place === undefined || change === 'add')
        return { ...copy, [pick % 2 === 0 ? 'id' : 'nonsense']: oddity };
      if (change === 'remove' && !Array.isArray(place.holder)) delete place.holder[place.name];
      else place.holder[place.name] = oddity;
      return copy;
    });
}

interface Place {
  readonly holder: Record<string, unknown>;
  readonly name: string;
}

function placesIn(node: Record<string, unknown>): readonly Place[] {
  return Object.entries(node).flatMap(([name, value]) => [
    { holder: node, name },
    ...(typeof value === 'object' && value !== null ? placesIn(value as Record<string, unknown>) : []),
  ]);
}
