/**
 * A workload over a lossy web app: many callers create and read invoices, and each request must make exactly one
 * record.
 */
import type { TransportLimits } from '../../../src/gateway/transport/transport-settings.ts';
import type { FaultPlan } from '../../../src/emulator/front-end/faults/fault-plan.ts';

/** Sends a request of the API to a path under the base URL. */
export type SendRequest = (path: string, request?: RequestInit) => Promise<Response>;

interface LossyWorkloadOptions {
  readonly send: SendRequest;
  /** One for each caller. */
  readonly keys: readonly string[];
  /** How many invoices all callers create together. */
  readonly invoices: number;
}

/** The result of the whole workload. */
export interface LossyResult {
  /** How many POSTs were answered by each status. */
  readonly posts: Readonly<Record<number, number>>;
  /** How many GETs were answered by each status. */
  readonly gets: Readonly<Record<number, number>>;
  /** A sentence for each broken promise; none when all is well. */
  readonly violations: readonly string[];
}

interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly po_number: string;
}

interface LossyRun {
  readonly options: LossyWorkloadOptions;
  readonly posts: Record<number, number>;
  readonly gets: Record<number, number>;
  readonly violations: string[];
  readonly made: Invoice[];
}

/** Each caller creates its share of the invoices without an Idempotency-Key, and then reads them. */
export async function runLossyWorkload(options: LossyWorkloadOptions): Promise<LossyResult> {
  const run: LossyRun = { options, posts: {}, gets: {}, violations: [], made: [] };
  await Promise.all(options.keys.map((key, caller) => createShare(run, key, caller)));
  await Promise.all(options.keys.map((key, caller) => readShare(run, key, caller)));
  await compareWithLists(run);
  const { posts, gets, violations } = run;
  return { posts, gets, violations };
}

async function createShare(run: LossyRun, key: string, caller: number): Promise<void> {
  const { send, keys, invoices } = run.options;
  for (let index = caller; index < invoices; index += keys.length) {
    // The customers have no field that must be unique, because the API would then refuse a second record and hide the
    // mistake.
    const po_number = `order ${index + 1} of caller ${caller + 1}`;
    const body = JSON.stringify({ customer_name: `Customer ${caller + 1}`, total: index + 1, po_number });
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const response = await send('/api/v1/invoices', { method: 'POST', headers, body });
    const invoice = (await response.json()) as Invoice;
    count(run.posts, response.status);
    if (response.status !== 201 || invoice.po_number !== po_number)
      run.violations.push(`${po_number} was answered ${response.status} ${JSON.stringify(invoice)}`);
    if (response.headers.has('idempotent-replayed'))
      run.violations.push(`${po_number} was answered as a repeat, though its caller sent it once`);
    run.made.push(invoice);
  }
}

async function readShare(run: LossyRun, key: string, caller: number): Promise<void> {
  const { send, keys } = run.options;
  const own = run.made.filter(({ po_number }) => po_number?.endsWith(` of caller ${caller + 1}`));
  for (const { id, number, po_number } of own) {
    const response = await send(`/api/v1/invoices/${id}`, { headers: { 'x-api-key': key } });
    const read = (await response.json()) as Invoice;
    count(run.gets, response.status);
    if (response.status !== 200 || read.number !== number || read.po_number !== po_number)
      run.violations.push(`GET of ${id} was answered ${response.status} ${JSON.stringify(read)}`);
  }
  run.violations.push(...(own.length === 0 && keys.length > 0 ? [`Caller ${caller + 1} made none.`] : []));
}

/** Compares with the lists of the API: exactly these invoices, one customer for each caller, and no number twice. */
async function compareWithLists({ options, made, violations }: LossyRun): Promise<void> {
  const invoices = (await listAll(options, '/api/v1/invoices')) as readonly Invoice[];
  const customers = await listAll(options, '/api/v1/customers');
  const expected = [...made].map(({ id }) => id).sort();
  const actual = invoices.map(({ id }) => id).sort();
  if (actual.join() !== expected.join() || new Set(actual).size !== options.invoices)
    violations.push(
      `The books hold ${actual.length} invoices, not the ${options.invoices} that were answered.`,
    );
  const numbers = invoices.map(({ number }) => Number(/\d+$/.exec(number)?.[0])).sort((a, b) => a - b);
  if (numbers.some((number, index) => number !== index + 1))
    violations.push(`The numbers do not run from 1 to ${options.invoices}: ${numbers.join(', ')}`);
  if (customers.length !== options.keys.length)
    violations.push(`There are ${customers.length} customers, not ${options.keys.length}.`);
}

async function listAll({ send, keys }: LossyWorkloadOptions, path: string): Promise<readonly unknown[]> {
  const records: unknown[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? 'limit=500' : `limit=500&cursor=${encodeURIComponent(cursor)}`;
    const response = await send(`${path}?${query}`, { headers: { 'x-api-key': keys[0] ?? '' } });
    const page = (await response.json()) as { data: unknown[]; next_cursor: string | null };
    records.push(...page.data);
    cursor = page.next_cursor;
  }
  return records;
}

function count(statuses: Record<number, number>, status: number): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

/**
 * Two of five reads of a stored answer fail: they are answered 404, redirected to `/exec`, or come later
 * than any caller waits. One answer in a hundred fails so often that the gateway gives it up and repeats the request.
 */
export const lossyPlan: FaultPlan = {
  echo_not_found: { share: 0.2, readsMax: 2 },
  echo_bounce: { share: 0.14, readsMax: 2, chainMax: 7 },
  echo_delay: { share: 0.16, readsMax: 1, msMin: 600, msMax: 900 },
};

/** The gateway's limits, about fifty times faster, so that hours of losses pass in a minute. */
export const hurriedLimits: Partial<TransportLimits> = {
  // Longer than this process may block, and shorter than every delay of the plan.
  echoReadMs: 400,
  echoPausesMs: [14, 40, 100],
  backoffMs: 20,
};
