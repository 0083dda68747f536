/** Writes a mail as HTML. Mail programs know few rules of style sheets, so each element has its own. */
import { html, lines, type Markup, nothing } from '../documents/print/html/html.ts';
import type { MailContent } from './compose-mail.ts';

const grey = '#5b6470';

// A word that is wider than a telephone would make the whole mail wider. Outlook knows the older rule alone.
const anyBreak = 'word-break:break-word;overflow-wrap:anywhere';

/** @param accent a colour on which white letters can be read */
export function mailHtml(content: MailContent, accent: string): string {
  const { account, attached, link } = content;
  return html`<!DOCTYPE html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${content.first}</title>
</head>
<body style="margin:0;padding:0;background:#f4f5f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4f5f7"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px;background:#ffffff;border-radius:8px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:24px;color:#1a1d21"><tr><td style="padding:32px 20px;border-top:4px solid ${accent};border-radius:8px;text-align:left;${anyBreak}">
<p style="margin:0 0 4px;font-size:14px;color:${grey}" dir="auto">${content.sender}</p>
<p style="margin:0 0 24px;font-size:24px;line-height:32px;font-weight:bold">${content.first}</p>
<p style="margin:0 0 16px" dir="auto">${content.greeting}</p>
<p style="margin:0 0 24px" dir="auto">${lines(content.message)}</p>
${link === null ? nothing : button(link, accent)}
${account.length === 0 ? nothing : accountTable(account)}
${attached === null ? nothing : html`<p style="margin:0 0 24px;font-size:14px;color:${grey}">${attached}</p>`}
<p style="margin:0" dir="auto">${content.closing}<br>${content.sender}</p>
</td></tr></table>
<p style="margin:16px 0 0;font-family:Helvetica,Arial,sans-serif;font-size:12px;line-height:18px;color:${grey};${anyBreak}" dir="auto">${lines(content.foot.join('\n'))}</p>
</td></tr></table>
</body>
</html>
`.markup;
}

function button({ address, hint, label }: NonNullable<MailContent['link']>, accent: string): Markup {
  return html`<p style="margin:0 0 12px"><a href="${address}" style="display:inline-block;padding:12px 24px;background:${accent};color:#ffffff;font-weight:bold;text-decoration:none;border-radius:6px">${label}</a></p>
<p style="margin:0 0 24px;font-size:12px;line-height:18px;color:${grey}">${hint}<br><a href="${address}" style="color:${grey};word-break:break-all">${address}</a></p>`;
}

function accountTable(account: MailContent['account']): Markup {
  const rows = account.map(
    ({ label, value }) =>
      html`<tr><td style="padding:2px 12px 2px 0;color:${grey};font-size:14px;word-break:normal;overflow-wrap:normal">${label}</td><td style="padding:2px 0;font-size:14px" dir="auto">${value}</td></tr>`,
  );
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows}</table>`;
}
