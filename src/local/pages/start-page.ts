/** The page at `/`, from which people find everything that this server serves. */
import { doors } from './page-links.ts';

export interface Entry {
  readonly path: string;
  readonly words: string;
}

const furtherPages: readonly Entry[] = [
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
export function startPage(origin: string, webAppPath: string, hosted: readonly Entry[]): string {
  const cards = doors.map(
    ({ path, title, words }) =>
      `<li><a class="door" href="${path}"><strong>${title}</strong><span>${words}</span></a></li>`,
  );
  const further = [...hosted, ...furtherPages].map(
    ({ path, words }) => `<li><a href="${path}">${words}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Business Billing API</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; --line: #d5dae2; --raised: #f6f8fb; --quiet: #555c66; --link: #174ea6; font: 16px/1.5 Roboto, "Helvetica Neue", Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --line: #3b414b; --raised: #1f2227; --quiet: #a8afba; --link: #8ab4f8; background: #17191d; color: #e6e8eb; } }
main { max-width: 56rem; margin: 2.5rem auto; padding: 0 1rem; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 2rem 0 0.3rem; font-size: 1.05rem; }
ul { list-style: none; margin: 0; padding: 0; }
a { color: var(--link); }
p, dt, .door span { color: var(--quiet); }
.doors { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; margin-top: 1.5rem; }
.door { display: block; height: 100%; box-sizing: border-box; padding: 1.1rem 1.2rem; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); text-decoration: none; }
.door:hover { border-color: var(--link); }
.door strong { display: block; font-size: 1.15rem; }
.further { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.further a { display: inline-block; padding: 0.3rem 0; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.2rem 1.2rem; margin: 0; }
dd { margin: 0; }
code { overflow-wrap: anywhere; }
@media (pointer: coarse) { .further a { min-height: 44px; align-content: center; } dd a { padding: 0.7rem 0; } }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>Business Billing API</h1>
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
</ul>
</main>
</body>
</html>
`;
}
