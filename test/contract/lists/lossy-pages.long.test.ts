/** Google's HTML pages reach no caller: each becomes a problem with its code and time, and no write doubles. */
import { createBillingFetch } from '../../../src/gateway/client/create-billing-fetch.ts';
import { serveWorkspace, type ServedWorkspace } from '../../served-workspace.ts';
import { createExecutionSlots } from '../../../src/emulator/front-end/execution-slots.ts';
import type { FrontEndFailures, Hop } from '../../../src/emulator/front-end/front-end-failures.ts';
import type { PageKind, PageLanguage } from '../../../src/emulator/front-end/google-pages.ts';

jest.setTimeout(30_000);

/** The gateway's limits, about fifty times faster. */
const hurriedLimits = { echoReadMs: 400, echoPausesMs: [14, 40, 100], backoffMs: 20 };

type Expected = readonly [status: number, code: string, retryAfter: string | null];

const expectations: Readonly<Partial<Record<PageKind, Expected>>> = {
  script_error: [502, 'upstream_invalid_answer', '5'],
  missing_function: [502, 'upstream_invalid_answer', '5'],
  too_many_per_second: [503, 'workspace_overloaded', '2'],
  too_many_simultaneous: [503, 'workspace_overloaded', '5'],
  // Google shows this page also when the script has run, and then nobody knows what became of the write.
  daily_quota: [503, 'outcome_unknown', '3600'],
  sign_in: [503, 'workspace_unavailable', '300'],
  ran_too_long: [504, 'upstream_timeout', '30'],
  unknown_deployment: [404, 'workspace_not_found', null],
};

/** Shown by the platform although the script has done its work. */
const afterwards: readonly PageKind[] = ['script_error', 'daily_quota', 'ran_too_long'];

const languages: readonly PageLanguage[] = ['en', 'de'];

const cases = (Object.keys(expectations) as PageKind[]).flatMap((kind) =>
  languages.flatMap((language) =>
    (afterwards.includes(kind)
      ? (['before_execution', 'after_execution'] as const)
      : (['before_execution'] as const)
    ).map((hop) => ({ kind, language, hop })),
  ),
);

let shown: { readonly hop: Hop; readonly kind: PageKind } | null = null;
const failures: FrontEndFailures = {
  at: (hop) => (shown !== null && hop === shown.hop ? { answer: shown.kind } : undefined),
};
let stages: Record<PageLanguage, ServedWorkspace>;

beforeAll(async () => {
  const open = (language: PageLanguage) =>
    serveWorkspace({ callers: 2, frontEnd: { failures, language }, gateway: { limits: hurriedLimits } });
  stages = { en: await open('en'), de: await open('de') };
});

afterAll(() => Promise.all(languages.map((language) => stages[language].close())));

afterEach(() => {
  shown = null;
});

test.each(cases)('$kind in $language, shown $hop', async ({ kind, language, hop }) => {
  const order = `${kind} ${hop}`;
  const [status, code, retryAfter] = expectations[kind] ?? [];
  shown = { hop, kind };
  const failed = await create(stages[language], order);
  expect(failed.headers.get('content-type')).toBe('application/problem+json');
  expect({ status: failed.status, retryAfter: failed.headers.get('retry-after') }).toEqual({
    status,
    retryAfter,
  });
  expect(await failed.json()).toMatchObject({ status, code, instance: '/api/v1/invoices' });

  shown = null;
  const key = failed.headers.get('idempotency-key') ?? '';
  expect(key).not.toBe('');
  const repeated = await create(stages[language], order, { 'idempotency-key': key });
  expect(repeated.status).toBe(201);
  expect(repeated.headers.get('idempotent-replayed')).toBe(hop === 'after_execution' ? 'true' : null);
  expect(await ordersOf(stages[language])).toEqual(expect.arrayContaining([order]));
});

test('after all these pages each order is one invoice', async () => {
  for (const language of languages) {
    const expected = cases
      .filter((each) => each.language === language)
      .map(({ kind, hop }) => `${kind} ${hop}`);
    expect(await ordersOf(stages[language])).toEqual(expected.sort());
  }
});

test.each(['too_many_per_second', 'script_error'] as const)(
  'a caller without a gateway gets the same problem for %s',
  async (kind) => {
    const [status, code] = expectations[kind] ?? [];
    shown = { hop: 'before_execution', kind };
    const billingFetch = createBillingFetch(stages.de.execUrl);
    const response = await billingFetch('/api/v1/me', { headers: { 'x-api-key': stages.de.keys[0] ?? '' } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  },
);

test.each([
  ['that waits as it is told', 1, true],
  ['whose requests travel together, without refusing anybody', 30, false],
])(
  'an owner with few slots serves a crowd %s, and books each order once',
  async (_what, requestsMax, isRefused) => {
    const slots = createExecutionSlots({ max: 2 });
    const busy = await serveWorkspace({
      callers: 10,
      frontEnd: { slots, lastingMs: () => 250 },
      gateway: { limits: hurriedLimits, packing: { requestsMax } },
    });
    // The gateway lets those in by the side whom it does not know yet.
    for (const key of busy.keys) await fetch(`${busy.origin}/api/v1/me`, { headers: { 'x-api-key': key } });
    const refusals: number[] = [];
    const refusalsMax = 200;
    await Promise.all(
      busy.keys.map(async (key, caller) => {
        let response = await create(busy, `order ${caller}`, { 'x-api-key': key });
        while (response.status === 503 && refusals.length < refusalsMax) {
          refusals.push(Number(response.headers.get('retry-after')));
          const idempotencyKey = response.headers.get('idempotency-key') ?? '';
          response = await create(busy, `order ${caller}`, {
            'x-api-key': key,
            'idempotency-key': idempotencyKey,
          });
        }
        expect(response.status).toBe(201);
      }),
    );
    expect(refusals.includes(5)).toBe(isRefused);
    expect(slots.peak).toBe(2);
    expect(await ordersOf(busy)).toEqual(busy.keys.map((_key, caller) => `order ${caller}`));
    await busy.close();
  },
);

function create(
  stage: ServedWorkspace,
  po_number: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${stage.origin}/api/v1/invoices`, {
    method: 'POST',
    headers: { 'x-api-key': stage.keys[0] ?? '', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ customer_name: 'Ada Lovelace', total: 1, po_number }),
  });
}

async function ordersOf(stage: ServedWorkspace): Promise<readonly string[]> {
  const headers = { 'x-api-key': stage.keys[1] ?? '' };
  const response = await fetch(`${stage.origin}/api/v1/invoices?limit=500`, { headers });
  const { data } = (await response.json()) as { data: readonly { po_number: string }[] };
  return data.map(({ po_number }) => po_number).sort();
}
