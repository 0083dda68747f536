import { printJson } from '../../src/openapi/print-json.ts';

test('prints what JSON.parse reads back, in lines of at most 200 characters', () => {
  const records = Array.from({ length: 40 }, (_, index) => ({
    id: index,
    name: 'n'.repeat(index),
    tags: [],
  }));
  const value = { records, empty: {}, none: null, text: 'a\nb "c"', deep: { deeper: [[records]] } };
  const printed = printJson(value);
  expect(JSON.parse(printed)).toEqual(value);
  expect(Math.max(...printed.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(201);
  expect(printed.length).toBeLessThan(JSON.stringify(value).length * 1.1);
});

test('puts short members together, and leaves a long text whole', () => {
  expect(printJson({ a: 1, b: [2, 3] })).toBe('{"a":1,"b":[2,3]}');
  const long = 'x'.repeat(250);
  expect(printJson({ a: 1, b: 2, long, c: 3 })).toBe(`{\n"a":1,"b":2,\n"long":"${long}",\n"c":3\n}`);
});
