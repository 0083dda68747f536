/** The guide to bodies and answers: numbers, blanks, dates. */
import { html } from 'lit-html';
import type { Guide } from './guide.ts';

export const requestsGuide: Guide = {
  id: 'requests',
  title: 'Requests and answers',
  text: () => html`<p>Bodies and answers are JSON in UTF-8, with names in <code>snake_case</code>.</p>
    <ul>
      <li>
        <strong>Numbers</strong> are sent as JSON numbers or as decimal text (<code>"50.00"</code>), and nothing is
        calculated with floating point. In answers, <code>amounts</code> has every decimal once more as exact text.
      </li>
      <li>
        <strong>Nothing</strong>: <code>null</code>, <code>""</code> and an absent field mean the same in a creation.
        In a PATCH, <code>null</code> clears a field and an absent one stays. Every field is present in answers.
      </li>
      <li>
        <strong>Days</strong> are <code>YYYY-MM-DD</code>; <em>today</em> is the spreadsheet’s.
        <strong>Times</strong> are RFC 3339 in UTC.
      </li>
      <li>
        <strong>Unknown fields</strong> are refused with the nearest name, so that a typing mistake is never lost.
        In answers, ignore what you do not know: fields, words and event types may be added.
      </li>
      <li><strong>Ids</strong> are texts such as <code>inv_…</code>. They never change; a row number is never one.</li>
    </ul>`,
};
