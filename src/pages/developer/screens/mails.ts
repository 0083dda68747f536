/** The mails to customers, each with what became of it. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { CallServer } from '../../shared/call-server.ts';
import { type Loaded, load, loading, whenLoaded } from '../../shared/loaded.ts';
import { relativeTime } from '../../shared/times.ts';
import type { Screen } from '../screen.ts';

/** A mail as the API shows it. */
interface ShownMail {
  readonly id: string;
  readonly status: string;
  readonly document_number: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  readonly attempts: number;
  readonly next_attempt_at: string | null;
  readonly sent_at: string | null;
  readonly failure: string | null;
  readonly created_at: string;
}

interface MailPage {
  readonly data: readonly ShownMail[];
  readonly next_cursor: string | null;
}

const pageSize = '50';

export const mailsScreen: Screen = {
  id: 'mails',
  title: 'Mails',
  hasModes: true,
  show({ call, livemode, place }) {
    let list: Loaded<MailPage> = loading;
    let status = '';
    const draw = (): void => {
      render(view({ list, status, livemode }, actions), place);
    };
    const read = (earlier: MailPage | null): void => {
      const asked = status;
      const cursor = earlier?.next_cursor ?? null;
      void load(
        () => listMails(call, { ...(asked !== '' && { status: asked }), ...(cursor !== null && { cursor }) }),
        (next) => {
          // An answer for an earlier choice is ignored.
          if (asked !== status || (earlier !== null && next.kind === 'loading')) return;
          list =
            next.kind === 'loaded'
              ? {
                  kind: 'loaded',
                  value: { ...next.value, data: [...(earlier?.data ?? []), ...next.value.data] },
                }
              : next;
          draw();
        },
      );
    };
    const actions: Actions = {
      refresh: () => read(null),
      more: read,
      choose(chosen) {
        status = chosen;
        read(null);
      },
      cancel: ({ id }) =>
        void load(
          () => operate(call, 'cancelEmail', { id }),
          (next) => {
            if (next.kind === 'loading') return;
            // What hindered it is seen in the list: it is sent, or canceled already.
            read(null);
          },
        ),
    };
    read(null);
  },
};

async function listMails(call: CallServer, query: Readonly<Record<string, string>>): Promise<MailPage> {
  return (await operate(call, 'listEmails', { query: { limit: pageSize, ...query } })) as MailPage;
}

async function operate(
  call: CallServer,
  operation: 'listEmails' | 'cancelEmail',
  order: { readonly id?: string; readonly query?: Readonly<Record<string, string>> },
): Promise<unknown> {
  const result = await call('operate', { operation, ...order });
  if (!result.ok) throw new Error(result.refusal.message);
  return result.answer;
}

interface Actions {
  readonly refresh: () => void;
  readonly more: (list: MailPage) => void;
  readonly choose: (status: string) => void;
  readonly cancel: (mail: ShownMail) => void;
}

interface State {
  readonly list: Loaded<MailPage>;
  readonly status: string;
  readonly livemode: boolean;
}

const choices = [
  ['', 'Any status'],
  ['queued,sending', 'Waiting'],
  ['sent', 'Sent'],
  ['failed', 'Failed'],
  ['canceled', 'Canceled'],
] as const;

function view({ list, status, livemode }: State, actions: Actions): TemplateResult {
  return html`<div class="heading">
      <h1>Mails</h1>
      <div><button type="button" class="button" @click=${actions.refresh}>Refresh</button></div>
    </div>
    ${livemode ? nothing : html`<p>Mails of test documents go to you alone, whoever they are for.</p>`}
    <div class="filters">
      <select aria-label="Status" @change=${(event: Event) => actions.choose((event.currentTarget as HTMLSelectElement).value)}>
        ${choices.map(([value, words]) => html`<option value=${value} .selected=${value === status}>${words}</option>`)}
      </select>
    </div>
    ${whenLoaded(list, actions.refresh, (page) => pageView(page, status, actions))}`;
}

function pageView(page: MailPage, status: string, actions: Actions): TemplateResult {
  if (page.data.length === 0)
    return html`<div class="empty"><p>${status === '' ? 'No mail yet. Choose Billing API › Mail this document… in the spreadsheet.' : 'No such mails.'}</p></div>`;
  return html`<div class="scrolled" tabindex="0" role="region" aria-label="Mails">
      <table class="cards mails">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Subject</th>
            <th scope="col">Document</th>
            <th scope="col">To</th>
            <th scope="col">Status</th>
            <th scope="col"><span class="unseen">Action</span></th>
          </tr>
        </thead>
        <tbody>
          ${page.data.map((mail) => row(mail, actions))}
        </tbody>
      </table>
    </div>
    ${page.next_cursor === null ? nothing : html`<p><button type="button" class="button" @click=${() => actions.more(page)}>Show older</button></p>`}`;
}

const tones: Readonly<Record<string, string>> = { sent: 'good', failed: 'bad' };

function row(mail: ShownMail, { cancel }: Actions): TemplateResult {
  const { status, failure, to, cc, subject, document_number: number } = mail;
  const tone = tones[status] ?? (status === 'queued' && failure !== null ? 'warn' : '');
  const cancelButton = html`<button type="button" class="button" aria-label=${`Cancel: ${subject}`} @click=${() => cancel(mail)}>Cancel</button>`;
  return html`<tr>
    <td data-label="When">${whenOf(mail)}</td>
    <th scope="row">${subject}</th>
    <td class="document" data-label="Document">${number}</td>
    <td class="recipients" data-label="To">${[...to, ...cc].join(', ')}</td>
    <td class="outcome" data-label="Status">
      <span class=${`badge ${tone}`}>${status}</span>
      ${failure === null ? nothing : html`<span class="fine">${failure}</span>`}
    </td>
    <td class="actions">${status === 'queued' ? cancelButton : nothing}</td>
  </tr>`;
}

function whenOf({ sent_at, next_attempt_at, created_at, attempts }: ShownMail): TemplateResult {
  const nowMs = Date.now();
  const isRetried = sent_at === null && next_attempt_at !== null && attempts > 0;
  return html`${relativeTime(sent_at ?? created_at, nowMs)}${isRetried ? html`<span class="fine">next try ${relativeTime(next_attempt_at, nowMs)}</span>` : nothing}`;
}
