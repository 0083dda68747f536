/** Invoices and credit notes of the sample business as electronic invoices: all for EN 16931, others where the customers' data allow. */
import { createSample } from '../../../src/local/runtime/create-sample.ts';
import { newPath } from '../workbook-file/support/workbook-folder.ts';
import { callLocally } from './support/call-locally.ts';
import { openWorkspace } from './support/open-workspace.ts';

interface Check {
  readonly ready: boolean;
  readonly missing: readonly { readonly rule: string; readonly pointer: string }[];
}

test('every issued document is ready for EN 16931; Peppol and XRechnung lack what the customers lack', async () => {
  const { workspace, key } = await openWorkspace(await newPath());
  createSample(workspace.emulator);
  const ask = (path: string): unknown => {
    const { status, body } = callLocally(workspace.emulator, {
      method: 'GET',
      path,
      headers: { 'x-api-key': key },
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  };
  const issuedOf = (plural: string) => {
    const { data } = ask(`/api/v1/${plural}?limit=100`) as {
      data: { id: string; status: string; customer_name: string }[];
    };
    const issued = data.filter(({ status }) => status !== 'draft');
    return issued.map(({ id, customer_name }) => ({ path: `/api/v1/${plural}/${id}`, customer_name }));
  };
  const issued = [...issuedOf('invoices'), ...issuedOf('credit_notes')];
  expect(issued.length).toBeGreaterThan(20);
  expect(issued.some(({ path }) => path.includes('credit_notes'))).toBe(true);
  const lacks = new Map<string, Set<string>>();
  for (const profile of ['en16931', 'peppol', 'xrechnung']) {
    for (const { path, customer_name } of issued) {
      const { missing } = ask(`${path}/einvoice_check?profile=${profile}`) as Check;
      const key = `${profile}: ${customer_name}`;
      const known = lacks.get(key) ?? new Set();
      lacks.set(key, new Set([...known, ...missing.map(({ pointer }) => pointer)]));
    }
  }
  const references = ['/customer/electronic_address', '/buyer_reference'];
  expect(Object.fromEntries([...lacks].map(([key, pointers]) => [key, [...pointers]]))).toEqual({
    'en16931: Hanna Weber': [],
    'en16931: Orchestre de Chambre Mistral': [],
    'en16931: Music School Northgate': [],
    'en16931: 山田 太郎': [],
    'peppol: Hanna Weber': references,
    'peppol: Orchestre de Chambre Mistral': [],
    'peppol: Music School Northgate': references,
    'peppol: 山田 太郎': references,
    // An e-mail address is address enough for XRechnung.
    'xrechnung: Hanna Weber': ['/buyer_reference'],
    'xrechnung: Orchestre de Chambre Mistral': [],
    'xrechnung: Music School Northgate': ['/buyer_reference'],
    'xrechnung: 山田 太郎': ['/buyer_reference'],
  });
  await workspace.close();
});
