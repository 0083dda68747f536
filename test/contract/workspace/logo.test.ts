/** The logo of `/workspace`: a PNG or a JPEG of at most 45 kB, which no request loads that does not need it. */
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { logoOf } from './logos.ts';

const path = '/api/v1/workspace';

let workspace: TestWorkspace;
let key: string;
beforeEach(() => {
  workspace = createTestWorkspace();
  key = workspace.createKey('workspace:read, workspace:write');
});

const patch = (logo: string | null) => workspace.call('PATCH', path, { key, body: { logo } });
const parts = () =>
  Object.entries(workspace.emulator.world.properties.snapshot().script ?? {}).filter(([name]) =>
    name.startsWith('logo.'),
  );

test.each([
  ['a PNG', logoOf(2000)],
  ['a PNG of the greatest length', logoOf(45_000)],
  ['a JPEG', `data:image/jpeg;base64,/9j/${'A'.repeat(8000)}`],
])('takes %s and shows it unchanged', (_what, logo) => {
  expect(patch(logo).body.logo).toBe(logo);
  expect(workspace.get(path, { key }).body.logo).toBe(logo);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString(
  'base64',
);

test.each([
  ['one of 200 kB', logoOf(200_000), 'too_long', 'This one has'],
  [
    'an SVG with a script',
    `data:image/svg+xml;base64,${svg}`,
    'invalid_format',
    'image/svg+xml is not taken',
  ],
  ['an SVG that says it is a PNG', `data:image/png;base64,${svg}`, 'invalid_format', 'first bytes'],
  ['a JPEG that says it is a PNG', 'data:image/png;base64,/9j/AAAA', 'invalid_format', 'first bytes'],
  ['an address', 'https://example.com/logo.png', 'invalid_format', 'data URI'],
  ['a text that is cut off', `${logoOf(2000)}A`, 'invalid_format', 'first bytes'],
])('refuses %s', (_what, logo, code, words) => {
  const { status, body } = patch(logo);
  expect({ status, errors: body.errors }).toMatchObject({
    status: 422,
    errors: [{ pointer: '/logo', code }],
  });
  expect(body.errors[0].message).toContain(words);
});

test('stands in as many properties as it needs, and leaves none behind', () => {
  patch(logoOf(45_000));
  expect(parts()).toHaveLength(5);
  patch(logoOf(10_000));
  expect(parts()).toHaveLength(2);
  patch(null);
  expect(parts()).toEqual([]);
});

test('costs a read of the workspace one property call and no call of the spreadsheet, and other requests nothing', () => {
  patch(logoOf(45_000));
  const ofProperties = (usage: { readonly byMember: ReadonlyMap<string, number> }) =>
    [...usage.byMember].filter(([member]) => member.startsWith('Properties.'));
  workspace.create('invoices', { customer_name: 'Ada', total: 1 });
  const { usage } = workspace.get(path, { key });
  expect(ofProperties(usage)).toEqual([['Properties.getProperties', 1]]);
  expect(usage.documentCalls).toBe(0);
  const another = workspace.post('/api/v1/invoices', { customer_name: 'Ada', total: 1 });
  expect(ofProperties(another.usage)).toEqual([]);
});
