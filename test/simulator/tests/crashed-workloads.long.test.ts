import { globalFunctions } from '../../../src/build/global-functions.ts';
import { allRoutes } from '../../../src/core/api/routes/all-routes.ts';
import type { ReceivedAnswer, ApiCall } from '../actors/actor.ts';
import type { EndedExecution } from '../actors/exchange.ts';
import { runPlan } from '../schedule/run.ts';
import { replayScheduler } from '../schedule/scheduler.ts';
import { crashedWorkloads } from '../workloads/crashed/index.ts';
import type { SimulatedScene } from '../world/scene.ts';
import type { CommandName } from '../../../src/pages/protocol.ts';
import { sceneWith } from './test-scene.ts';

let remove: () => void;
/** By the names of the workloads, what their failures strike when none does. */
let struck: ReadonlyMap<string, EndedExecution | undefined>;

beforeAll(async () => {
  const prepared = await sceneWith(null);
  remove = prepared.remove;
  struck = new Map(crashedWorkloads.map(({ name, struck: id }) => [name, find(prepared.scene, name, id)]));
}, 180_000);

afterAll(() => remove());

/** The status of workloads that are there to be refused. */
const refusals = new Map([['use_revoked_key', 401]]);

function find(scene: SimulatedScene, name: string, id: string): EndedExecution | undefined {
  const plan = { seed: 3, workloads: [name], deviations: [] };
  const { executions, exchanges } = runPlan(scene, plan, replayScheduler(plan), { isThorough: false });
  const isExpected = (answer: ReceivedAnswer, { refusal }: ApiCall): boolean =>
    refusal === undefined
      ? answer.status < 300 || answer.status === refusals.get(name)
      : answer.body.code === refusal;
  const refused = exchanges.find(({ answer, call }) => answer === null || !isExpected(answer, call));
  if (refused !== undefined) throw new Error(`${name}: ${JSON.stringify(refused.answer)}`);
  return executions.find((execution) => execution.id === id);
}

/** The purposes of the struck executions, with the route of a request as the register of routes spells it. */
function purposes(): Set<string> {
  return new Set(
    [...struck.values()].map((execution) =>
      (execution?.purpose ?? '').replace(/[a-z]{2,3}_[0-9A-Z]{26}/, '{id}'),
    ),
  );
}

test.each(crashedWorkloads.map(({ name }) => name))('%s does what it is there for', (name) => {
  const execution = struck.get(name);
  expect(execution?.outcome).toMatchObject({ ok: true });
  if (execution?.outcome.ok !== true || !execution.purpose.startsWith('developerArea')) return;
  expect(JSON.parse(String(execution.outcome.value))).toMatchObject({ ok: true });
});

/** Routes that write, by their method, but commit nothing. */
const readingRoutes = new Map([
  ['POST /invoices/preview', 'It answers what an invoice would be, and writes nothing.'],
  ['POST /credit_notes/preview', 'It answers what a credit note would be, and writes nothing.'],
]);

test('Every route that writes has a crashed workload', () => {
  const known = purposes();
  const lacking = allRoutes
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !readingRoutes.has(route) && !known.has(route.replace(' ', ' /api/v1')));
  expect(lacking).toEqual([]);
});

/** Functions that Google calls by name and that leave nothing half done. */
const readingFunctions = new Map([
  ['doGet', 'It answers reads alone.'],
  ['doPost', 'Each of its routes is a case of its own.'],
  ['onOpen', 'It adds the menu, which is gone with the window.'],
  ['showDeveloperArea', 'It opens a page.'],
  ['showSidebar', 'It opens a page.'],
  ['newInvoice', 'It opens a page, whose writes are cases of their own.'],
  ['newQuotation', 'It opens a page.'],
  ['recordPayment', 'It opens a page.'],
  ['creditInvoice', 'It opens a page.'],
  ['correctInvoice', 'It opens a page, which operates.'],
  ['duplicateDocument', 'It opens a page.'],
  ['openDocument', 'It opens a page.'],
  ['savePdf', 'It opens a page.'],
  ['mailDocument', 'It opens a page, which operates.'],
  ['testWebApp', 'It keeps one address, in one property, after the web app has answered there.'],
  ['checkHealth', 'Each of its fixes is a case of its own, as a command of the developer area.'],
  ['developerArea', 'Each of its commands is a case of its own.'],
]);

test('Every function that Google calls by name has a crashed workload', () => {
  const known = purposes();
  const lacking = globalFunctions
    .map(({ name }) => name)
    .filter((name) => !readingFunctions.has(name) && !known.has(name));
  expect(lacking).toEqual([]);
});

/** The compiler sees to it that each command is named here. */
const commands: Readonly<Record<CommandName, 'writes' | 'reads'>> = {
  overview: 'reads',
  running: 'reads',
  // It keeps one address, in one property, after the web app has answered there.
  connect_web_app: 'reads',
  open_document: 'reads',
  draw_documents: 'reads',
  clear_test_data: 'writes',
  list_keys: 'reads',
  create_key: 'writes',
  roll_key: 'writes',
  revoke_key: 'writes',
  usage: 'reads',
  business: 'reads',
  save_business: 'writes',
  operate: 'writes',
  list_endpoints: 'reads',
  create_endpoint: 'writes',
  update_endpoint: 'writes',
  delete_endpoint: 'writes',
  rotate_secret: 'writes',
  ping_endpoint: 'writes',
  list_deliveries: 'reads',
  get_delivery: 'reads',
  resend_delivery: 'writes',
  list_checks: 'reads',
  run_check: 'reads',
  fix_check: 'writes',
  list_probes: 'reads',
  // It keeps what it has measured in properties, and works on a sheet of its own.
  run_probe: 'reads',
  recover: 'writes',
  reference: 'reads',
  open_developer_area: 'reads',
  survey_einvoices: 'reads',
  exchange_head: 'reads',
  exchange_settings: 'writes',
  exchange_page: 'reads',
  exchange_restore: 'writes',
  exchange_table: 'writes',
  exchange_rows: 'writes',
};

test('Every command of the developer area that writes has a crashed workload', () => {
  const known = purposes();
  const lacking = Object.entries(commands)
    .filter(([name, does]) => does === 'writes' && !known.has(`developerArea ${name}`))
    .map(([name]) => name);
  expect(lacking).toEqual([]);
});

test('The request that meets the row of a person settles it itself', () => {
  // It brings in the script that does so; what finishes the transaction of another follows each crash of a write.
  const calls = struck.get('patch_touched_row')?.calls ?? [];
  expect(calls.map(({ call }) => call.service)).toContain('html');
});
