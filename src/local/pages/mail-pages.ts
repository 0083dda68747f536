/** The pages of the mails that the script has sent: a list, and one mail as its reader sees it. */
import type { Email } from 'postal-mime';
import { escapeMarkup } from '../../emulator/services/html/html-output.ts';
import type { MailFolder } from '../mail/mail-folder.ts';
import { plainPage } from './plain-page.ts';

/** What is answered at a path below `/mail`. */
export interface MailAnswer {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** The name under which a browser saves it; null for a page. */
  readonly fileName: string | null;
}

const htmlType = 'text/html; charset=utf-8';

/** The answer at `/mail`, `/mail/{name}`, `/mail/{name}.eml` or `/mail/{name}/{number of a file}`; null for no such mail. */
export async function serveMail(folder: MailFolder, path: string): Promise<MailAnswer | null> {
  const [, , name = '', file, ...further] = path.split('/');
  if (further.length > 0) return null;
  if (name === '') return page('Mails', await listOf(folder));
  const kept = await folder.read(name.replace(/\.eml$/, ''));
  if (kept === null) return null;
  const { mail, source } = kept;
  if (name.endsWith('.eml')) return { type: 'message/rfc822', body: source, fileName: name };
  if (file === undefined) return page(mail.subject ?? 'Mail', mailOf(name, mail));
  const attached = mail.attachments[Number(file)];
  if (attached === undefined) return null;
  const body = typeof attached.content === 'string' ? attached.content : new Uint8Array(attached.content);
  return { type: attached.mimeType, body, fileName: attached.filename ?? 'file' };
}

async function listOf(folder: MailFolder): Promise<string> {
  const names = await folder.names();
  if (names.length === 0)
    return '<p class="quiet">No mail yet. Mail an invoice by the menu of the workbook, or over the API: it stands here a minute later, and never leaves this machine.</p>';
  const mails = await Promise.all(names.slice(0, listMax).map((name) => folder.read(name)));
  const rows = names.slice(0, listMax).flatMap((name, index) => {
    const mail = mails[index]?.mail;
    if (mail === undefined) return [];
    const files =
      mail.attachments.length === 0
        ? ''
        : ` · ${mail.attachments.map(({ filename }) => filename).join(', ')}`;
    return `<li><a href="/mail/${name}"><strong>${escapeMarkup(mail.subject ?? '')}</strong><span>To ${escapeMarkup(addresses(mail.to))} · ${escapeMarkup(dateOf(mail))}${escapeMarkup(files)}</span></a></li>`;
  });
  const rest =
    names.length > listMax
      ? `<p class="quiet">${names.length - listMax} older ones are in the folder.</p>`
      : '';
  return `<ul class="mails">\n${rows.join('\n')}\n</ul>${rest}`;
}

// A page of so many is read at once.
const listMax = 100;

function mailOf(name: string, mail: Email): string {
  const facts: readonly (readonly [string, string])[] = [
    ['From', addresses(mail.from === undefined ? [] : [mail.from])],
    ['To', addresses(mail.to)],
    ['Copy', addresses(mail.cc)],
    ['Answers to', addresses(mail.replyTo)],
    ['Date', dateOf(mail)],
  ];
  const rows = facts.flatMap(([label, value]) =>
    value === '' ? [] : `<dt>${label}</dt><dd>${escapeMarkup(value)}</dd>`,
  );
  const files = mail.attachments.map(
    ({ filename }, index) => `<a href="/mail/${name}/${index}">${escapeMarkup(filename ?? 'file')}</a>`,
  );
  const text = `<pre>${escapeMarkup(mail.text ?? '')}</pre>`;
  // The frame runs no script of the mail; its links open beside the page.
  const html =
    mail.html === undefined
      ? ''
      : `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeMarkup(mail.html.replace('<head>', '<head><base target="_blank">'))}"></iframe>`;
  return `<dl>${rows.join('\n')}</dl>
<p class="files">${[...files, `<a href="/mail/${name}.eml">The mail as a file</a>`].join(' ')}</p>
${html === '' ? text : `${html}\n<details><summary>Plain text</summary>${text}</details>`}
<p><a href="/mail">All mails</a></p>`;
}

function addresses(of: Email['to']): string {
  return (of ?? [])
    .map(({ name, address = '' }) => (name === '' || name === undefined ? address : `${name} <${address}>`))
    .join(', ');
}

function dateOf({ date }: Email): string {
  return date === undefined ? '' : new Date(date).toISOString().replace('T', ' ').slice(0, 16);
}

function page(title: string, content: string): MailAnswer {
  const body = plainPage(title, style, `<h1>${escapeMarkup(title)}</h1>\n${content}`);
  return { type: htmlType, body, fileName: null };
}

const style = `
h1 { margin-bottom: 1rem; }
.quiet, .mails span { color: var(--quiet); }
.mails { list-style: none; margin: 0; padding: 0; }
.mails a { display: block; padding: 0.7rem 0; border-bottom: 1px solid var(--line); text-decoration: none; }
.mails strong { display: block; overflow-wrap: anywhere; }
.mails span { font-size: 0.9rem; overflow-wrap: anywhere; }
.files { display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; }
.files a { display: inline-block; padding: 0.4rem 0; }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 8px; background: #ffffff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--sunken); }
summary { padding: 0.6rem 0; cursor: pointer; }`;
