/** The recipe of the contact form: a form sent twice is one offer, and its sender lands on the page of it. */
import { madeOf, startRecipes } from './recipes.ts';

const recipes = startRecipes();
let url: string;

beforeAll(async () => {
  await recipes.post('/api/v1/products', {
    name: 'Desk lamp',
    sku: 'LAMP',
    unit_price: '95.00',
    tax_rate: 19,
  });
  url = await recipes.serve('node', 'contact-form.mjs', { SKU: 'LAMP' });
});

async function openForm(): Promise<Record<string, string>> {
  const answer = await fetch(url);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [, id = ''] = /name="id" value="([^"]+)"/.exec(await answer.text()) ?? [];
  return {
    id,
    name: 'Zoë & Söhne',
    email: 'zoe@example.com',
    quantity: '3',
    message: 'In brass, please.\n東京',
  };
}

const send = (form: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

test('a form that is sent twice is one offer, whose page both answers lead to', async () => {
  const form = await openForm();
  const answers = [await send(form), await send(form)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const { quotations = [] } = await madeOf(recipes, `form-${form.id}`);
  expect(quotations).toMatchObject([
    {
      status: 'sent',
      customer_name: 'Zoë & Söhne',
      notes: 'In brass, please.\n東京',
      items: [{ description: 'Desk lamp', quantity: 3, tax_rate: 19 }],
      amounts: { total: '339.15' },
    },
  ]);
  const links = answers.map(({ headers }) => headers.get('location'));
  expect(links).toEqual([quotations[0]?.hosted_url, quotations[0]?.hosted_url]);
  const page = await fetch(String(links[0]));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Zoë &amp; Söhne');
});

test('two forms are two offers for one customer', async () => {
  const [first, second] = [await openForm(), await openForm()];
  await send(first);
  await send({ ...second, quantity: '5' });
  const { quotations = [] } = await madeOf(recipes, 'form-');
  const own = quotations.filter(({ external_id }) =>
    [first.id, second.id].some((id) => external_id === `form-${id}`),
  );
  expect(own).toHaveLength(2);
  expect(new Set(own.map(({ customer_id }) => customer_id)).size).toBe(1);
});

test('an offer whose key the API has forgotten is found by the form', async () => {
  const form = await openForm();
  const external_id = `form-${form.id}`;
  const items = [{ sku: 'LAMP', quantity: 3 }];
  const { hosted_url } = await recipes.post('/api/v1/quotations', {
    ...{ customer_name: 'Zoë & Söhne', items, status: 'sent', external_id },
  });
  expect((await send(form)).headers.get('location')).toBe(hosted_url);
  expect((await madeOf(recipes, external_id)).quotations).toHaveLength(1);
});

test.each([
  ['an id that is not of the form', { id: "x' OR 1" }],
  ['no id', { id: '' }],
  ['nothing to buy', { quantity: '0' }],
  ['more than the form offers', { quantity: '100000' }],
  ['a name of blanks', { name: '  ' }],
  ['an e-mail address that is none', { email: 'zoe' }],
])('%s is refused, and no offer is made', async (_fault, wrong) => {
  const count = async () => (await madeOf(recipes, 'form-')).quotations?.length;
  const before = await count();
  expect((await send({ ...(await openForm()), ...wrong })).status).toBe(400);
  expect(await count()).toBe(before);
});
