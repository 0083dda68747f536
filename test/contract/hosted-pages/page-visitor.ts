/** A customer who opens the page of a document by its link, and sends its forms, without any key. */
import type { ServiceUsage } from '../../../src/emulator/execution/meter.ts';
import { storeSettings } from '../support/store-settings.ts';
import { createTestClient } from '../support/test-client.ts';
import { columnNamed } from '../support/workbook-watch.ts';
import { createTestWorkspace, type TestWorkspace, type WorkspaceOptions } from '../support/test-workspace.ts';

export interface SeenPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The page's HTML, or the text of a file. */
  readonly html: string;
  /** What a person reads: the text without its markup. */
  readonly text: string;
  readonly usage: ServiceUsage;
}

export const gateway = 'https://billing.example.com';

/** A workspace whose links lead to a gateway. */
export function createLinkedClient(options: WorkspaceOptions = {}) {
  const client = createTestClient(createTestWorkspace(options));
  storeSettings(client, { gateway_url: gateway });
  return client;
}

/** The last part of a link. */
export function tokenOf({ hosted_url }: { readonly hosted_url: string }): string {
  return hosted_url.replace(/^.*(\/d\/|[?]page=)/, '');
}

/** Opens what stands behind `/d/` as a gateway does. */
export function visit(
  { clock, emulator }: Pick<TestWorkspace, 'clock' | 'emulator'>,
  target: string,
  request: { readonly method?: string; readonly body?: string; readonly headers?: object } = {},
  pauseMs = 3100,
): SeenPage {
  clock.advance(pauseMs);
  const { method = 'GET', body = '', headers = {} } = request;
  const answer = emulator.webApp({
    method: 'POST',
    queryString: '',
    contentType: 'text/plain',
    body: JSON.stringify({ method, path: `/d/${target}`, headers, body }),
  });
  if (answer.kind !== 'content') throw new Error(answer.html);
  const envelope = JSON.parse(answer.content) as {
    status: number;
    headers: Record<string, string>;
    body: unknown;
  };
  const html = typeof envelope.body === 'string' ? envelope.body : '';
  const { status, headers: told } = envelope;
  return { status, headers: told, html, text: visibleTextOf(html), usage: answer.usage };
}

export function visibleTextOf(html: string): string {
  const visible = html.replace(/<style>[\s\S]*?<\/style>/g, ' ').replace(/<[^>]*>/g, ' ');
  return visible
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The fields of the form by which a page answers, as a browser would send them. */
export function formOf(
  { html }: SeenPage,
  answer: 'accept' | 'decline',
  filled: Record<string, string>,
): string {
  const form = html.split('<form').find((part) => part.includes(`name="answer" value="${answer}"`)) ?? '';
  const hidden = Array.from(form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g));
  const fields = [...hidden.map(([, name = '', value = '']) => [name, value]), ...Object.entries(filled)];
  return new URLSearchParams(fields as [string, string][]).toString();
}

/** What the row of a record shows to the owner in a column. */
export function shownIn(
  client: TestWorkspace,
  sheet: string,
  { id }: { id: string },
  header: string,
): string {
  const rows = client.workbook.data.sheets.find(({ name }) => name === sheet)?.rows ?? [];
  const row = rows.find((cells) => cells.includes(id)) ?? [];
  return String(row[columnNamed(client, sheet, header) - 1] ?? '');
}
