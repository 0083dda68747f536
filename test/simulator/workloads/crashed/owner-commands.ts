/** Commands of the owner at the menu and in the developer area: each one that writes, once. */
import { flatHeaders, flatten } from '../../../../src/core/exchange/flat-record.ts';
import { products } from '../../../../src/core/resources/products.ts';
import { newRecordId, sequenceOf, timeOf } from '../../../../src/core/schema/record-id.ts';
import {
  get,
  type PersonStep,
  post,
  answeredRecord,
  remove,
  type Script,
  type ScriptCall,
} from '../../actors/actor.ts';
import { copyRow, personEdit, renameColumn, typeSetting, typeUnder } from '../../actors/person-edits.ts';
import { menuCommand, pageCommand } from '../../actors/script-calls.ts';
import type { SceneFacts } from '../../world/scene.ts';
import { clockRun } from '../../actors/script-calls.ts';
import { typeName } from '../typed-cells.ts';
import { type CrashedWorkload, step, crashedWrite } from './crashed-workload.ts';
import { sentDelivery, sinceScene } from './webhook-runs.ts';

/** The triggers are not told. */
const noTrigger = 4;

export const ownerCommands: readonly CrashedWorkload[] = [
  step('set_up', 1, () => command(menuCommand('setUp')), 5),
  step('menu_create_key', 1, () => command(menuCommand('createApiKey', ['New', 'full']))),
  step('menu_revoke_key', 1, (ids) => command(menuCommand('revokeApiKey', [ids.endOfRevoked ?? '']))),
  step('use_revoked_key', 3, (ids) => revokeInUse(ids.endOfRevoked)),
  step('check_all_rows', 4, (ids) => checkUnheard(ids)),
  step('page_create_key', 1, () =>
    command(pageCommand('create_key', { name: 'Page', scopes: ['invoices:read'], expires_in_days: 7 })),
  ),
  step('page_roll_key', 1, ({ keyRevoked: id = '' }) =>
    command(pageCommand('roll_key', { id, overlap_hours: 1 })),
  ),
  step('page_roll_key_at_once', 1, ({ keyRevoked: id = '' }) =>
    command(pageCommand('roll_key', { id, overlap_hours: 0 })),
  ),
  step('page_revoke_key', 1, ({ keyRevoked: id = '' }) =>
    command(pageCommand('revoke_key', { id, name: 'Revoked' })),
  ),
  step('page_create_endpoint', 1, () =>
    command(
      pageCommand('create_endpoint', {
        url: 'https://three.example.com/hooks',
        description: 'From the page',
        event_types: ['*'],
      }),
    ),
  ),
  step('page_update_endpoint', 1, ({ endpoint: id = '' }) =>
    command(pageCommand('update_endpoint', { id, status: 'disabled' })),
  ),
  step('page_delete_endpoint', 1, ({ endpoint: id = '' }) => command(pageCommand('delete_endpoint', { id }))),
  step('page_rotate_secret', 1, ({ endpoint: id = '' }) =>
    command(pageCommand('rotate_secret', { id, overlap_hours: 1 })),
  ),
  step('page_ping_endpoint', 1, ({ endpoint: id = '' }) => command(pageCommand('ping_endpoint', { id }))),
  step('page_resend', 4, ({ endpoint }) => resend(endpoint)),
  step('page_recover', 2, ({ endpoint: endpoint_id = '' }) =>
    afterWrite(pageCommand('recover', { endpoint_id, since: sinceScene })),
  ),
  step('page_save_business', 1, () =>
    command(pageCommand('save_business', { etag: '*', changes: business })),
  ),
  step('page_issue_invoice', 1, () =>
    command(
      pageCommand('operate', {
        operation: 'createInvoice',
        body: { customer_name: 'By dialog', items: [{ description: 'Work', unit_price: '12.50' }] },
        idempotency_key: 'dialog-1',
      }),
    ),
  ),
  step('page_correct_invoice', 1, ({ invoice: id = '' }) =>
    command(pageCommand('operate', { operation: 'correctInvoice', id, idempotency_key: 'dialog-2' })),
  ),
  step('page_import_settings', 1, () => command(pageCommand('exchange_settings', { workspace: business }))),
  step('page_import', 1, () =>
    command(pageCommand('exchange_rows', { plural: 'customers', rows: otherTool })),
  ),
  step('page_restore', 3, () => restoreForeign(false)),
  step('page_restore_table', 3, () => restoreForeign(true)),
  // The sweep itself is struck at each of its calls elsewhere.
  step(
    'page_fix_rows',
    2,
    ({ other = '' }) => fixBehind('rows', typeUnder('Customers', other, 'Phone', '1')),
    5,
  ),
  step('page_fix_settings', 2, () => fixBehind('settings', typeSetting('Payment terms (days)', '21'))),
  step('page_fix_sheets', 2, () => fixBehind('sheets', renameColumn('Products', 'Unit', 'Per')), 3),
  step('page_fix_journal', 2, () => fixBehind('journal', sortJournal)),
  step('page_fix_text', 1, () => command(pageCommand('fix_check', { id: 'text' }))),
  crashedWrite('clear_test_data', () => remove('test_data', { key: 'test' })),
  step('menu_clear_test_data', 1, () => command(menuCommand('clearTestData', ['YES']))),
  step('page_clear_test_data', 1, () => command(pageCommand('clear_test_data', {}))),
  step('page_fix_triggers', 1, () => command(pageCommand('fix_check', { id: 'triggers' }))),
];

// A logo of two properties.
const business = {
  iban: 'DE89370400440532013000',
  address: { city: 'Berlin', country: 'DE' },
  logo: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(12_001)}`,
};

/** Customers as another tool's file has them. */
const otherTool = [
  { line: 2, body: { name: 'Imported One', email: 'one@example.com', phone: '00123' } },
  { line: 3, body: { name: 'Imported Two', email: 'two@example.com', phone: '=1+1' } },
];

function* command(call: ScriptCall): Script {
  yield call;
}

// The first request brings the key into the cache.
function* revokeInUse(end = ''): Script {
  yield get('me', { key: 'revoked' });
  yield menuCommand('revokeApiKey', [end]);
  yield get('me', { key: 'revoked' });
}

function* fixBehind(id: string, act: PersonStep['act']): Script {
  yield personEdit(act, noTrigger);
  yield pageCommand('fix_check', { id });
  // The owner sees that it has not worked, and tries again.
  yield pageCommand('fix_check', { id });
}

// A person has to show the sheet to do that.
const sortJournal: PersonStep['act'] = ({ person }) => person.sortSheet('journal', 2, 'descending');

function* afterWrite(call: ScriptCall): Script {
  yield post('customers', { name: 'Told of twice' });
  yield call;
  yield clockRun('runDispatcher', 0);
}

function* resend(endpoint: string | undefined): Script {
  const id = yield* sentDelivery(endpoint);
  yield pageCommand('resend_delivery', { id });
  yield clockRun('runDispatcher', 0);
}

function* checkUnheard({ other = '', product = '' }: SceneFacts['ids']): Script {
  yield personEdit(typeName, noTrigger);
  yield personEdit(typeUnder('Customers', other, 'Phone', '030 5000'), noTrigger);
  yield personEdit(copyRow('Products', product), noTrigger);
  yield menuCommand('checkAllRows');
}

// A record that another workspace has exported is one that this workspace has not.
function* restoreForeign(isTable: boolean): Script {
  const { id } = answeredRecord(yield post('products', { name: 'Exported', unit_price: '1.25' }));
  const exported = answeredRecord(yield get(`products/${String(id)}`));
  const foreign = { ...exported, id: nextId(String(id)), sku: null };
  if (isTable) {
    const rows = [{ line: 2, cells: flatten(products.fields, foreign) }];
    const table = { header: flatHeaders(products.fields), rows };
    yield pageCommand('exchange_table', { plural: 'products', table });
  } else yield pageCommand('exchange_restore', { plural: 'products', records: [foreign], series: {} });
}

// An id tells when its record was made; with another sequence it is another record.
function nextId(id: string): string {
  const sequence = (sequenceOf(id, 'prd') ?? 0) + 1;
  return newRecordId('prd', timeOf(id), sequence, '01234567-89ab-4cde-a012-3456789abcde');
}
