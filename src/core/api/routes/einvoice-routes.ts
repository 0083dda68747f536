/** The routes of electronic invoices. */
import type { Syntax } from '../../documents/einvoice/profiles.ts';
import { creditNotes } from '../../resources/credit-notes.ts';
import { invoices } from '../../resources/invoices.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Route } from '../operation.ts';
import { getEInvoice, getEInvoiceCheck } from '../operations/einvoice.ts';
import { singular } from './routes.ts';

const syntaxes: readonly (readonly [Syntax, string])[] = [
  ['ubl', 'Ubl'],
  ['cii', 'Cii'],
];

export const einvoiceRoutes: readonly Route[] = [invoices, creditNotes].flatMap((resource) => {
  const reading = readingOf(resource);
  return [
    ...syntaxes.map(
      ([syntax, name]): Route => ({
        ...reading,
        path: `/${resource.plural}/{id}/${syntax}`,
        operationId: `get${singular(resource)}${name}`,
        mediaType: 'application/xml',
        run: (call) => getEInvoice(resource, syntax, call),
      }),
    ),
    {
      ...reading,
      path: `/${resource.plural}/{id}/einvoice_check`,
      operationId: `get${singular(resource)}EinvoiceCheck`,
      run: (call) => getEInvoiceCheck(resource, call),
    },
  ];
});

function readingOf(resource: Resource): Omit<Route, 'path' | 'operationId' | 'run'> {
  return {
    method: 'GET',
    resource,
    scopes: [`${resource.plural}:read`],
    parameters: ['profile'],
    body: { kind: 'none' },
    answer: 'other',
    successStatus: 200,
  };
}
