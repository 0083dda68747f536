/** Writes a print as a page of its own. */
import { escapeHtml } from './html.ts';
import type { Print } from './printed-document.ts';

/** The HTML of the page: no script, nothing from elsewhere. */
export function wholePage({ title, language, styles, pageStyles, body }: Print): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
${pageStyles}
${styles}
</style>
</head>
<body>
${body}
</body>
</html>
`;
}
