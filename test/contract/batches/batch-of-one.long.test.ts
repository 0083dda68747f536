/** A batch of one record is that record: whatever the body, it makes the same one or is refused for the same reasons. */
import fc from 'fast-check';
import { resources } from '../../../src/core/resources/index.ts';
import '../../../src/core/resources/late-rules.ts';
import { type Body, arbitraryBody, mutated } from '../../openapi/arbitrary-bodies.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';
import type { Answered } from '../support/test-workspace.ts';

const makeScene = sceneMaker({}, (call) => {
  const line = { description: 'Gears', unit_price: 10 };
  for (let count = 0; count < 3; count += 1)
    call('POST', '/api/v1/invoices', { body: { customer_name: 'Ada', items: [line] } });
});

// What differs by chance: ids, instants and the tags of rows that hold them.
function withoutChance(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replace(/\b([a-z]+)_[0-9A-HJKMNP-TV-Z]{26}/g, '$1_')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'an instant')
    .replace(/"etag":"\\"[0-9a-f]+\\""/g, '"etag":""');
  return JSON.parse(text) as unknown;
}

interface Problem {
  readonly status: number;
  readonly errors?: readonly { readonly pointer: string; readonly code: string }[];
}

function faultsOf({ errors = [] }: Problem): string[] {
  return errors.map(({ pointer, code }) => `${pointer} ${code}`).sort();
}

function expectSame(alone: Answered, each: Answered, atomic: Answered): void {
  const [result] = each.body.results;
  expect({ status: result.status, each: each.status }).toEqual({ status: alone.status, each: 207 });
  if (alone.status === 201) {
    expect(atomic.status).toBe(201);
    for (const made of [result.data, atomic.body.data[0]])
      expect(withoutChance(made)).toEqual(withoutChance(alone.body));
    return;
  }
  const wanted = faultsOf(alone.body).map((fault) => `/data/0${fault}`);
  expect(faultsOf(result.problem)).toEqual(wanted);
  expect(result.problem.code).toBe(alone.body.code);
  expect(atomic.status).toBe(alone.status === 409 ? 422 : alone.status);
  if (alone.status === 422) expect(faultsOf(atomic.body)).toEqual(wanted);
  if (alone.status === 409) expect(atomic.body.errors).toMatchObject([{ code: alone.body.code }]);
}

const document = { customer_name: 'Ada', items: [{ description: 'Gears', unit_price: 10, tax_rate: 0.2 }] };
const documents: readonly Body[] = [
  document,
  { customer_name: 'Newcomer', total: 12, tax_rate: 20 },
  { ...document, status: 'draft', notes: 'Thank you' },
  { ...document, number: 'OWN-1', external_id: 'own-1' },
  { ...document, number: 'OWN-1', status: 'sent' },
  { ...document, number: 'OWN-1', status: 'open' },
  { ...document, external_id: 'own-1' },
];

/** Bodies that are hardly found by chance. */
const particular: Readonly<Record<string, readonly Body[]>> = {
  invoices: documents,
  quotations: documents,
  credit_notes: [1, 2, 2].map((number) => ({
    invoice_number: `INV-2026-000${number}`,
    amount: 1,
    reason: 'duplicate',
  })),
  payments: [1, 2, 3, 3].map((number) => ({ invoice_number: `INV-2026-000${number}` })),
};

// Callers create none of what only actions make.
const written = resources.filter(({ actionScope }) => actionScope === undefined);

test.each(written.map((resource) => [resource.plural, resource] as const))('of %s', (plural, resource) => {
  const [one, other, third] = [makeScene(), makeScene(), makeScene()] as [Scene, Scene, Scene];
  const path = `/api/v1/${plural}`;
  const statuses = new Set<number>();
  const compare = (body: Body): void => {
    for (const scene of [one, other, third]) scene.emulator.world.clock.advance(1_000);
    const alone = one.call('POST', path, { body });
    const each = other.call('POST', `${path}/batch`, { body: { data: [body], atomic: false } });
    const atomic = third.call('POST', `${path}/batch`, { body: { data: [body] } });
    expectSame(alone, each, atomic);
    statuses.add(alone.status);
  };
  for (const body of particular[plural] ?? []) compare(body);
  const arbitrary = fc.oneof(arbitraryBody(resource), mutated(arbitraryBody(resource)));
  fc.assert(fc.property(arbitrary, compare), { numRuns: 60 });
  // No body by itself has credit behind it that could be refunded.
  const some = plural === 'refunds' ? [422] : [201, 422];
  expect([...statuses]).toEqual(expect.arrayContaining(some));
});
