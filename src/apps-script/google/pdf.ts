/** Converts pages to PDFs by HtmlService. It lays out tables alone, and knows CSS 2.1 at most. */
import { Refusal } from '../../core/errors/refusal.ts';
import { ServiceFailure } from '../../core/workspace.ts';
import { serviceCall } from './service-call.ts';

/** Google counts conversions from the first of the day and does not tell when that was: callers look again each hour. */
const quotaRetrySeconds = 3600;

/** What Google says when an account has converted 2,000 files in a day, or 4,000 in a Workspace. */
const quotaWords = /too many times for one day/i;

/** How the emulator says that no program on this machine makes PDFs; Google never says so. */
const absentWords = /^(?:Exception: )?No program here makes PDFs\. /;

/**
 * The bytes of the PDF in Base64: one conversion of the day's.
 * @throws Refusal quota_exhausted, pdf_unavailable; ServiceFailure
 */
export function toPdf(html: string): string {
  return convertToPdf(html, HtmlService, Utilities);
}

/** The same with given services. */
export function convertToPdf(
  html: string,
  service: GoogleAppsScript.HTML.HtmlService,
  utilities: GoogleAppsScript.Utilities.Utilities,
): string {
  try {
    return serviceCall(() =>
      utilities.base64Encode(service.createHtmlOutput(html).getAs('application/pdf').getBytes()),
    );
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    if (absentWords.test(error.message)) throw new Refusal('pdf_unavailable', error.message);
    if (!quotaWords.test(error.message)) throw error;
    throw new Refusal(
      'quota_exhausted',
      'Google converts no more documents of this account today. The same document is there as HTML.',
      { retryAfterSeconds: quotaRetrySeconds },
    );
  }
}
