/** The routes of printed documents. */
import { printedResources } from '../../documents/print/printed-resources.ts';
import { quotations } from '../../resources/quotations.ts';
import type { Route } from '../operation.ts';
import { getHtml, getPdf } from '../operations/print.ts';
import { singular } from './routes.ts';

export const printRoutes: readonly Route[] = printedResources.flatMap((resource): Route[] => {
  const reading = {
    method: 'GET',
    resource,
    scopes: [`${resource.plural}:read`],
    parameters: [],
    body: { kind: 'none' },
    answer: 'other',
    successStatus: 200,
  } as const;
  const name = singular(resource);
  return [
    {
      ...reading,
      path: `/${resource.plural}/{id}/html`,
      operationId: `get${name}Html`,
      mediaType: 'text/html',
      run: (call) => getHtml(resource, call),
    },
    {
      ...reading,
      path: `/${resource.plural}/{id}/pdf`,
      // A quotation is no invoice.
      parameters: resource === quotations ? [] : ['einvoice'],
      operationId: `get${name}Pdf`,
      mediaType: 'application/pdf',
      run: (call) => getPdf(resource, call),
    },
  ];
});
