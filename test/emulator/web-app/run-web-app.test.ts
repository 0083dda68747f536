import type { WebAppResponse } from '../../../src/emulator/web-app/run-web-app.ts';
import { testEmulator } from '../support/test-emulator.ts';

const get = (queryString: string): WebAppResponse => testEmulator().webApp({ method: 'GET', queryString });

function htmlOf(response: WebAppResponse): string {
  return response.kind === 'html' ? response.html : `not a page: ${response.content}`;
}

describe('What a web app serves (developers.google.com/apps-script/guides/web)', () => {
  test('text of ContentService, with its type', () => {
    const response = get('path=/x');
    expect(response).toMatchObject({
      kind: 'content',
      mimeType: 'application/json; charset=utf-8',
    });
    expect(response.kind === 'content' && JSON.parse(response.content)).toMatchObject({
      parameter: { path: '/x' },
    });
  });

  test('plain text unless told otherwise', () => {
    const response = testEmulator().webApp({
      method: 'POST',
      queryString: '',
      contentType: 'text/plain',
      body: 'hi',
    });
    expect(response).toMatchObject({ kind: 'content', mimeType: 'text/plain; charset=utf-8' });
  });

  test('a page of HtmlService at once, with its title', () => {
    const response = get('mode=html');
    expect(response).toMatchObject({ kind: 'html', status: 200 });
    expect(htmlOf(response)).toContain('<head><title>A page</title></head><body>Hello</body>');
  });

  test('what the execution has used', () => {
    expect(get('mode=html').usage.byMember.get('HtmlService.createHtmlOutputFromFile')).toBe(1);
  });
});

describe("What Google serves in the script's stead, always with status 200", () => {
  const marker = '<div style="text-align:center;font-family:monospace;margin:50px auto 0;max-width:600px">';

  test('an error page with the message and the place', () => {
    const response = get('mode=throw');
    expect(response).toMatchObject({
      kind: 'html',
      status: 200,
      failure: expect.stringContaining('went <wrong>'),
    });
    expect(htmlOf(response)).toContain('<title>Error</title>');
    expect(htmlOf(response)).toMatch(
      new RegExp(`${marker}Error: went &lt;wrong&gt; \\(line \\d+, file &quot;Code&quot;\\)</div>`),
    );
  });

  test("an error page for a service's exception, with that name", () => {
    expect(htmlOf(get('mode=service'))).toContain(
      `${marker}Exception: When setting or getting a property value, the property name must not be null or empty.`,
    );
  });

  test('a page for a script that returned nothing', () => {
    expect(htmlOf(get('mode=nothing'))).toContain('The script completed but did not return anything.');
  });

  test('a page for a script that returned what cannot be served', () => {
    expect(htmlOf(get('mode=object'))).toContain('not a supported return type');
  });
});

test('A script without doPost answers with a page that says so', () => {
  const emulator = testEmulator({ scriptFolder: `${__dirname}/../fixtures/empty` });
  expect(htmlOf(emulator.webApp({ method: 'POST', queryString: '' }))).toContain(
    'Script function not found: doPost',
  );
});
