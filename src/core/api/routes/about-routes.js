import { getApi, getMe } from '../operations/about.ts';
const reading = {
  method: 'GET',
  resource: null,
  scope: null,
  parameters: [],
  body: { kind: 'none' },
  answer: 'other',
  successStatus: 200,
};
export function aboutRoutes(register) {
  const names = [...register.map(({ plural }) => plural), 'events', 'webhook_endpoints', 'me'];
  return [
    { ...reading, path: '/', operationId: 'getApi', run: () => getApi(names) },
    { ...reading, path: '/me', operationId: 'getMe', run: getMe },
  ];
}
