/** Proves what the comparison of the README lets pass and what it does not. */
import { complete, parseShown } from './shown-json.ts';

const answer = { id: 'inv_1', total: 12.5, items: [{ a: 1 }, { a: 2 }], customer: null };

test.each([
  '{ "id": "inv_…", … }',
  '{ "total": 12.5, "items": [{ "a": 1 }, …], … }',
  '{ "items": [{ … }, { "a": 2 }], … }',
  '{ "id": "inv_1", "total": 12.5, "items": […], "customer": null }',
])('%s is what was answered', (shown) => {
  expect(complete(parseShown(shown), answer)).toEqual(answer);
});

test.each([
  '{ "id": "quo_…", … }',
  '{ "id": "inv_…" }',
  '{ "total": 12.4, … }',
  '{ "total": "12.5", … }',
  '{ "number": null, … }',
  '{ "items": [{ "a": 1 }], … }',
  '{ "items": [{ "a": 2 }, …], … }',
  '{ "items": [{ "a": 1 }, { "a": 2 }, { "a": 3 }, …], … }',
  '{ "customer": { … }, … }',
  '[…]',
])('%s is not what was answered', (shown) => {
  expect(complete(parseShown(shown), answer)).not.toEqual(answer);
});
