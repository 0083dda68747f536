/** Values come through a message as they were, and objects of the services come back as themselves. */
import { hostRealm } from '../../../src/emulator/realm/realm.ts';
import { packValue, unpackValue } from '../../../src/local/script-thread/pack-values.ts';

const range = { isRange: true };
const nameOf = (value: object) => (value === range ? { object: 7, className: 'Range' } : undefined);

function passed(value: unknown): unknown {
  const sent: unknown = structuredClone(packValue(value, nameOf));
  return unpackValue(sent, hostRealm, ({ object, className }) =>
    object === 7 && className === 'Range' ? range : undefined,
  );
}

test.each([
  ['texts and blanks', ['a', null, undefined, true, 1.5]],
  ['rows with dates', [[new Date(5), 'x']]],
  ['bytes', { body: new Uint8Array([1, 2]) }],
  ['members of any name', { object: 7, className: 'Range', nested: { object: 7 } }],
])('%s', (_what, value) => {
  expect(passed(value)).toEqual(value);
});

test('an emulated object is the same one wherever it stands', () => {
  expect(passed(range)).toBe(range);
  expect((passed({ rules: [range] }) as { rules: unknown[] }).rules[0]).toBe(range);
});

test('functions are left out', () => {
  expect(passed({ a: 1, b: () => 2 })).toEqual({ a: 1 });
});
