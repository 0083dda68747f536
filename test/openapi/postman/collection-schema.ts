/** The part of Postman’s format 2.1 that the collection uses, as a JSON Schema; it refuses all other members. */

const text = { type: 'string' } as const;
const shownText = { type: 'string', minLength: 1 } as const;

function strict(properties: Readonly<Record<string, object>>, required: readonly string[]): object {
  return { type: 'object', properties, required, additionalProperties: false };
}

function listOf(items: object): object {
  return { type: 'array', items };
}

const pair = { key: shownText, value: text, description: text, disabled: { const: true } };

const auth = {
  oneOf: [
    strict({ type: { const: 'noauth' } }, ['type']),
    strict(
      {
        type: { const: 'bearer' },
        bearer: listOf(strict({ key: shownText, value: {}, type: text }, ['key'])),
      },
      ['type', 'bearer'],
    ),
  ],
};

const url = strict(
  {
    raw: shownText,
    host: listOf(shownText),
    path: listOf(shownText),
    query: listOf(strict(pair, ['key', 'value'])),
    variable: listOf(strict({ key: shownText, value: shownText }, ['key', 'value'])),
  },
  ['raw', 'host'],
);

const body = strict(
  {
    mode: { const: 'raw' },
    raw: shownText,
    options: strict({ raw: strict({ language: { const: 'json' } }, ['language']) }, ['raw']),
  },
  ['mode', 'raw'],
);

const headers = listOf(strict({ key: shownText, value: shownText }, ['key', 'value']));

const request = strict(
  {
    auth,
    method: { enum: ['GET', 'POST', 'PATCH', 'DELETE'] },
    header: headers,
    body,
    url,
    description: text,
  },
  ['method', 'url'],
);

const response = strict(
  {
    name: shownText,
    originalRequest: request,
    code: { type: 'integer', minimum: 200, maximum: 599 },
    _postman_previewlanguage: { const: 'json' },
    header: headers,
    body: shownText,
  },
  ['name', 'code'],
);

const script = strict({ type: { const: 'text/javascript' }, exec: listOf(text) }, ['exec']);

const event = strict({ listen: { enum: ['prerequest', 'test'] }, script }, ['listen', 'script']);

const item = strict({ name: shownText, event: listOf(event), request, response: listOf(response) }, [
  'name',
  'request',
  'response',
]);

const folder = strict(
  { name: shownText, description: text, item: listOf({ oneOf: [item, { $ref: '#/$defs/folder' }] }) },
  ['name', 'item'],
);

/** The schema of the whole. */
export const collectionSchema = {
  $defs: { folder },
  ...strict(
    {
      info: strict(
        {
          name: shownText,
          description: text,
          schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
        },
        ['name', 'schema'],
      ),
      auth,
      variable: listOf(strict({ key: shownText, value: text }, ['key', 'value'])),
      item: listOf({ $ref: '#/$defs/folder' }),
    },
    ['info', 'item'],
  ),
};
