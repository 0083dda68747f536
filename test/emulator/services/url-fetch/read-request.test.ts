import { readRequest, type FetchOptions } from '../../../../src/emulator/services/url-fetch/read-request.ts';
import { hostRealm } from '../../../../src/emulator/realm/realm.ts';

function headersOf(options: FetchOptions): Readonly<Record<string, string>> {
  const sender = { scriptId: 'script-1', knowsTimeout: true };
  const { 'User-Agent': _agent, ...headers } = readRequest(
    hostRealm,
    'https://example.com',
    options,
    sender,
  ).headers;
  return headers;
}

describe('The Content-Type of a request', () => {
  test('is that of the header, however it is spelled, before that of the payload', () => {
    expect(headersOf({ payload: '{}', headers: { 'Content-Type': 'application/json', A: 'b' } })).toEqual({
      'Content-Type': 'application/json',
      A: 'b',
    });
    expect(headersOf({ payload: [1], headers: { 'content-type': 'text/x' } })).toEqual({
      'Content-Type': 'text/x',
    });
  });

  test('may stand in the header and in the option alike, but a difference is more than is known', () => {
    const json = 'application/json';
    const both = (contentType: string): FetchOptions => ({
      payload: '{}',
      headers: { 'Content-Type': json },
      contentType,
    });
    expect(headersOf(both(json))).toEqual({ 'Content-Type': json });
    expect(() => headersOf(both('text/plain'))).toThrow(
      'whether Google sends application/json or text/plain',
    );
  });

  test('is that of a form for a POST that names none (gas-fakes testfetch.js, run on the live service)', () => {
    expect(headersOf({ method: 'post' })).toEqual({ 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(headersOf({ method: 'get' })).toEqual({});
  });
});
