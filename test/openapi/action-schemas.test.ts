/** The bodies of actions: what a client learns from the document is what the API takes. */
import fc from 'fast-check';
import { allRoutes as routes } from '../../src/core/api/routes/all-routes.ts';
import { inputSchema } from '../../src/core/schema/input-schema.ts';
import { validate } from '../../src/core/schema/validate.ts';
import { mutated, objectOf } from './arbitrary-bodies.ts';
import { compile, openApi } from './compiled-document.ts';

const actions = routes.flatMap(({ operationId, body }) => {
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Input`;
  const hasFields = body.kind === 'action' && Object.keys(body.fields).length > 0;
  return hasFields ? [{ operationId, name, fields: body.fields }] : [];
});

test('there are such actions, each with a schema', () => {
  expect(actions.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['acceptQuotation', 'convertQuotation', 'createInvoicePayment']),
  );
  for (const { name } of actions) expect(openApi.components.schemas).toHaveProperty(name);
});

test.each(actions)('the body of $operationId is accepted by both or refused by both', ({ name, fields }) => {
  const accepts = compile({ $ref: `#/components/schemas/${name}` });
  const found = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(fc.oneof(objectOf(fields), mutated(objectOf(fields))), (body) => {
      const api = validate(inputSchema(fields), body).ok;
      found[api ? 'accepted' : 'refused'] += 1;
      expect({ document: accepts(body) }).toEqual({ document: api });
    }),
    { numRuns: 400 },
  );
  expect(Math.min(found.accepted, found.refused)).toBeGreaterThan(40);
});
