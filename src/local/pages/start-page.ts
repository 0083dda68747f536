/** The page at `/`: what this server serves, with links. */

interface Entry {
  readonly path: string;
  readonly words: string;
}

const pages: readonly Entry[] = [
  { path: '/workbook', words: 'The sheets: type, sort, filter, and bill by the menu Billing API.' },
  { path: '/dialog?command=newInvoice', words: 'The dialog of a new invoice.' },
  { path: '/dialog?command=newQuotation', words: 'The dialog of a new quotation.' },
  { path: '/developer', words: 'The developer area: keys, webhooks, deliveries, usage, health.' },
  { path: '/sidebar', words: 'The sidebar of the spreadsheet.' },
  { path: '/reference', words: 'The reference of the API, with examples.' },
  { path: '/openapi.json', words: 'The same as an OpenAPI document.' },
  { path: '/health', words: 'Whether the API answers.' },
];

/** @param baseUrl of the API */
export function startPage(baseUrl: string): string {
  const items = pages.map(({ path, words }) => `<li><a href="${path}">${path}</a><br>${words}</li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Business Billing API</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; font: 16px/1.5 Arial, sans-serif; }
main { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; }
ul { list-style: none; padding: 0; }
li { padding: 0.5rem 0; }
code { overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>Business Billing API on this machine</h1>
<p>Base URL of the API: <code>${baseUrl}</code></p>
<ul>
${items.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
