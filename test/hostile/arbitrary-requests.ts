/** Requests that nobody would write on purpose: made of the API's own names, and of values that fit nowhere. */
import fc from 'fast-check';
import type { ApiRequest } from '../../src/core/api/message.ts';
import { basePath } from '../../src/core/api/base-path.ts';
import type { Route } from '../../src/core/api/operation.ts';
import { allRoutes } from '../../src/core/api/routes/all-routes.ts';

const oddTexts = [
  ...[
    '',
    ' ',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e999',
    '0x10',
    '٣',
  ],
  ...[
    '\u0000',
    '\uD800',
    '\uFFFD',
    '\u2060=1',
    '=1+1',
    "'",
    '"',
    '\\',
    '%',
    '%00',
    '%zz',
    '..',
    '../..',
    '//',
    '?',
    '#',
  ],
  ...[
    '<script>',
    '[object Object]',
    '2026-02-30',
    '2026-01-07T25:00:00Z',
    '999999999999.999',
    '1.',
    '.5',
    'EUR',
    'draft',
  ],
];

const text = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 300 }),
);

const names = [...new Set(allRoutes.flatMap(({ resource }) => Object.keys(resource?.fields ?? {})))];
const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: text });

/** Any JSON value, with names of fields in its objects; JSON text may hold `__proto__` as a name like any other. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e21,
      1e-9,
      999_999_999_999_999,
      [],
      {},
      { toString: 1, valueOf: 1 },
    ),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(name, tie('value')), { maxLength: 8 }).map((pairs) => Object.fromEntries(pairs)),
  ),
}));

// Values that some field takes, so that more is reached than the first check.
const plausible = fc.constantFrom<unknown>(
  ...['Ada', 'EUR', 'draft', 'DE', '2026-01-07', 'ada@example.com', '12.50', 10, 0, true, false],
  ...[
    [{ description: 'Gears', unit_price: 1 }],
    [{ description: 'Hours', quantity: '-1', unit_price: '0.333333' }],
  ],
);

function bodyFor({ body, resource }: Route): fc.Arbitrary<string> {
  const fields = Object.keys((body.kind === 'action' ? body.fields : resource?.fields) ?? {});
  const own = fields.length === 0 ? name : fc.constantFrom(...fields);
  const pair = fc.tuple(
    fc.oneof({ weight: 9, arbitrary: own }, { weight: 1, arbitrary: name }),
    fc.oneof({ weight: 2, arbitrary: plausible }, { weight: 1, arbitrary: value }),
  );
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.array(pair, { maxLength: 12 }).map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
    },
    { weight: 1, arbitrary: value.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: text },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 200 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
    },
  );
}

function queryFor({ parameters }: Route): fc.Arbitrary<[string, string][]> {
  const known = parameters.length === 0 ? text : fc.constantFrom(...parameters);
  return fc.array(fc.tuple(fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: text }), text), {
    maxLength: 3,
  });
}

const headers = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'idempotency-key',
        'if-match',
        'if-none-match',
        'content-type',
        'accept',
        'x-request-id',
        'origin',
      ),
      text,
    ),
    {
      maxLength: 2,
    },
  )
  .map((pairs) => Object.fromEntries(pairs));

const odd = <Value>(usual: fc.Arbitrary<Value>, strange: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: strange });

/** @param ids those of records, which stand in some of the paths */
export function arbitraryRequest(ids: readonly string[]): fc.Arbitrary<ApiRequest> {
  const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: text });
  return fc.constantFrom(...allRoutes).chain((route) =>
    fc.record({
      method: odd(
        fc.constant<string>(route.method),
        fc.oneof(fc.constantFrom('PUT', 'HEAD', 'OPTIONS', 'get'), text),
      ),
      path: odd(
        id.map((one) => `${basePath}${route.path.replace('{id}', one)}`),
        fc.oneof(
          text,
          text.map((one) => `${basePath}/${one}`),
          fc.constantFrom('/health', '/health/', basePath),
        ),
      ),
      query: queryFor(route),
      headers,
      body: odd(bodyFor(route), fc.constant('')),
    }),
  );
}

/** An envelope with some members of any type, or any text at all. */
export function arbitraryEnvelope(ids: readonly string[], key: string): fc.Arbitrary<string> {
  const member = fc.constantFrom('method', 'path', 'query', 'headers', 'body');
  const altered = fc
    .tuple(arbitraryRequest(ids), fc.dictionary(member, value, { maxKeys: 2, noNullPrototype: true }), value)
    .map(([request, members, header]) => {
      const { query, ...rest } = request;
      const search = query.map((pair) => pair.map((one) => one.replace(/[&=]/g, '')).join('=')).join('&');
      const ofHeaders = { ...request.headers, 'x-api-key': key };
      return JSON.stringify({
        ...rest,
        query: search,
        headers: ofHeaders,
        ...members,
        ...(members.headers === undefined ? {} : { headers: { 'X-API-Key': key, extra: header } }),
      });
    });
  return fc.oneof(
    { weight: 6, arbitrary: altered },
    { weight: 1, arbitrary: value.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: text },
  );
}
