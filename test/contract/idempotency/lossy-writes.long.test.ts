/** One request is one record, however many answers the second hop loses. */
import { createBillingFetch } from '../../../src/gateway/client/create-billing-fetch.ts';
import { hurriedLimits, lossyPlan, type SendRequest, runLossyWorkload } from './lossy-workload.ts';
import { serveWorkspace, type ServedWorkspace } from '../../served-workspace.ts';
import { createFaults, type FaultPlan } from '../../../src/emulator/front-end/faults/fault-plan.ts';

// Waiting for what is lost takes a few seconds, and several times that on a busy machine.
jest.setTimeout(60_000);

let stage: ServedWorkspace;

afterEach(() => stage.close());

async function open(plan: FaultPlan, callers: number) {
  const faults = createFaults(plan, 7);
  stage = await serveWorkspace({ callers, frontEnd: { faults }, gateway: { limits: hurriedLimits } });
  const throughGateway: SendRequest = (path, request) => fetch(stage.origin + path, request);
  return { faults, throughGateway };
}

test('40 POSTs without a key by 10 callers make 40 invoices while two of five second hops are lost', async () => {
  const { faults, throughGateway } = await open(lossyPlan, 10);
  const result = await runLossyWorkload({ send: throughGateway, keys: stage.keys, invoices: 40 });
  expect(result).toEqual({ posts: { 201: 40 }, gets: { 200: 40 }, violations: [] });
  const { echo_not_found = 0, echo_bounce = 0, echo_delay = 0 } = faults.injected;
  expect(Math.min(echo_not_found, echo_bounce, echo_delay)).toBeGreaterThan(2);
  expect((echo_not_found + echo_bounce + echo_delay) / faults.passed.echo).toBeGreaterThan(0.33);
});

test('answers that are lost for good are asked for again, and make no second invoice', async () => {
  const plan: FaultPlan = { echo_not_found: { share: 0.3, readsMax: 6 }, hang_up: { share: 0.15 } };
  const { faults, throughGateway } = await open(plan, 4);
  const result = await runLossyWorkload({ send: askAsToldBy(throughGateway), keys: stage.keys, invoices: 8 });
  expect(result).toEqual({ posts: { 201: 8 }, gets: { 200: 8 }, violations: [] });
  expect(faults.passed.after_execution).toBeGreaterThan(8 + 8 + 2);
});

test('the same holds without a gateway', async () => {
  const { faults } = await open(lossyPlan, 6);
  const send = createBillingFetch(stage.execUrl);
  const result = await runLossyWorkload({ send, keys: stage.keys, invoices: 6 });
  expect(result).toEqual({ posts: { 201: 6 }, gets: { 200: 6 }, violations: [] });
  expect(Object.keys(faults.injected).length).toBeGreaterThan(1);
});

test('a sender that repeats without a key is found out', async () => {
  const { throughGateway } = await open({}, 2);
  const blindly: SendRequest = async (path, request) => {
    if (request?.method === 'POST') await throughGateway(path, request);
    return throughGateway(path, request);
  };
  const { violations } = await runLossyWorkload({ send: blindly, keys: stage.keys, invoices: 2 });
  expect(violations).toEqual(['The books hold 4 invoices, not the 2 that were answered.']);
});

/** What the documentation tells callers to do about a 502: repeat with the key of the answer, at once here. */
function askAsToldBy(send: SendRequest): SendRequest {
  return async (path, request) => {
    let response = await send(path, request);
    for (let repeats = 0; response.status === 502 && repeats < 10; repeats += 1) {
      const headers = new Headers(request?.headers);
      const key = response.headers.get('idempotency-key');
      if (key !== null) headers.set('idempotency-key', key);
      response = await send(path, { ...request, headers });
    }
    const told = new Headers(response.headers);
    told.delete('idempotent-replayed');
    return new Response(response.body, { status: response.status, headers: told });
  };
}
