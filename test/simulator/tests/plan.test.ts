import { decodePlan, encodePlan } from '../schedule/plan.ts';

test('A token holds the whole plan', () => {
  const plan = {
    seed: 17,
    workloads: ['creations', '', 'twins'],
    deviations: [
      { at: '0.0.1.0/17', what: 'kill', choice: 3 },
      { at: 'told-0.0.1.0-4-0-0.1.0/2', what: 'switch', choice: 1 },
    ],
  };
  expect(decodePlan(encodePlan(plan))).toEqual(plan);
});

test('A token may hold no deviation', () => {
  const plan = { seed: 1, workloads: ['reading'], deviations: [] };
  expect(decodePlan(encodePlan(plan))).toEqual(plan);
});

test.each(['', 'x~creations~', '1~creations', '1~creations~0.0.1.0/17:kill'])(
  'The text "%s" is no token',
  (text) => {
    expect(() => decodePlan(text)).toThrow(/is no (token|deviation)/);
  },
);
