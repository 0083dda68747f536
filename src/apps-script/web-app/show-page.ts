/**
 * Shows the page of a document at the web app, where no gateway stands before it: in Google's frame, which can set no
 * status and no header. A page that is not found is plain text, because a frame lets whoever sees it call the script.
 */
import { readPageForm } from '../../core/api/hosted-page.ts';
import { answerPageRequest } from '../../core/documents/hosted/serve-page.ts';
import type { PageAnswer } from '../../core/documents/hosted/page-request.ts';
import { loadSettings, settingsName } from '../../core/settings.ts';
import type { Workspace } from '../../core/workspace.ts';
import { serviceCall } from '../google/service-call.ts';

type Shown = GoogleAppsScript.HTML.HtmlOutput | GoogleAppsScript.Content.TextOutput;

/** The parts of an event of doGet or doPost. */
interface PageEvent {
  readonly parameter: Readonly<Record<string, string>>;
  readonly postData?: { readonly contents?: string };
}

/** Shows the page that the parameter `page` names; a form of it is an event with a body. */
export function showPage(workspace: Workspace, { parameter, postData }: PageEvent): Shown {
  const { cache } = workspace;
  const { web_app_url } = loadSettings(workspace, cache.get(settingsName) ?? undefined);
  const answer = answerPageRequest(workspace, {
    target: parameter.page ?? '',
    method: postData === undefined ? 'GET' : 'POST',
    form: postData === undefined ? {} : readPageForm(postData.contents ?? ''),
    webApp: web_app_url,
    from: '',
    requestId: null,
  });
  if (answer.fileName !== undefined) return frame(savePage(answer, answer.fileName));
  // A fault of a form is shown with its page.
  return [200, 409, 422].includes(answer.status) ? frame(answer.body) : sentence(answer.body);
}

function frame(page: string): GoogleAppsScript.HTML.HtmlOutput {
  const title = /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '';
  return serviceCall(() =>
    HtmlService.createHtmlOutput(page)
      .setTitle(plain(title))
      .addMetaTag('viewport', 'width=device-width, initial-scale=1'),
  );
}

function sentence(page: string): GoogleAppsScript.Content.TextOutput {
  const text = /<p>([^<]*)<\/p>/.exec(page)?.[1] ?? '';
  return serviceCall(() => ContentService.createTextOutput(plain(text)));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function plain(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

/** A page with the bytes of a file, which its script offers under the name of the file. */
function savePage({ body, type }: PageAnswer, fileName: string): string {
  const bytes = type === 'application/pdf' ? body : Utilities.base64Encode(body, Utilities.Charset.UTF_8);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${fileName}</title></head>
<body style="font-family: sans-serif; padding: 24px; font-size: 18px">
<p><a id="file" download="${fileName}">${fileName}</a></p>
<script>
  const signs = atob("${bytes}");
  const list = new Uint8Array(signs.length);
  for (let i = 0; i < signs.length; i += 1) list[i] = signs.charCodeAt(i);
  const link = document.getElementById("file");
  link.href = URL.createObjectURL(new Blob([list], { type: "${type}" }));
  link.click();
</script>
</body></html>`;
}
