import { EDGE_PROBLEMS } from '../../src/gateway/http/problem-response.ts';
import { codeMeanings } from '../../src/openapi/schemas/code-meanings.ts';

const meanings = codeMeanings();

test('every code that a gateway answers with has a meaning and the status it is answered with', () => {
  for (const [code, { status }] of Object.entries(EDGE_PROBLEMS)) {
    expect([code, meanings[code]?.status]).toEqual([code, status]);
  }
});

test('codes are told in the order of their statuses, in whole sentences', () => {
  const statuses = Object.values(meanings).map(({ status }) => status);
  expect(statuses).toEqual([...statuses].sort((left, right) => left - right));
  for (const { meaning } of Object.values(meanings)) expect(meaning).toMatch(/^[A-Z].*\.$/);
});
