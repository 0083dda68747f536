/** The script keeps nothing from one execution to the next: in one context all come to what each comes to in its own. */
import { chooseCommand } from '../../src/local/runtime/menu-command.ts';
import { createRandom, uuidFrom } from '../seeded-random.ts';
import { createPerson } from '../contract/support/person.ts';
import { createTestWorkspace, owner, type WorkspaceOptions } from '../contract/support/test-workspace.ts';

const items = [{ description: 'Gears', quantity: 3, unit_price: '19.99', tax_rate: 5 }];

/** Requests, a person's edits, triggers, the menu and pages, in every order in which one could leave something to another. */
function tellStory(options: WorkspaceOptions) {
  const random = createRandom('a story');
  const workspace = createTestWorkspace({ ...options, uuid: () => uuidFrom(random) });
  const { emulator, clock } = workspace;
  const person = createPerson(workspace);
  const answers: unknown[] = [];
  const ask = (method: string, path: string, body?: unknown, query = ''): string => {
    const { usage, ...answer } = workspace.call(method, `/api/v1/${path}`, { body, query });
    answers.push({ ...answer, calls: [...usage.byMember], ms: usage.ms });
    return String(answer.body.id);
  };
  const runs = (functionName: string): void => {
    clock.advance(60_000);
    const outcome = emulator.run(functionName, [], { kind: 'time_trigger', activeUser: owner });
    answers.push({ ok: outcome.ok, calls: [...outcome.usage.byMember], ms: outcome.usage.ms });
  };
  const round = (name: string): void => {
    ask('POST', 'customers', { name });
    const invoice = ask('POST', 'invoices', { customer_name: name, items });
    ask('POST', 'payments', { invoice_id: invoice, amount: '1.50' });
    ask('PATCH', `invoices/${invoice}`, { notes: 'Thanks' });
    ask('POST', 'invoices', { customer_name: name, items: [{ quantity: -1 }] });
    person.typesRow('Customers', { Name: `${name} by hand` });
    ask('GET', 'customers', undefined, 'q=hand&sort=name');
    runs('runUpkeep');
    person.does((edits) => edits.deleteRows('Products', 2, 1));
    runs('sweepRows');
    ask('GET', 'invoices', undefined, 'include=total_count&overdue=false');
    answers.push(emulator.callFromPage('developerArea', ['{"command":"overview","input":{}}'], owner));
    ask('GET', 'unknown');
  };
  round('Ada');
  chooseCommand(emulator, 'setUp');
  round('Grace');
  return {
    answers,
    sheets: workspace.workbook.data.sheets.map(({ name, rows }) => ({ name, rows })),
    properties: emulator.world.properties.snapshot(),
  };
}

test('a story ends the same, with the same answers and calls', () => {
  expect(tellStory({})).toEqual(tellStory({ context: 'fresh' }));
});
