/** The page that an HtmlOutput is served as. */
import { escapeHtml, type HtmlOutput, metaTagsOf } from './html-output.ts';

/** The output's content with its title and meta tags; Google's sandbox around it is left out. */
export function htmlPage(output: HtmlOutput): string {
  const title = output.getTitle();
  const head = [
    ...(title === null ? [] : [`<title>${escapeHtml(title)}</title>`]),
    ...metaTagsOf(output).map(
      ([name, content]) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
    ),
  ].join('');
  const content = output.getContent();
  if (head === '') return content;
  return /<head[^>]*>/i.test(content) ? content.replace(/<head[^>]*>/i, (tag) => tag + head) : head + content;
}
