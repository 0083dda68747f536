/** Texts that were pushed along with the code, as files that Apps Script calls HTML. */
import type { Files } from '../../core/workspace.ts';
import { serviceCall } from './service-call.ts';

export function googleFiles(service: GoogleAppsScript.HTML.HtmlService): Files {
  return {
    openApi: () => serviceCall(() => service.createHtmlOutputFromFile('openapi').getContent()),
  };
}
