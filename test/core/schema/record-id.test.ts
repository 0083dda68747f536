import fc from 'fast-check';
import { isOfOtherMode, isTestId, newRecordId, sequenceOf } from '../../../src/core/schema/record-id.ts';
import { createRandom, uuidFrom } from '../../seeded-random.ts';

const random = createRandom('record ids');
const prefix = fc.constantFrom('cus', 'inv', 'li');
const time = fc.integer({ min: 0, max: 2 ** 48 - 2 });
// What is above marks ids of test mode.
const sequence = fc.integer({ min: 0, max: 2 ** 30 - 1 });

test('hides the sequence number in an id and finds it again', () => {
  fc.assert(
    fc.property(prefix, time, sequence, fc.uuid(), fc.boolean(), (name, timeMs, number, uuid, livemode) => {
      const id = newRecordId(name, timeMs, number, uuid, livemode);
      expect(id).toMatch(/^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/);
      expect(sequenceOf(id, name)).toBe(number);
      expect(isTestId(id)).toBe(!livemode);
      expect(isOfOtherMode(id, livemode)).toBe(false);
      expect(isOfOtherMode(id, !livemode)).toBe(true);
    }),
  );
});

test('knows no mode of what is no id', () => {
  for (const text of ['', 'inv_', 'inv_1', 'Ada']) {
    expect(isTestId(text)).toBe(false);
    expect(isOfOtherMode(text, true)).toBe(false);
    expect(isOfOtherMode(text, false)).toBe(false);
  }
});

test('makes ids that ascend with their times', () => {
  fc.assert(
    fc.property(
      time,
      fc.tuple(sequence, sequence),
      fc.uuid(),
      fc.uuid(),
      (timeMs, [one, two], uuidOne, uuidTwo) => {
        expect(newRecordId('inv', timeMs, one, uuidOne) < newRecordId('inv', timeMs + 1, two, uuidTwo)).toBe(
          true,
        );
      },
    ),
  );
});

test('does not count up where people can see it', () => {
  const ids = [1, 2, 3, 4].map((number) =>
    newRecordId('inv', 1_767_787_200_000 + number, number, uuidFrom(random)),
  );
  expect(new Set(ids.map((id) => id.slice(-7))).size).toBe(4);
  expect(ids.some((id) => /000000[1-4]$/.test(id))).toBe(false);
});

test('distinguishes two records of one millisecond by the UUID', () => {
  const ids = Array.from({ length: 1000 }, () => newRecordId('inv', 5, 5, uuidFrom(random)));
  expect(new Set(ids).size).toBe(1000);
});

test.each([
  ['another prefix', 'cus_01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ['no prefix', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ['lower case', 'inv_01arz3ndektsv4rrffq69g5fav'],
  ['a letter that is not of the alphabet', 'inv_01ARZ3NDEKTSV4RRFFQ69G5FAI'],
  ['a character less', 'inv_01ARZ3NDEKTSV4RRFFQ69G5FA'],
  ['a line break at its end', 'inv_01ARZ3NDEKTSV4RRFFQ69G5FAV\n'],
  ['nothing', ''],
])('finds no sequence number in an id with %s', (_fault, id) => {
  expect(sequenceOf(id, 'inv')).toBeNull();
});
