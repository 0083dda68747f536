/** Estimates what the published measurements leave out, so that a benchmark can state a less kind figure beside theirs. */
import type { ServiceCall } from './gate.ts';

/** Milliseconds; judged from what owners report, and measured by nobody. */
const costs = {
  /** An execution's first call of the document opens it. */
  firstDocumentAccess: 90,
  /** An A1 range looks its sheet up by its name, once an execution. */
  firstNamingOfASheet: 60,
  htmlTemplate: 60,
  htmlPerKb: 0.45,
  utilitiesCall: 1,
  /** Requests of one `fetchAll` leave side by side, but not for nothing. */
  fetchPerRequest: 30,
  sentMail: 500,
} as const;

export interface OverlookedCosts {
  /** Milliseconds besides those of the published measurements, known before the call is performed. */
  of(call: ServiceCall): number;
  /** Milliseconds that follow from what the call has returned. */
  ofResult(call: ServiceCall, result: unknown): number;
}

/** The estimates for one execution. */
export function createOverlookedCosts(): OverlookedCosts {
  const named = new Set<string>();
  let isOpen = false;
  function ofDocument({ member, detail, documentCalls }: ServiceCall): number {
    const [, sheet] = member === 'Spreadsheet.getRange' ? (/^(.+)!/.exec(String(detail[0])) ?? []) : [];
    const naming = sheet === undefined || named.has(sheet) ? 0 : costs.firstNamingOfASheet;
    if (sheet !== undefined) named.add(sheet);
    const opening = isOpen || documentCalls === 0 ? 0 : costs.firstDocumentAccess;
    isOpen ||= documentCalls > 0;
    return naming + opening;
  }
  return {
    of(call) {
      if (call.service === 'spreadsheet') return ofDocument(call);
      if (call.service === 'utilities') return costs.utilitiesCall;
      if (call.service === 'url_fetch') return call.detail.length * costs.fetchPerRequest;
      if (call.member === 'MailApp.sendEmail') return costs.sentMail;
      return call.member === 'HtmlService.createTemplateFromFile' ? costs.htmlTemplate : 0;
    },
    ofResult: ({ service }, result) =>
      service === 'html' && typeof result === 'string' ? (result.length / 1000) * costs.htmlPerKb : 0,
  };
}
