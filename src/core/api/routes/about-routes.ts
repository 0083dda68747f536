/** The routes about the API and the key, which are asked for too seldom to be part of every request. */
import type { Resource } from '../../schema/resource.ts';
import type { Route } from '../operation.ts';
import { getApi, getMe } from '../operations/about.ts';

const reading = {
  method: 'GET',
  resource: null,
  scope: null,
  parameters: [],
  body: { kind: 'none' },
  answer: 'other',
  successStatus: 200,
} as const;

export function aboutRoutes(register: readonly Resource[]): readonly Route[] {
  const names = [...register.map(({ plural }) => plural), 'events', 'webhook_endpoints', 'me'];
  return [
    { ...reading, path: '/', operationId: 'getApi', run: () => getApi(names) },
    { ...reading, path: '/me', operationId: 'getMe', run: getMe },
  ];
}
