/** A workspace with customers and invoices in it, and a person beside it who touches its sheets. */
import {
  createPersonEdits,
  type PersonEdits,
} from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { rowsByHeader } from './ledger.ts';
import { type Scene, sceneMaker } from './scene.ts';
import type { Answered } from './test-workspace.ts';

/** The lines of every invoice of the office. */
export const officeLines = [
  { description: 'Gears', quantity: 3, unit_price: '19.99', tax_rate: 5 },
  { description: 'Cams', quantity: 10, unit_price: 120, tax_rate: 20 },
  { description: 'Wheels', unit_price: '12.50', tax_category: 'exempt' },
];

export interface Office extends Scene {
  readonly edits: PersonEdits;
  /** The records made so far by path, the oldest first. */
  readonly made: Record<'customers' | 'invoices', Answered['body'][]>;
  /** Creates a customer and an invoice for it. */
  bill(name: string): void;
  /** Gets and lists everything that was made, and expects it unchanged. */
  expectAllThere(): void;
}

// 92 calls a minute, were they answered in no time: below the rate limit.
const pauseMs = 650;

const openScene = sceneMaker({}, () => undefined);

/** An office with so many customers and an invoice for each. */
export function openOffice(invoices: number): Office {
  const scene = openScene();
  const call: Scene['call'] = (method, path, options) => {
    scene.emulator.world.clock.advance(pauseMs);
    return scene.call(method, path, options);
  };
  const create = (plural: string, body: unknown): Answered['body'] => {
    const answer = call('POST', `/api/v1/${plural}`, { body });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  };
  const made: Office['made'] = { customers: [], invoices: [] };
  const office: Office = {
    ...scene,
    call,
    edits: createPersonEdits(scene.workbook, scene.emulator.world.clock),
    made,
    bill(name) {
      made.customers.push(create('customers', { name, notes: `About ${name}` }));
      made.invoices.push(create('invoices', { customer_name: name, items: officeLines, notes: 'Thanks' }));
    },
    expectAllThere() {
      for (const plural of ['customers', 'invoices'] as const) {
        const path = `/api/v1/${plural}`;
        const newestFirst = [...made[plural]].reverse();
        expect(call('GET', path, { query: 'limit=500' }).body.data).toEqual(newestFirst);
        for (const record of newestFirst) expect(call('GET', `${path}/${record.id}`).body).toEqual(record);
        expect(call('GET', path, { query: 'limit=2' }).body.data).toEqual(newestFirst.slice(0, 2));
      }
    },
  };
  for (let index = 1; index <= invoices; index += 1) office.bill(`Customer ${index}`);
  return office;
}

/** Expects a 503 that names what a person has to repair, with no record and no transaction written. */
export function expectRefusal(
  office: Office,
  act: () => Answered,
  members: Readonly<Record<string, string>>,
): void {
  const content = (): unknown => [
    office.workbook.data.sheets
      .filter(({ name }) => name !== 'journal')
      .map(({ name, rows }) => [name, rows]),
    // The mark that an earlier transaction's rows are written may come at any time.
    rowsByHeader(office.workbook, 'journal').map((row) => ({ ...row, applied: '' })),
  ];
  const before = JSON.stringify(content());
  expect(act()).toMatchObject({
    status: 503,
    body: { code: 'workspace_misconfigured', ...members },
    headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
  });
  expect(JSON.stringify(content())).toBe(before);
}
