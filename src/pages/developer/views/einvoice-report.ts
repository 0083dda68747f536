/** Shows how many documents are ready to be electronic invoices, and what to fill in: once, by customer, by document. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { SurveyedDocument } from '../../../core/documents/einvoice/survey-page.ts';
import type { ExportedMonth, Survey } from '../walk-einvoices.ts';

// So many entries of a list are read; behind them stands how many there are more.
const shownMax = 40;

interface Lack {
  /** The customer or the document; empty for what concerns all. */
  readonly of: string;
  readonly message: string;
  readonly count: number;
}

/** @param openBusiness goes to the screen on which facts about the seller are filled in */
export function readinessReport(
  { documents, unreadable }: Survey,
  profileName: string,
  year: string,
  openBusiness: () => void,
): TemplateResult {
  if (documents.length === 0) return html`<p class="einvoice-sum">No invoices were issued in ${year}.</p>`;
  const ready = documents.filter(({ missing }) => missing.length === 0).length;
  const isAll = ready === documents.length;
  const once = lacksUnder(documents, '/seller', () => '');
  const byCustomer = lacksUnder(documents, '/customer', ({ customer_name }) => customer_name);
  const byDocument = lacksUnder(documents, '', ({ number }) => number ?? '');
  return html`<p class="einvoice-sum" role="status">
      <span class=${isAll ? 'badge good' : 'badge warn'}>${isAll ? '✓' : '!'} ${ready} of ${documents.length}</span>
      documents of ${year} are ready for ${profileName}.
    </p>
    ${unreadable === 0 ? nothing : html`<p class="fine">${unreadable} rows could not be read. Health says which.</p>`}
    ${
      once.length === 0
        ? nothing
        : html`<section aria-label="Fill in once">
            <h2>Fill in once</h2>
            <p class="fine">These facts are about your business, and every document needs them.</p>
            ${lackList(once)}
            <button type="button" class="button action" @click=${openBusiness}>Open Business</button>
          </section>`
    }
    ${section('Customers', 'Fill them in at the customer: earlier documents that lack them have them then, too.', byCustomer)}
    ${section('Documents', 'Most of what an issued document says cannot change any more. See that the next one says it.', byDocument)}`;
}

function section(title: string, meaning: string, lacks: readonly Lack[]): TemplateResult | typeof nothing {
  if (lacks.length === 0) return nothing;
  return html`<section aria-label=${title}>
    <h2>${title}</h2>
    <p class="fine">${meaning}</p>
    ${lackList(lacks)}
  </section>`;
}

function lackList(lacks: readonly Lack[]): TemplateResult {
  return html`<ul class="einvoice-lacks">
      ${lacks.slice(0, shownMax).map(
        ({ of, message, count }) => html`<li>
          ${of === '' ? nothing : html`<strong>${of}</strong> `}${message}
          <span class="fine">${count === 1 ? '1 document' : `${count} documents`}</span>
        </li>`,
      )}
    </ul>
    ${lacks.length > shownMax ? html`<p class="fine">And ${lacks.length - shownMax} more.</p>` : nothing}`;
}

const owned = ['/seller', '/customer'];

/** The facts whose pointers begin so, or with none of the others; each once, with the number of documents. */
function lacksUnder(
  documents: readonly SurveyedDocument[],
  prefix: string,
  ownerOf: (document: SurveyedDocument) => string,
): Lack[] {
  const isUnder = (pointer: string): boolean =>
    prefix === '' ? !owned.some((one) => pointer.startsWith(one)) : pointer.startsWith(prefix);
  const lacks = new Map<string, Lack>();
  for (const document of documents) {
    const of = ownerOf(document);
    const messages = new Set(
      document.missing.filter(({ pointer }) => isUnder(pointer)).map(({ message }) => message),
    );
    for (const message of messages) {
      const key = JSON.stringify([of, message]);
      lacks.set(key, { of, message, count: (lacks.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...lacks.values()].sort((left, right) => right.count - left.count);
}

/** The file of a month, and what is not in it. */
export function exportedMonth({ name, archive, count, left, unreadable }: ExportedMonth): TemplateResult {
  return html`<div role="status">
    ${
      archive === null
        ? html`<p>No document of this month is ready.</p>`
        : html`<p>
            <a download=${name} href=${URL.createObjectURL(archive)}>${name}</a>, ${count === 1 ? '1 document' : `${count} documents`}
          </p>`
    }
    ${left.length === 0 ? nothing : html`<p>Not in it, because they are not ready: ${left.slice(0, shownMax).join(', ')}${left.length > shownMax ? ` and ${left.length - shownMax} more` : ''}.</p>`}
    ${unreadable === 0 ? nothing : html`<p>${unreadable} rows could not be read.</p>`}
  </div>`;
}
