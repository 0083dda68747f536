/** The page of a quotation: a customer reads the offer, and accepts or declines it. */
import { createLinkedClient, formOf, shownIn, tokenOf, visit, type SeenPage } from './page-visitor.ts';

const client = createLinkedClient();
const { create, read, did, act, eventsOf, patch } = client;

const items = [{ description: 'Restoration', quantity: 2, unit_price: '600.00', tax_rate: 20 }];
const offer = (body: object = {}) =>
  create('quotations', { customer_name: 'Ada Lovelace', items, status: 'sent', ...body });
const open = (quotation: { hosted_url: string }): SeenPage => visit(client, tokenOf(quotation));
const send = (quotation: { hosted_url: string }, body: string, headers = {}): SeenPage =>
  visit(client, tokenOf(quotation), { method: 'POST', body, headers });
const ada = { name: 'Ada Lovelace', email: 'ada@example.com', agree: 'yes' };

describe('an offer', () => {
  test('is shown with its state, its total, its lines and two forms', () => {
    const quotation = offer({ notes: 'Delivery by hand' });
    const page = open(quotation);
    expect(page).toMatchObject({ status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    for (const text of [
      quotation.number,
      'Waiting for your answer',
      '€1,440.00',
      'Restoration',
      'Delivery by hand',
    ])
      expect(page.text).toContain(text);
    expect(page.html.match(/<form method="post"/g)).toHaveLength(2);
    expect(page.html).not.toMatch(/<script|<iframe|<link|https?:\/\//);
  });

  test('is accepted by whoever names himself and ticks the box', () => {
    const quotation = offer();
    const form = formOf(open(quotation), 'accept', { ...ada, po_number: 'PO-77' });
    const page = send(quotation, form, { 'x-page-address': '203.0.113.7', 'x-page-agent': 'Mozilla/5.0' });
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/This quotation was accepted by Ada Lovelace on 7 Jan 2026\. Thank you/);
    expect(page.html).not.toContain('<form');
    const after = read(quotation);
    expect(after).toMatchObject({
      status: 'accepted',
      accepted_by: { name: 'Ada Lovelace', email: 'ada@example.com' },
      accepted_via: 'hosted_page',
      po_number: 'PO-77',
      version: quotation.version + 1,
    });
    expect(JSON.stringify(after)).not.toMatch(/203\.0\.113\.7|Mozilla/);
    expect(shownIn(client, 'Quotations', quotation, 'Accepted from')).toBe('203.0.113.7 Mozilla/5.0');
    expect(eventsOf(quotation)).toEqual([
      'quotation.created',
      'quotation.sent',
      'quotation.viewed',
      'quotation.accepted',
    ]);
  });

  test('is declined with a reason', () => {
    const quotation = offer();
    const page = send(quotation, formOf(open(quotation), 'decline', { reason: 'Too dear' }));
    expect(page).toMatchObject({ status: 200 });
    expect(page.text).toContain('This quotation was declined on 7 Jan 2026.');
    expect(read(quotation)).toMatchObject({ status: 'declined', decline_reason: 'Too dear' });
  });

  test('is not accepted by being opened, however the link is written', () => {
    const quotation = offer();
    const form = formOf(open(quotation), 'accept', ada);
    expect(visit(client, `${tokenOf(quotation)}?${form}`).status).toBe(200);
    expect(visit(client, tokenOf(quotation), { method: 'GET', body: form }).status).toBe(200);
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect(visit(client, tokenOf(quotation), { method, body: form }).status).toBe(405);
    expect(read(quotation).status).toBe('sent');
  });

  test('is accepted once: the second form finds it accepted, and changes nothing', () => {
    const quotation = offer();
    const form = formOf(open(quotation), 'accept', ada);
    send(quotation, form);
    const after = read(quotation);
    const second = send(quotation, form.replace('Ada+Lovelace', 'Eve'));
    expect(second.status).toBe(200);
    expect(second.text).toMatch(/was accepted by Ada Lovelace/);
    expect(read(quotation)).toEqual(after);
    expect(eventsOf(quotation).filter((type) => type === 'quotation.accepted')).toHaveLength(1);
    expect(send(quotation, form.replace('answer=accept', 'answer=decline')).status).toBe(409);
  });

  test('that has changed since it was shown says so, and stays as it is', () => {
    const quotation = offer();
    const form = formOf(open(quotation), 'accept', ada);
    patch(quotation, { notes: 'Now without delivery' });
    const page = send(quotation, form);
    expect(page.status).toBe(409);
    expect(page.text).toContain('The quotation has changed since you opened this page.');
    expect(page.text).toContain('Now without delivery');
    expect(read(quotation).status).toBe('sent');
    expect(send(quotation, formOf(page, 'accept', ada)).status).toBe(200);
  });

  test('does not change for the customer by what only programs see', () => {
    const quotation = offer();
    const form = formOf(open(quotation), 'accept', ada);
    patch(quotation, { metadata: { colour: 'red' }, external_id: 'x-1' });
    expect(send(quotation, form).status).toBe(200);
  });

  test.each([
    ['no name', { ...ada, name: '  ' }, 'Please enter your name.'],
    ['no tick', { name: 'Ada' }, 'Please tick the box to accept.'],
    ['an e-mail address that is none', { ...ada, email: 'ada' }, 'Please enter a valid e-mail address.'],
    ['a name that is too long', { ...ada, name: 'x'.repeat(201) }, 'This text is too long.'],
  ])('with %s is shown again with what was filled in', (_what, filled, sentence) => {
    const quotation = offer();
    const page = send(quotation, formOf(open(quotation), 'accept', { po_number: 'PO 1', ...filled }));
    expect(page.status).toBe(422);
    expect(page.text).toContain(sentence);
    expect(page.html).toContain('value="PO 1"');
    expect(read(quotation).status).toBe('sent');
  });

  test('is not accepted by a form of a megabyte', () => {
    const quotation = offer();
    const form = formOf(open(quotation), 'accept', { ...ada, name: 'x'.repeat(1024 * 1024) });
    const page = send(quotation, form);
    expect(page.status).toBe(413);
    expect(read(quotation).status).toBe('sent');
  });

  test('that has expired since it was shown is not accepted', () => {
    const late = createLinkedClient();
    const quotation = late.create('quotations', {
      ...{ customer_name: 'Ada', items, status: 'sent', expiry_date: '2026-01-07' },
    });
    const form = formOf(visit(late, tokenOf(quotation)), 'accept', ada);
    late.clock.advance(86_400_000);
    const page = visit(late, tokenOf(quotation), { method: 'POST', body: form });
    expect(page.status).toBe(409);
    expect(page.text).toContain('This quotation has expired.');
    expect(late.read(quotation)).toMatchObject({ status: 'sent', accepted_at: null });
  });

  test('that has expired cannot be accepted', () => {
    const quotation = offer({ quotation_date: '2026-01-02', expiry_date: '2026-01-05' });
    const page = open(quotation);
    expect(page.text).toContain('This quotation has expired.');
    expect(page.html).not.toContain('<form');
    const form = formOf(open(offer()), 'accept', ada);
    expect(send(quotation, form).status).toBe(409);
    expect(read(quotation).status).toBe('sent');
  });

  test('that was withdrawn says so', () => {
    const quotation = offer();
    const form = formOf(open(quotation), 'accept', ada);
    did(quotation, 'cancel');
    expect(open(quotation).text).toContain('The sender has withdrawn this quotation.');
    expect(send(quotation, form).status).toBe(409);
  });

  test('shows a name that is HTML as it was typed', () => {
    const name = '<script>alert(1)</script>"\'><img src=x onerror=alert(2)>';
    const quotation = offer({ customer_name: name, notes: name, terms: name });
    const page = send(quotation, formOf(open(quotation), 'accept', { ...ada, name, email: 'x' }));
    expect(page.status).toBe(422);
    expect(page.html).not.toMatch(/<script|<img src=x/);
    const accepted = send(quotation, formOf(page, 'accept', { ...ada, name }));
    expect(accepted.text).toContain(`was accepted by ${name}`);
    expect(accepted.html).not.toMatch(/<script|<img src=x/);
  });

  test('that only a draft would be has no page', () => {
    expect(create('quotations', { customer_name: 'Ada', items })).toMatchObject({ hosted_url: null });
    const canceled = did(create('quotations', { customer_name: 'Ada', items }), 'cancel');
    expect(canceled.hosted_url).toBeNull();
  });
});

describe('the first view', () => {
  test('is an event, told once, and changes neither version nor entity tag', () => {
    const quotation = offer();
    expect(quotation.viewed_at).toBeNull();
    open(quotation);
    open(quotation);
    const seen = read(quotation);
    expect(seen.viewed_at).toMatch(/^2026-01-07T/);
    expect({ ...seen, viewed_at: null }).toEqual(quotation);
    expect(eventsOf(quotation).filter((type) => type === 'quotation.viewed')).toHaveLength(1);
    const event = client.get('/api/v1/events', { query: 'type=quotation.viewed&limit=1' }).body.data[0];
    expect(event).toMatchObject({ source: 'hosted_page', data: { changed: ['viewed_at'] } });
  });

  test('is none when only the headers are asked for', () => {
    const quotation = offer();
    visit(client, tokenOf(quotation), { headers: { 'x-page-look': '1' } });
    expect(read(quotation).viewed_at).toBeNull();
  });

  test('of one that was answered already is none', () => {
    const quotation = did(offer(), 'accept');
    open(quotation);
    expect(read(quotation)).toEqual(quotation);
  });
});

test('a page accepts as the API does, so the invoice follows', () => {
  const quotation = offer();
  send(quotation, formOf(open(quotation), 'accept', ada));
  const invoice = act(quotation, 'convert').body;
  expect(invoice).toMatchObject({ object: 'invoice', status: 'open', link_version: 0 });
  expect(open(quotation).text).toContain('An invoice has been made from it.');
  expect(open(invoice).text).toContain('To pay');
});
