import { googlePage, type PageKind, pageTexts } from '../../../src/emulator/front-end/google-pages.ts';
import { serveFrontEnd } from './support/serve-front-end.ts';

const kinds = Object.keys(pageTexts) as PageKind[];

test.each(kinds)('%s is HTML with its own words in both languages', (kind) => {
  const english = googlePage(kind);
  const german = googlePage(kind, 'de');
  expect(german.status).toBe(english.status);
  for (const [{ html }, { title }] of [
    [english, pageTexts[kind].en],
    [german, pageTexts[kind].de],
  ] as const) {
    expect(html).toMatch(/^</);
    expect(html.toLowerCase()).toContain(`<title>${title}</title>`.toLowerCase());
  }
});

test('a failed execution is shown in the frame that callers saw: title Error, status 200', () => {
  const { status, html } = googlePage('script_error');
  expect(status).toBe(200);
  expect(html).toContain('<title>Error</title>');
  expect(html).toContain(
    '<div style="text-align:center;font-family:monospace;margin:50px auto 0;max-width:600px">TypeError: ' +
      'Cannot read properties of null (line 12, file &quot;Code&quot;)</div>',
  );
});

test('every page is in the language of the owner, whatever the caller prefers', async () => {
  const { exec } = await serveFrontEnd({ language: 'de' });
  const response = await fetch(`${exec}/foo`, { headers: { 'accept-language': 'en' }, redirect: 'manual' });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Anmelden');
});
