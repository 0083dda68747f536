import { createRandom, uuidFrom } from './seeded-random.ts';

function draws(name: string, count: number): number[] {
  const random = createRandom(name);
  return Array.from({ length: count }, random.next);
}

test('The same name draws the same, another one something else', () => {
  expect(draws('1/plan', 20)).toEqual(draws('1/plan', 20));
  expect(draws('1/plan', 20)).not.toEqual(draws('2/plan', 20));
});

test('Neighbouring names draw apart at once, and evenly', () => {
  const firsts = Array.from({ length: 2000 }, (_, seed) => createRandom(`${seed}/scheduler`).next());
  const quarters = [0, 1, 2, 3].map(
    (quarter) => firsts.filter((value) => Math.floor(value * 4) === quarter).length,
  );
  for (const count of quarters) expect(Math.abs(count - 500)).toBeLessThan(100);
});

test('Whole numbers stay below their limit, and picks come from the list', () => {
  const random = createRandom('limits');
  const numbers = Array.from({ length: 300 }, () => random.below(3));
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2]));
  expect(['a', 'b']).toContain(random.pick(['a', 'b']));
  expect(() => random.pick([])).toThrow('nothing to pick');
});

test('A UUID is one of version 4', () => {
  expect(uuidFrom(createRandom('uuid'))).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
