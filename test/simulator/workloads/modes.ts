/** Workloads of test mode: clients with test keys beside clients with live keys. */
import {
  type ApiCall,
  get,
  patch,
  post,
  answeredRecord,
  type Script,
  type Workload,
} from '../actors/actor.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { oddLines } from '../world/scene-records.ts';
import type { SceneFacts } from '../world/scene.ts';
import { someCreation } from './creations.ts';

const key = 'test';

/** Both modes write at once, alone and in one envelope, and each asks for what only the other one has. */
export const bothModes: Workload = {
  name: 'both_modes',
  weight: 4,
  actors(facts, random) {
    const packed = [someTestWrite(facts, random), someCreation(facts, random), someTestWrite(facts, random)];
    return [
      once(someCreation(facts, random)),
      writeAndLook(someTestWrite(facts, random)),
      askAcross(facts),
      ...(random.chance(0.5) ? [pack(packed, random.below(16))] : []),
    ];
  },
};

function someTestWrite({ ids }: SceneFacts, random: SeededRandom): ApiCall {
  return random.pick([
    post('customers', { name: 'Grace Hopper' }, { key }),
    post('invoices', { customer_name: 'Ada Lovelace', items: oddLines }, { key }),
    post('invoices', { customer_name: 'Charles Babbage', total: '40.00' }, { key }),
    post('payments', { invoice_id: ids.testInvoice, amount: '1.00' }, { key }),
    patch(`customers/${ids.testCustomer}`, { notes: `Note ${random.below(9)}` }, { key }),
    post(`quotations/${ids.testDraft}/send`, undefined, { key }),
  ]);
}

function* once(call: ApiCall): Script {
  yield call;
}

function* writeAndLook(call: ApiCall): Script {
  const { id, object } = answeredRecord(yield call);
  if (typeof id === 'string') yield get(`${String(object)}s/${id}`, { key });
  yield get('events', { key });
}

function* askAcross({ ids }: SceneFacts): Script {
  yield get(`invoices/${ids.testInvoice}`);
  yield get(`invoices/${ids.invoice}`, { key });
  yield get('customers', { key });
}

function* pack(calls: readonly ApiCall[], choice: number): Script {
  yield { kind: 'pack', calls, choice };
}
