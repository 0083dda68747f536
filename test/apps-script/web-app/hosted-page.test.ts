/** The page of a document at the web app itself, in Google's frame: no status, no header, and every function in reach. */
import { storeSettings } from '../../contract/support/store-settings.ts';
import { createTestClient } from '../../contract/support/test-client.ts';
import { createTestWorkspace } from '../../contract/support/test-workspace.ts';
import { formOf, visibleTextOf, tokenOf } from '../../contract/hosted-pages/page-visitor.ts';

const execUrl = 'https://script.google.com/macros/s/AKfycb-test/exec';
const client = createTestClient(createTestWorkspace({ webAppUrl: execUrl }));
storeSettings(client, { web_app_url: execUrl });

const offer = () =>
  client.create('quotations', {
    customer_name: 'Ada',
    items: [{ description: 'Gears', unit_price: 100 }],
    status: 'sent',
  });

function get(page: string) {
  client.clock.advance(3100);
  return client.emulator.webApp({ method: 'GET', queryString: new URLSearchParams({ page }).toString() });
}

function post(body: string, queryString = '') {
  client.clock.advance(3100);
  const contentType = 'application/x-www-form-urlencoded';
  return client.emulator.webApp({ method: 'POST', queryString, contentType, body });
}

function htmlOf(answer: ReturnType<typeof get>): string {
  if (answer.kind !== 'html') throw new Error(answer.content);
  return answer.html;
}

const seen = (html: string) => ({ status: 200, headers: {}, html, text: visibleTextOf(html) }) as never;

test('the page stands in a frame; its forms go to the web app, beside the frame', () => {
  const quotation = offer();
  expect(quotation.hosted_url).toMatch(/\/exec\?page=quo_/);
  const html = htmlOf(get(tokenOf(quotation)));
  expect(html).toContain(`action="${execUrl}" target="_blank"`);
  expect(html).toContain('name="viewport"');
});

test('a form that comes urlencoded accepts', () => {
  const quotation = offer();
  const form = formOf(seen(htmlOf(get(tokenOf(quotation)))), 'accept', { name: 'Ada', agree: 'yes' });
  expect(form).toContain(`page=${tokenOf(quotation)}`);
  expect(visibleTextOf(htmlOf(post(form)))).toContain('This quotation was accepted by Ada');
  expect(client.read(quotation)).toMatchObject({ status: 'accepted', accepted_via: 'hosted_page' });
});

test('a form in the address accepts nothing', () => {
  const quotation = offer();
  const form = formOf(seen(htmlOf(get(tokenOf(quotation)))), 'accept', { name: 'Ada', agree: 'yes' });
  client.emulator.webApp({ method: 'GET', queryString: form });
  post('', form);
  expect(client.read(quotation).status).toBe('sent');
});

test('a form without the tick is shown again, and what is wrong with it', () => {
  const quotation = offer();
  const form = formOf(seen(htmlOf(get(tokenOf(quotation)))), 'accept', { name: 'Ada' });
  expect(visibleTextOf(htmlOf(post(form)))).toContain('Please tick the box to accept.');
});

test.each(['', 'x', `inv_01KBXXXXXXXXXXXXXXXXXXXXXX_0_${'0'.repeat(40)}`])(
  'a link that leads nowhere, such as "%s", is answered in plain text, without a frame',
  (page) => {
    const answer = get(page);
    expect(answer).toMatchObject({ kind: 'content', mimeType: 'text/plain; charset=utf-8' });
    expect(answer.kind === 'content' && answer.content).toContain('This page does not exist');
  },
);

test('an envelope that names a page in its address is a request of the API all the same', () => {
  const answer = client.emulator.webApp({
    method: 'POST',
    queryString: 'page=x',
    contentType: 'text/plain',
    body: JSON.stringify({ method: 'GET', path: '/api/v1/invoices' }),
  });
  expect(answer.kind === 'content' && JSON.parse(answer.content)).toMatchObject({ status: 401 });
});

test('the PDF comes as bytes in a page that saves them', () => {
  const html = htmlOf(get(`${tokenOf(offer())}/pdf`));
  expect(html).toMatch(/download="QUO-2026-\d{4}\.pdf"/);
  const [, bytes = ''] = /atob\("([^"]*)"\)/.exec(html) ?? [];
  expect(Buffer.from(bytes, 'base64').toString('latin1')).toMatch(/^%PDF/);
});
