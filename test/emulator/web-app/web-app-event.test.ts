import { createWebAppEvent } from '../../../src/emulator/web-app/web-app-event.ts';

const post = (contentType: string, body: string, queryString = '') =>
  createWebAppEvent({ method: 'POST', queryString, contentType, body });

describe('The event of doGet (developers.google.com/apps-script/guides/web)', () => {
  test('has these fields and no others', () => {
    expect(createWebAppEvent({ method: 'GET', queryString: 'a=1&b=x%20y&a=2' })).toEqual({
      queryString: 'a=1&b=x%20y&a=2',
      parameter: { a: '1', b: 'x y' },
      parameters: { a: ['1', '2'], b: ['x y'] },
      contextPath: '',
      contentLength: -1,
    });
  });

  test('has a blank query string when there is none, though the guide says null (tanaikech, web-app README)', () => {
    expect(createWebAppEvent({ method: 'GET', queryString: '' })).toMatchObject({
      queryString: '',
      parameter: {},
    });
  });

  test('has a path only when one follows /exec (tanaikech, web-app README)', () => {
    expect(createWebAppEvent({ method: 'GET', queryString: '', pathInfo: 'a/b' })).toMatchObject({
      pathInfo: 'a/b',
    });
    expect(createWebAppEvent({ method: 'GET', queryString: '' })).not.toHaveProperty('pathInfo');
  });
});

describe('The event of doPost (tanaikech, web-app README, patterns 1 to 4)', () => {
  test.each(['application/json', 'text/plain'])('hands a body of %s over as it is', (type) => {
    expect(post(type, '{"é":1}', 'a=1')).toMatchObject({
      parameter: { a: '1' },
      contentLength: 8,
      postData: { contents: '{"é":1}', length: 8, name: 'postData', type },
    });
  });

  test('leaves the charset out of the type', () => {
    expect(post('Application/JSON; charset=utf-8', '{}')).toMatchObject({
      postData: { type: 'application/json' },
    });
  });

  test("merges a form's fields with those of the query", () => {
    expect(post('application/x-www-form-urlencoded', 'b=2&a=3', 'a=1')).toMatchObject({
      parameter: { a: '1', b: '2' },
      parameters: { a: ['1', '3'], b: ['2'] },
      postData: { contents: 'b=2&a=3' },
    });
  });

  test("takes JSON sent with curl's default type for a name without a value", () => {
    expect(post('application/x-www-form-urlencoded', '{"a":1}')).toMatchObject({
      parameter: { '{"a":1}': '' },
      parameters: { '{"a":1}': [''] },
    });
  });

  test('has no postData at all when the body is empty', () => {
    const event = post('application/json', '');
    expect(event).not.toHaveProperty('postData');
    expect(event).toMatchObject({ contentLength: 0 });
  });
});
