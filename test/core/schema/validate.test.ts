import {
  type Fields,
  defaulted,
  derived,
  optional,
  required,
  readOnly,
} from '../../../src/core/schema/field.ts';
import { inputSchema } from '../../../src/core/schema/input-schema.ts';
import {
  bool,
  choice,
  code,
  day,
  decimal,
  integer,
  list,
  metadata,
  object,
  text,
} from '../../../src/core/schema/kinds.ts';
import { blankToNull, validate } from '../../../src/core/schema/validate.ts';

const fields = {
  id: readOnly(code(30), 'Set by the server.'),
  name: required(text(10), 'A name.'),
  state: optional(choice(['open', 'closed']), 'A state.'),
  on: optional(day, 'A day.'),
  rate: optional(decimal({ min: '0', max: '100', decimals: 2 }), 'A rate.'),
  count: optional(integer(1, 5), 'A number.'),
  is_new: defaulted(bool, 'A truth.'),
  home: optional(object({ street: required(text(5), 'A street.') }), 'An address.'),
  rows: defaulted(list({ label: required(code(4), 'A label.') }, 2), 'Some rows.'),
  metadata: defaulted(metadata, 'Anything.'),
  shown: derived(bool, 'Computed.'),
} satisfies Fields;

const faultsOf = (body: unknown): string[] => {
  const result = validate(inputSchema(fields), body);
  return result.ok ? [] : result.problems.map(({ pointer, code: fault }) => `${pointer} ${fault}`).sort();
};

test('gives every field that may be given, null where it was not', () => {
  expect(validate(inputSchema(fields), { name: 'Ada' })).toEqual({
    ok: true,
    value: {
      name: 'Ada',
      state: null,
      on: null,
      rate: null,
      count: null,
      is_new: null,
      home: null,
      rows: null,
      metadata: null,
    },
    problems: [],
  });
});

test('keeps decimals as canonical text and leaves texts as they are', () => {
  const body = { name: ' 007 ', rate: '05.50', rows: [{ label: '=1' }], metadata: { a: 'b', c: null } };
  expect(validate(inputSchema(fields), body)).toMatchObject({
    ok: true,
    value: { name: ' 007 ', rate: '5.5', rows: [{ label: '=1' }], metadata: { a: 'b' } },
  });
});

test('reports every fault at once, each where it is', () => {
  const body = {
    id: 'mine',
    nmae: 'x',
    state: 'opened',
    on: '2026-02-30',
    rate: 100.5,
    count: 1.5,
    is_new: 'true',
    home: { street: 'far too long' },
    rows: [{ label: ' a' }, {}],
  };
  expect(faultsOf(body)).toEqual(
    [
      '/count out_of_range',
      '/home/street too_long',
      '/id read_only',
      '/is_new invalid_type',
      '/name required',
      '/nmae unknown_field',
      '/on invalid_date',
      '/rate out_of_range',
      '/rows/0/label invalid_format',
      '/rows/1/label required',
      '/state invalid_enum',
    ].sort(),
  );
});

test('refuses a list that is too long', () => {
  expect(faultsOf({ name: 'x', rows: [{ label: 'a' }, { label: 'b' }, { label: 'c' }] })).toEqual([
    '/rows too_many_items',
  ]);
});

test('names the field or the word that was probably meant', () => {
  const result = validate(inputSchema(fields), { name: 'x', stat: 'open', state: 'opne' });
  const messages = result.ok ? [] : result.problems.map(({ message }) => message);
  expect(messages.join(' ')).toMatch(/Did you mean "state"\?/);
  expect(messages.join(' ')).toMatch(/Did you mean "open"\?/);
});

test.each([[[]], ['text'], [5], [null], [undefined]])(
  'refuses the body %p as no object, and as nothing else',
  (body) => {
    expect(faultsOf(body)).toEqual([' invalid_type']);
  },
);

test('refuses a list where an object belongs', () => {
  expect(faultsOf({ name: 'x', home: [], metadata: [] })).toEqual([
    '/home invalid_type',
    '/metadata invalid_type',
  ]);
});

test('says of a text of blanks only that it is missing', () => {
  expect(faultsOf({ name: ' '.repeat(50) })).toEqual(['/name required']);
});

test.each(['a\u0000b', 'bell\u0007', '\ud800', 'x\udc00'])('refuses %p, which no sheet keeps', (name) => {
  expect(faultsOf({ name })).toEqual(['/name invalid_format']);
});

test('counts characters as people do', () => {
  expect(faultsOf({ name: '😀'.repeat(10) })).toEqual([]);
  expect(faultsOf({ name: '😀'.repeat(11) })).toEqual(['/name too_long']);
});

test('points into names with slashes and tildes by the rules of JSON Pointer', () => {
  expect(faultsOf({ name: 'x', 'a/b~c': 1 })).toEqual(['/a~1b~0c unknown_field']);
});

test('takes the empty string for nothing given, at any depth', () => {
  expect(blankToNull(JSON.parse('{"a":"","b":[""," "],"c":{"d":""}}'))).toEqual({
    a: null,
    b: [null, ' '],
    c: { d: null },
  });
});
