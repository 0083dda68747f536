/** Documents as HTML: what a page shows, and that nothing in a document gets out of its place. */
import { paperOf } from '../../../../src/core/documents/print/paper.ts';
import { documentStyles, documentPageStyles } from '../../../../src/core/documents/print/html/styles.ts';
import { wholePage } from '../../../../src/core/documents/print/html/whole-page.ts';
import { writeDocument } from '../../../../src/core/documents/print/html/write-document.ts';
import { viewOfDocument } from '../../../../src/core/documents/print/view-of-document.ts';
import type { PrintedDocument } from '../../../../src/core/documents/print/printed-document.ts';
import { htmlLines } from '../../../html-lines.ts';
import { line, look, sample } from './sample.ts';

const viewOf = (changes: Partial<PrintedDocument> = {}, given: object = {}) =>
  viewOfDocument({ ...sample, ...changes }, { ...look, ...given });
const print = (changes: Partial<PrintedDocument> = {}, given: object = {}) => {
  const view = viewOf(changes, given);
  return {
    ...view,
    body: writeDocument(view),
    styles: documentStyles(view),
    pageStyles: documentPageStyles(view),
  };
};
const textOf = (changes: Partial<PrintedDocument> = {}): string =>
  htmlLines(print(changes).body)
    .join('\n')
    .replace(/\u00a0/g, ' ');

const attack = `"><script>alert('1')</script><img src=x onerror=alert(1)>&amp;`;

test('texts are shown as they are, wherever they stand', () => {
  const { body } = print(
    {
      ...{ number: attack, title: attack, po_number: attack, buyer_reference: attack, notes: attack },
      ...{ terms: attack, payment_reference: attack, reason: attack, object: 'credit_note' },
      preceding: { number: attack, date: null },
      lines: [{ ...line, description: attack, sku: attack, unit: attack }],
      taxes: [
        {
          ...sample.taxes[0],
          tax_rate: '0',
          tax_name: attack,
          category: 'exempt',
          reason: attack,
          taxable: '1',
          tax: '0',
        },
      ],
      buyer: { ...sample.buyer, name: attack, company: attack, contact_name: attack },
      seller: { ...sample.seller, name: attack, trade_name: attack, account_name: attack, website: attack },
    },
    { footer: attack },
  );
  expect(body).not.toMatch(/<script|<img src=x|[^;]onerror=alert\(1\)>(?!&)/);
  expect(body.match(/&lt;script&gt;alert\(&#39;1&#39;\)&lt;\/script&gt;/g)?.length).toBeGreaterThan(14);
});

test('the number in the foot of each page cannot end the style sheet', () => {
  const { pageStyles, fileName } = print({ number: '"}</style><script>\\' });
  expect(pageStyles).not.toMatch(/<|\\"|"\}/);
  expect(fileName).toBe('style-script-');
});

test('is one page with nothing that runs or comes from elsewhere', () => {
  const page = wholePage(viewOf({ language: 'de' }, { logo: 'data:image/png;base64,iVBORw0KGgo=' }));
  expect(page).not.toMatch(/<script|<link|@import|@font-face|url\(/);
  expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="de">/);
  expect(page).not.toMatch(/\sstyle=|\son[a-z]+=|href=/);
  expect(page).toContain(
    '<img class="logo" src="data:image/png;base64,iVBORw0KGgo=" alt="Lovelace Engines GmbH">',
  );
});

test('every rule is for what is in the document, so that a page can embed it', () => {
  const rules = print()
    .styles.replace(/@media [^{]*\{([^{}]*(\{[^{}]*\}[^{}]*)*)\}/g, '$1')
    .split(/(?<=\})/)
    .map((rule) => rule.trim());
  expect(rules.filter((rule) => rule !== '' && !/^\.doc[ .]|^\.doc table/.test(rule))).toEqual([]);
});

test('writes on the chosen paper, else on that of the country, and below a Swiss payment part on A4', () => {
  const from = (country: string) =>
    ({ ...sample.seller, address: { ...sample.seller.address, country } }) as never;
  const payment_code = { kind: 'swiss_qr' } as never;
  expect(print().pageStyles).toContain('size: A4');
  for (const country of ['US', 'CA', 'MX', 'CO', 'CL', 'PH'])
    expect(print({ seller: from(country) }).pageStyles).toContain('size: letter');
  expect(print({ seller: from('US') }, { paper: 'a4' }).pageStyles).toContain('size: A4');
  expect(print({}, { paper: 'letter' }).pageStyles).toContain('size: letter');
  expect(paperOf({ seller: from('US'), payment_code }, { paper: 'letter' })).toBe('a4');
});

test('a colour that nobody could read is for lines alone', () => {
  const bright = print({}, { colour: '#ffe066' }).styles;
  expect(bright).toContain('border-bottom: 2.5pt solid #ffe066');
  expect(bright).toMatch(/h1 \{[^}]*color: #1f2933/);
  expect(print({}, { colour: '#0B6E4F' }).styles).toMatch(/h1 \{[^}]*color: #0b6e4f/);
  expect(print({}, { colour: 'red; } body { display: none' }).styles).not.toContain('red');
});

test.each([
  ['en', 'Invoice'],
  ['de', 'Rechnung'],
  ['fr', 'Facture'],
  ['nl', 'Factuur'],
  ['es', 'Factura'],
  ['it', 'Fattura'],
] as const)('is written in %s', (language, title) => {
  const { body, title: whole } = print({ language });
  expect(whole).toBe(`${title} INV-2026-0001`);
  expect(body).toContain(`<div class="doc" lang="${language}" dir="ltr">`);
  expect(body).not.toMatch(/undefined|null|\[object/);
});

test('a business in Australia writes tax invoices when it taxes', () => {
  const seller = { ...sample.seller, address: { ...sample.seller.address, country: 'AU' } } as never;
  expect(print({ seller }).title).toBe('Tax invoice INV-2026-0001');
  expect(textOf({ seller })).toContain('GST 19% on');
  expect(print({ seller, taxes: [] }).title).toBe('Invoice INV-2026-0001');
});

test('right-to-left and Chinese texts stand whole, and each finds its own direction', () => {
  const arabic = 'مصباح عرض ٢٧٠٠';
  const { body } = print({
    lines: [{ ...line, description: `${arabic}\n投影機燈泡` }],
    buyer: { ...sample.buyer, company: '株式会社ランプ' },
  });
  expect(body).toContain(`<div dir="auto">${arabic}<br>投影機燈泡</div>`);
  expect(body).toContain('<div class="buyer-name" dir="auto">株式会社ランプ</div>');
});

test('a note of 5,000 signs and 200 lines are printed whole', () => {
  const notes = 'Nota bene. '.repeat(454);
  const { body } = print({
    notes,
    lines: Array.from({ length: 200 }, (_, n) => ({ ...line, sku: `S${n}` })),
  });
  expect(body).toContain(notes.trim());
  expect(body.match(/<div class="sku">/g)).toHaveLength(200);
});

test('without an address of the seller and without a customer’s there is no empty line', () => {
  const { body } = print({ seller: { ...sample.seller, address: null, iban: null } });
  expect(body).not.toMatch(/<br><br>|<br><\/div>|undefined/);
});

test('the account is shown while something is due, and not afterwards', () => {
  expect(textOf()).toContain('Account holder   Lovelace Engines GmbH');
  expect(textOf({ paid: { paid: '158.65', credited: '0', due: '0.00' } })).not.toContain('Account holder');
});

test('the reason of an exemption is said once, and stands in the place of the general words', () => {
  const taxes = ['a', 'b'].map((tax_name) => ({
    ...{ tax_rate: '0', tax_name, category: 'exempt', reason: 'Teaching', taxable: '1', tax: '0' },
  }));
  const text = textOf({ taxes });
  expect(text.match(/^Teaching$/gm)).toHaveLength(1);
  expect(text).not.toContain('Exempt from tax.');
});
