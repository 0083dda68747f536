/** The page at `/`, from which people find everything that this server serves. */
import { doors } from './page-links.ts';
import { plainPage } from './plain-page.ts';

export interface StartPageLink {
  readonly path: string;
  readonly words: string;
}

const furtherPages: readonly StartPageLink[] = [
  { path: '/dialog?command=newInvoice', words: 'New invoice' },
  { path: '/dialog?command=newQuotation', words: 'New quotation' },
  { path: '/sidebar', words: 'Sidebar of the spreadsheet' },
  { path: '/openapi.json', words: 'OpenAPI document' },
  { path: '/health', words: 'Whether the API answers' },
];

/**
 * @param origin of this server
 * @param hosted the addresses of pages that customers see
 */
export function startPage(origin: string, webAppPath: string, hosted: readonly StartPageLink[]): string {
  const cards = doors.map(
    ({ path, title, words }) =>
      `<li><a class="door" href="${path}"><strong>${title}</strong><span>${words}</span></a></li>`,
  );
  const further = [...hosted, ...furtherPages].map(
    ({ path, words }) => `<li><a href="${path}">${words}</a></li>`,
  );
  const content = `<h1>Business Billing API</h1>
<p>It runs on this machine, with the workbook in a file.</p>
<ul class="doors">
${cards.join('\n')}
</ul>
<h2>For programs</h2>
<dl>
<dt>Base URL</dt><dd><code>${origin}/api/v1</code></dd>
<dt>Web app</dt><dd><code>${origin}${webAppPath}</code></dd>
<dt>Key</dt><dd>The terminal shows it. <a href="/developer#keys">API keys</a> makes others.</dd>
</dl>
<h2>More</h2>
<ul class="further">
${further.join('\n')}
</ul>`;
  return plainPage('Business Billing API', style, content);
}

const style = `
h1 { font-size: 1.6rem; }
h2 { margin: 2rem 0 0.3rem; font-size: 1.05rem; }
ul { list-style: none; margin: 0; padding: 0; }
p, .door span { color: var(--quiet); }
.doors { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; margin-top: 1.5rem; }
.door { display: block; height: 100%; box-sizing: border-box; padding: 1.1rem 1.2rem; border: 1px solid var(--line); border-radius: 10px; background: var(--sunken); text-decoration: none; }
.door:hover { border-color: var(--accent); }
.door strong { display: block; font-size: 1.15rem; }
.further { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.further a { display: inline-block; padding: 0.3rem 0; }
code { overflow-wrap: anywhere; }
@media (pointer: coarse) { .further a { min-height: 44px; align-content: center; } dd a { padding: 0.7rem 0; } }`;
