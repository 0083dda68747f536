/** Writes a document as a page of its own. */
import type { DocumentView } from '../document-view.ts';
import { escapeHtml } from './html.ts';
import { documentStyles, documentPageStyles } from './styles.ts';
import { writeDocument } from './write-document.ts';

/** The HTML of the page: no script, nothing from elsewhere. */
export function wholePage(view: DocumentView): string {
  return `<!DOCTYPE html>
<html lang="${view.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(view.title)}</title>
<style>
${documentPageStyles(view)}
${documentStyles(view)}
</style>
</head>
<body>
${writeDocument(view)}
</body>
</html>
`;
}
