/** `npm run lossy`: 500 invoices by 10 callers while two of five second hops are lost; exit 1 unless all is well. */
import { createBillingFetch } from '../../src/gateway/client/create-billing-fetch.ts';
import { createFaults, type PlannedFaults } from '../../src/emulator/front-end/faults/fault-plan.ts';
import { hurriedLimits, lossyPlan, type LossyResult, runLossyWorkload } from './lossy-workload.ts';
import { openLoadServer } from './open-load-server.ts';
import { readNumber } from './read-number.ts';

const callers = 10;
const invoicesByDefault = 500;

function printTable({ passed, injected }: PlannedFaults, result: LossyResult, seconds: number): void {
  const lost = Object.values(injected).reduce((total, each) => total + each, 0);
  const rows: readonly (readonly [string, unknown])[] = [
    ['POSTs by status', JSON.stringify(result.posts)],
    ['GETs by status', JSON.stringify(result.gets)],
    ['executions of the script', passed.after_execution],
    ['second hops', passed.echo],
    ['second hops lost', `${lost} (${((100 * lost) / passed.echo).toFixed(1)} %)`],
    ...Object.entries(injected).map(([name, times]) => [`  ${name}`, times] as const),
    ['violations', result.violations.length],
    ['seconds', seconds.toFixed(1)],
  ];
  for (const [name, value] of rows) console.log(`${name.padEnd(26)} ${value}`);
  for (const violation of result.violations) console.error(violation);
}

const invoices = readNumber('--invoices', invoicesByDefault);
const seed = readNumber('--seed', 1);
// Without a gateway the client's own pauses are waited for: a minute and a half.
const isWithoutGateway = process.argv.includes('--without-gateway');
const startedMs = Date.now();
const faults = createFaults(lossyPlan, seed);
const stage = await openLoadServer({ callers, frontEnd: { faults }, gateway: { limits: hurriedLimits } });
const billingFetch = isWithoutGateway ? createBillingFetch(stage.execUrl) : fetch;
console.log(
  `${invoices} invoices, ${callers} callers, seed ${seed}${isWithoutGateway ? ', without a gateway' : ''}`,
);
const result = await runLossyWorkload({
  send: (path, request) => billingFetch(stage.origin + path, request),
  keys: stage.keys,
  invoices,
  onProgress({ created, read }) {
    if ((created + read) % 100 === 0) console.log(`created ${created}, read ${read}`);
  },
});
await stage.close();
printTable(faults, result, (Date.now() - startedMs) / 1_000);
process.exitCode = result.violations.length === 0 ? 0 : 1;
